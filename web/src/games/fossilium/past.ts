/** What was done last: the field, the cells and the parts that it touched. */

import type { GameEvent } from '../../api/types'
import type { Told } from './types'

export interface Last {
  seat: number | null
  field: string | null
  cells: Record<number, string[]>
  /** Parts that came into the market. */
  market: Set<string>
  events: GameEvent[]
}

const BEGINS = new Set(['field', 'pass', 'students', 'round', 'opening', 'income'])
const ENDS = new Set(['turn', 'choice'])

/** The last thing that somebody did as a whole, with everything that followed from it. */
export function lastDone(events: readonly GameEvent[]): Last {
  let from = events.length
  for (let k = events.length - 1; k >= 0; k--) {
    const { type } = events[k] as GameEvent
    if (!BEGINS.has(type)) continue
    from = k
    break
  }
  const done = events.slice(from).filter((event) => !ENDS.has(event.type)) as unknown as Told[]
  const last: Last = { seat: null, field: null, cells: {}, market: new Set(), events: done as unknown as GameEvent[] }
  for (const event of done) {
    if (event.type === 'field') {
      last.field = String(event.field)
      last.seat = event.seat ?? null
    }
    if ((event.type === 'part' || event.type === 'panel') && event.seat !== undefined)
      (last.cells[event.seat] ??= []).push(String(event.cell))
    if (event.type === 'sell' || event.type === 'market') last.market.add(String(event.tile))
  }
  return last
}
