/** What can be known of hidden pieces, counted and in words. */

import { t } from '../../words/words.svelte'
import { roster } from './kinds'
import { allOpen, isOpen } from './sight'
import type { GigantenView, PieceView } from './types'
import { kindName, listed } from './words'

type Counts = Record<string, number>

/** How many of each kind a seat still has that nobody else has seen. */
export function hiddenKinds(view: GigantenView, options: Record<string, unknown>, seat: number): Counts {
  const left: Counts = { ...roster(options) }
  const army = view.seats[seat]
  for (const gone of [army?.lost, army?.away])
    for (const [kind, many] of Object.entries(gone ?? {})) left[kind] = (left[kind] ?? 0) - many
  for (const piece of view.pieces)
    if (piece.seat === seat && piece.shown) {
      const [kind = ''] = piece.could
      left[kind] = (left[kind] ?? 0) - 1
    }
  return Object.fromEntries(Object.entries(left).filter(([, many]) => many > 0))
}

/** Kinds that were seen and are still on the board. */
export function shownKinds(view: GigantenView, seat: number): Counts {
  const seen: Counts = {}
  for (const piece of view.pieces)
    if (piece.seat === seat && piece.shown && piece.could[0]) seen[piece.could[0]] = (seen[piece.could[0]] ?? 0) + 1
  return seen
}

export const countAll = (counts: Counts): number => Object.values(counts).reduce((sum, many) => sum + many, 0)

/** A piece in words; `memory` adds what follows from what was seen. */
export function aboutPiece(
  view: GigantenView,
  options: Record<string, unknown>,
  piece: PieceView,
  names: string[],
  memory: boolean,
): string {
  const name = names[piece.seat] ?? ''
  const parts: string[] = []
  if (isOpen(view, piece) && piece.kind !== null) {
    const own = view.viewer === piece.seat
    const kind = kindName(piece.kind, options)
    parts.push(own ? kind : t('web-gi-piece-of', { name, kind }))
    if (own && piece.shown) parts.push(t('web-gi-piece-seen'))
  } else if (memory && piece.shown) parts.push(t('web-gi-piece-was', { name, kind: kindName(piece.could[0] ?? '', options) }))
  else {
    parts.push(t('web-gi-piece-hidden', { name }))
    if (memory && !allOpen(view)) parts.push(deduced(view, options, piece))
  }
  if (piece.stuck > 0) parts.push(t('web-gi-piece-stuck', { turns: piece.stuck }))
  return parts.filter(Boolean).join('. ')
}

/** What follows from how a piece stood and moved: what it cannot be, or, if that is shorter, what it can. */
function deduced(view: GigantenView, options: Record<string, unknown>, piece: PieceView): string {
  const all = Object.keys(hiddenKinds(view, options, piece.seat))
  const say = (kinds: string[], type: 'conjunction' | 'disjunction'): string =>
    listed(
      kinds.map((kind) => kindName(kind, options)),
      type,
    )
  const not = all.filter((kind) => !piece.could.includes(kind))
  if (piece.could.length <= 4) return t('web-gi-could-only', { kinds: say(piece.could, 'disjunction') })
  if (!not.length) return t('web-gi-could-any', { many: all.length })
  return t('web-gi-could-not', { kinds: say(not, 'disjunction'), many: piece.could.length })
}

/** A field in words. */
export function aboutField(view: GigantenView, field: string): string {
  return t('web-gi-field', { field, ground: t(`web-gi-ground-${view.ground[field] ?? 'land'}`) })
}
