/** Marks on the page for what the guide talks about. The table draws itself; the marks only lie on it. */

const MARK = 'data-guided'

/** Watches the table while there are marks. */
let drawn: MutationObserver | null = null

export function unmark(): void {
  drawn?.disconnect()
  drawn = null
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
}

/** Mark the first of each kind, also when the table draws it later: a button that is asked for once more, say. */
export function mark(selectors: string[]): void {
  unmark()
  if (!selectors.length) return
  const lay = (): void => {
    for (const selector of selectors) document.querySelector(selector)?.setAttribute(MARK, '')
  }
  drawn = new MutationObserver(lay)
  drawn.observe(document.body, { childList: true, subtree: true })
  requestAnimationFrame(() => drawn && lay())
}
