/** What a part is, how much of its fossil one has, and what it is good for: in words. */

import { t } from '../../words/words.svelte'
import { completing, worthOf } from './choices'
import { sizeOf } from './facts'
import { filled, partOf } from './floor'
import type { SeatView } from './types'
import { tileName } from './words'

/** How many parts of a fossil a museum has: shown ones, and of these tiles those that fit. */
export function partsOf(seat: SeatView, fossil: string, tiles: readonly (string | null)[]): number {
  const stands = seat.fossils.find((one) => one.fossil === fossil)
  if (!stands) return filled(fossil, tiles).filter(Boolean).length
  const missing = [...stands.missing]
  for (const tile of tiles) {
    const at = tile === null ? -1 : missing.indexOf(tile)
    if (at >= 0) missing.splice(at, 1)
  }
  return stands.size - missing.length
}

/** What a museum has that is not shown yet. */
export const ownTiles = (seat: SeatView): (string | null)[] => [...seat.storage.slots.map((slot) => slot.tile), ...seat.beside]

/** A part in a line: its name, what one has of its fossil, what half of it is, what the whole brings. */
export function aboutPart(seat: SeatView, tile: string, firstGame: boolean): string {
  const { fossil } = partOf(tile)
  const size = sizeOf(fossil)
  const parts = partsOf(seat, fossil, ownTiles(seat))
  const shown = seat.fossils.some((one) => one.fossil === fossil)
  const have = t('web-fo-part-have', { parts, size, half: shown || size === 1 ? 0 : size / 2 })
  return [tileName(tile), have, completing(fossil, firstGame), worthOf(fossil)].filter(Boolean).join(' · ')
}
