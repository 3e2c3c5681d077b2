/** Marks on the page for what the guide talks about. The table draws itself; the marks only lie on it. */

const MARK = 'data-guided'

export function unmark(): void {
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
}

/** Mark the first of each kind, once the table has drawn what is new. */
export function mark(selectors: string[]): void {
  unmark()
  if (!selectors.length) return
  requestAnimationFrame(() => {
    for (const selector of selectors) document.querySelector(selector)?.setAttribute(MARK, '')
  })
}
