/** What is seen of the pieces by whoever looks, and what a good memory adds to it. */

import { pictureOf } from './kinds'
import type { GigantenView, Mark, PieceView, Standing } from './types'

/** The end of the board from which a seat looks. */
export const isTurned = (seat: number): boolean => seat % 2 === 1

export const sameSide = (one: number, other: number): boolean => one % 2 === other % 2

/** Everything lies open: the game is over, or it is looked at with everything open. */
export function allOpen(view: GigantenView): boolean {
  return view.phase === 'over' || (view.viewer === null && view.pieces.some((piece) => piece.kind !== null && !piece.shown))
}

export function isOpen(view: GigantenView, piece: PieceView): boolean {
  if (piece.kind === null) return false
  return allOpen(view) || (view.viewer !== null && sameSide(view.viewer, piece.seat))
}

/** Which kinds the backs of a side can be at all: what all of them together could be. */
function possible(view: GigantenView, seat: number): Set<string> {
  return new Set(view.pieces.filter((piece) => piece.seat === seat && !piece.shown).flatMap((piece) => piece.could))
}

/** The kinds that only some pieces can be: what is worth a mark. */
const TELLING = ['nest', 'blitz', 'blank', 'culak']

export function markOf(view: GigantenView, piece: PieceView): Mark {
  if (piece.shown) return { kind: piece.could[0] ?? piece.kind, not: [] }
  const could = possible(view, piece.seat)
  return { kind: null, not: TELLING.filter((kind) => could.has(kind) && !piece.could.includes(kind)) }
}

/** The pieces as they are drawn; `memory` puts marks on backs. Nothing is seen while the device is handed on. */
export function standings(view: GigantenView, options: Record<string, unknown>, memory: boolean, covered = false): Standing[] {
  return view.pieces.map((piece) => {
    const open = !covered && isOpen(view, piece)
    const mark = memory && !open && !covered ? markOf(view, piece) : null
    return {
      field: piece.field,
      seat: piece.seat,
      kind: open && piece.kind !== null ? pictureOf(piece.kind, options) : null,
      mark: mark && mark.kind !== null ? { ...mark, kind: pictureOf(mark.kind, options) } : mark,
      stuck: piece.stuck > 0,
    }
  })
}
