/** Which part of a shelf somebody points at: by the mouse, by keys, or by a tap. */

const partAt = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest<HTMLElement>('[data-part]')?.dataset.part ?? null) : null

export function pointing(node: HTMLElement, tell: (tile: string | null) => void): { destroy: () => void } {
  const stop = new AbortController()
  const on = (type: string, listen: (event: Event) => void): void => node.addEventListener(type, listen, { signal: stop.signal })
  const show = (event: Event): void => tell(partAt(event))
  on('focusin', show)
  on('click', show)
  // What is taken off the page loses the focus in the middle of the drawing, when nothing may change.
  on('focusout', (event) => {
    if (!node.contains((event as FocusEvent).relatedTarget as Node | null)) queueMicrotask(() => tell(null))
  })
  // A finger leaves as soon as it is lifted: what it tapped stays.
  on('pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && show(event))
  on('pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && tell(null))
  return { destroy: () => stop.abort() }
}
