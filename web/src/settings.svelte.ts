/** What a person chose for this browser; kept here, sent to nobody. */

import { kept, keep } from './keeping'

export type Theme = 'system' | 'light' | 'dark'

interface Chosen {
  theme: Theme
  sound: boolean
  motion: boolean
  letters: boolean
  /** Ask once more before a choice is sent. */
  confirm: boolean
  /** Marks on hidden pieces: what was seen of them, and what follows. */
  memory: boolean
  name: string
}

const KEY = 'gondwana-settings'
const DEFAULTS: Chosen = { theme: 'system', sound: false, motion: true, letters: true, confirm: true, memory: true, name: '' }

export const settings = $state<Chosen>({ ...DEFAULTS, ...kept<Partial<Chosen>>(KEY, {}) })

/** Keep what is chosen and let the page follow; call once, inside a component. */
export function followSettings(): void {
  $effect(() => {
    keep(KEY, $state.snapshot(settings))
    const root = document.documentElement
    if (settings.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = settings.theme
    root.dataset.motion = motionAllowed() ? 'full' : 'none'
  })
}

/** Whether things may move: the person's switch and the system's wish. */
export function motionAllowed(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
