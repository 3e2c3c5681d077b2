/** Who plays by keys finds what can be done next under the fingers. */

const NEXT = [
  '.tray [data-position]',
  '.tray [data-start]',
  '.tray [data-usual]',
  '.tray [data-step]',
  '.tray [data-deed="place"]',
  '.cells [data-cell]',
  '.market [data-buy]',
  '[data-shelf] [data-tile]',
  '.sheet [data-field][aria-disabled="false"]',
  '.tray .button.main:not(:disabled)',
  '.tray [data-deed="pass"]',
]

/** Focus the first thing that can be done, unless somebody is elsewhere on the page. */
export function focusNext(root: HTMLElement): void {
  const at = document.activeElement
  if (at && at !== document.body && !root.contains(at)) return
  for (const selector of NEXT) {
    const found = root.querySelector<HTMLElement>(selector)
    if (found) {
      found.focus()
      return
    }
  }
}
