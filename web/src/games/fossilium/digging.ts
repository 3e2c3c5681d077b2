/** What workers in a column will dig up after the opening. */

import { theFacts } from './facts'
import type { FieldView, FossiliumView } from './types'

const LAST_ROUND = 5

/**
 * How many parts could be drawn and kept at the site of a field, with the workers that this field takes. Workers of the others
 * help to draw, neutral ones too, but not those that the others have fixed there. Null: nobody digs there.
 */
export function digging(view: FossiliumView, hero: number, field: FieldView): { draw: number; keep: number } | null {
  const column = view.board.columns.find((one) => one.column === field.column)
  if (!column?.site || view.round >= LAST_ROUND) return null
  const more = field.row === 'manage' ? 1 : field.size
  const fixed = column.fixed[hero] ?? 0
  const foreign = column.fixed.reduce((sum, many) => sum + many, 0) - fixed
  const own = view.board.fields
    .filter((one) => one.column === field.column)
    .reduce((sum, one) => sum + one.workers.filter((seat) => seat === hero).length, 0)
  const left = view.bags.find((bag) => bag.site === column.site)?.tiles ?? 0
  const draw = Math.min(theFacts().digging.most, column.workers - foreign + more, left)
  return { draw, keep: Math.min(own + fixed + more, draw) }
}
