import { describe, expect, it, vi } from 'vitest'
import { cellAt, CELLS, covered, cutOf, filled, incomeOf, partOf, pedestalUnder, showable, spotOf } from './floor'
import type { FossilView } from './types'

vi.mock('../../words/words.svelte', () => ({ t: (id: string) => id }))

const shown = (fossil: string, cells: string[], placed: boolean[], missing: string[]): FossilView => ({
  fossil,
  type: 'terrestrial',
  size: cells.length,
  cell: cells[0] ?? 'a1',
  lying: true,
  cells,
  placed,
  missing,
  complete: placed.every(Boolean),
  pedestal: false,
})

describe('cells', () => {
  it('are named by column and row', () => {
    expect(CELLS).toHaveLength(30)
    expect(CELLS[0]).toBe('a1')
    expect(CELLS[29]).toBe('f5')
    expect(spotOf('c4')).toEqual({ column: 3, row: 4 })
    expect(CELLS.every((cell) => cellAt(spotOf(cell).column, spotOf(cell).row) === cell)).toBe(true)
  })
})

describe('a fossil', () => {
  it('lies or stands, slice after slice', () => {
    expect(covered('trex', 'd1', true)).toEqual(['d1', 'd2', 'e1', 'e2', 'f1', 'f2'])
    expect(covered('trex', 'b3', false)).toEqual(['b3', 'c3', 'b4', 'c4', 'b5', 'c5'])
    expect(covered('voltzia', 'a1', true)).toEqual(['a1', 'b1'])
    expect(covered('fern', 'a1', true)).toEqual(['a1'])
  })

  it('is cut so that no part is shown twice', () => {
    for (const lying of [true, false]) {
      const cells = covered('trex', 'b2', lying)
      const cuts = cells.map((_, k) => cutOf('trex', cells, k))
      expect(new Set(cuts.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
      expect(cuts.every((cut) => cut.upright === !lying)).toBe(true)
    }
  })

  it('has a pedestal only where it covers it exactly', () => {
    expect(pedestalUnder(covered('trex', 'd1', true))?.prestige).toBe(6)
    expect(pedestalUnder(covered('trex', 'b3', false))?.prestige).toBe(6)
    expect(pedestalUnder(covered('trex', 'b3', true))).toBeNull()
    expect(pedestalUnder(covered('nest', 'a1', true))?.prestige).toBe(4)
  })

  it('brings money once for a row and a guest for each part in its column', () => {
    // Terrestrial: the shop of row 5, the entrance of column e.
    const cells = covered('stegosaurus', 'd4', true)
    expect(incomeOf('stegosaurus', cells, [true, true, true, true, true, true])).toEqual({ money: 1, guests: 2 })
    expect(incomeOf('stegosaurus', cells, [true, false, true, false, true, false])).toEqual({ money: 0, guests: 1 })
  })

  it('brings money for an incomplete fossil only where shops pay for those', () => {
    const cells = covered('stegosaurus', 'd4', true)
    const some = [true, true, true, true, true, false]
    expect(incomeOf('stegosaurus', cells, some)).toEqual({ money: 1, guests: 2 })
    expect(incomeOf('stegosaurus', cells, some, true)).toEqual({ money: 0, guests: 2 })
    expect(incomeOf('stegosaurus', cells, Array<boolean>(6).fill(true), true)).toEqual({ money: 1, guests: 2 })
  })
})

describe('parts', () => {
  it('name their fossil and their slice', () => {
    expect(partOf('trex-2')).toEqual({ fossil: 'trex', pair: 2 })
    expect(partOf('fern')).toEqual({ fossil: 'fern', pair: null })
  })

  it('fill their slice, two at most', () => {
    expect(filled('trex', ['trex-1', 'trex-1', 'trex-1', 'trex-3'])).toEqual([true, true, false, false, true, false])
    expect(filled('voltzia', ['voltzia', null])).toEqual([true, false])
    expect(filled('fern', ['fern', 'fern'])).toEqual([true])
  })

  it('are enough for a new fossil with half of it, and for a shown one if they are missing there', () => {
    expect(showable(['trex-1', 'trex-1', 'trex-1'], [])).toEqual([])
    expect(showable(['trex-1', 'trex-2', 'trex-3'], [])).toEqual([{ fossil: 'trex', parts: 3, size: 6, fresh: true }])
    const stands = shown('voltzia', ['a1', 'b1'], [true, false], ['voltzia'])
    expect(showable(['voltzia', 'voltzia'], [stands])).toEqual([{ fossil: 'voltzia', parts: 2, size: 2, fresh: false }])
    expect(showable(['voltzia'], [shown('voltzia', ['a1', 'b1'], [true, true], [])])).toEqual([])
  })
})
