/** The address bar and the page that belongs to it. */

const place = $state({ path: location.pathname, search: location.search, hash: location.hash })

addEventListener('popstate', follow)

function follow(): void {
  place.path = location.pathname
  place.search = location.search
  place.hash = location.hash
}

export function path(): string {
  return place.path
}

export function parameter(name: string): string | null {
  return new URLSearchParams(place.search).get(name)
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  follow()
  if (how !== 'push') return
  scrollTo(0, 0)
  // Who listens or uses the keyboard goes on where the new page begins.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Let plain clicks on our own links change the page without loading it anew. */
export function internalLinks(node: HTMLElement): () => void {
  const listen = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/'))
      return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  node.addEventListener('click', listen)
  return () => node.removeEventListener('click', listen)
}
