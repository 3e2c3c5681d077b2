/** Workers that can still act. */

import type { FossiliumView } from './types'

/** How many fixed workers of a museum may act now; the board says for the seat on turn in which columns one can be placed. */
export function fixedLeft(view: FossiliumView, hero: number): number {
  const workers = view.seats[hero]?.workers
  if (!workers || view.seat !== hero) return 0
  return view.board.columns.reduce((sum, { column, joker_fixed }) => {
    const left = (workers.fixed[column - 1] ?? 0) - (workers.used[column - 1] ?? 0)
    return joker_fixed === null ? sum : sum + left
  }, 0)
}
