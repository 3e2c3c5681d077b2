import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../api/types'
import { lastDone } from './past'

const events: GameEvent[] = [
  { at: 1, type: 'field', seat: 0, field: 'market-1' },
  { at: 2, type: 'sell', seat: 0, tile: 'fern' },
  { at: 3, type: 'turn', seat: 1 },
  { at: 4, type: 'field', seat: 1, field: 'display-2' },
  { at: 5, type: 'part', seat: 1, tile: 'voltzia', cell: 'a1' },
  { at: 6, type: 'part', seat: 1, tile: 'voltzia', cell: 'b1' },
  { at: 7, type: 'turn', seat: 0 },
]

describe('what was done last', () => {
  it('is the last action with all that followed', () => {
    const last = lastDone(events)
    expect(last.field).toBe('display-2')
    expect(last.seat).toBe(1)
    expect(last.cells).toEqual({ 1: ['a1', 'b1'] })
    expect(last.market.size).toBe(0)
    expect(last.events.map((event) => event.type)).toEqual(['field', 'part', 'part'])
  })

  it('marks parts that came into the market', () => {
    expect([...lastDone(events.slice(0, 3)).market]).toEqual(['fern'])
  })

  it('is nothing before anything was done', () => {
    expect(lastDone([])).toMatchObject({ field: null, seat: null, cells: {} })
  })
})
