import { describe, expect, it } from 'vitest'
import type { GigantenView } from '../../api/schema.gen'
import { cornerSeen, firstLaying, laySteps, swap, tileGround, turn, turnedRows } from './halves'

const ROWS = ['~..', '...', '..~']
const laying = {
  drawings: { a: ['~.', '..'], b: ['.~', '~~'] },
  places: [[{ column: 0, row: 0 }], [{ column: 2, row: 2 }]],
}

describe('turning', () => {
  it('goes clockwise', () => {
    expect(turnedRows(['~..', '...', '...'], 90)).toEqual(['..~', '...', '...'])
    expect(turnedRows(['~..', '...', '...'], 180)).toEqual(['...', '...', '..~'])
    expect(turnedRows(ROWS, 360)).toEqual(ROWS)
    expect(turnedRows(ROWS, -90)).toEqual(turnedRows(ROWS, 270))
  })

  it('turns one tile and swaps two', () => {
    const two = [
      { tile: 'a', turn: 270 },
      { tile: 'b', turn: 0 },
    ]
    expect(turn(two, 0)[0]).toEqual({ tile: 'a', turn: 0 })
    expect(swap(two, 0, 1).map(({ tile }) => tile)).toEqual(['b', 'a'])
    expect(swap(two, 0, 5)).toEqual(two)
    expect(laySteps(two, 0)).toEqual(['tile a 270', 'tile b 0'])
    expect(laySteps(two, 1)).toEqual(['tile b 0'])
  })
})

describe('the ground', () => {
  it('lies as its party sees it', () => {
    expect(tileGround(laying, 0, 0, { tile: 'a', turn: 0 })).toEqual({ a2: 'swamp', b2: 'land', a1: 'land', b1: 'land' })
    expect(tileGround(laying, 1, 0, { tile: 'a', turn: 0 })).toEqual({ c4: 'land', d4: 'land', c3: 'land', d3: 'swamp' })
  })

  it('is seen from both ends', () => {
    const board = { columns: 4, rows: 4 }
    expect(cornerSeen(board, { column: 0, row: 0 }, 2, false)).toEqual({ x: 0, y: 2 })
    expect(cornerSeen(board, { column: 0, row: 0 }, 2, true)).toEqual({ x: 2, y: 0 })
  })
})

describe('beginning', () => {
  const view = (laid: ({ tile: string; turn: number } | null)[]): GigantenView =>
    ({
      parties: [
        { tiles: ['a', 'b'], laid },
        { tiles: [], laid: [] },
      ],
    }) as unknown as GigantenView

  it('takes the tiles as they were drawn, or as they were kept', () => {
    const kept = [
      { tile: 'b', turn: 90 },
      { tile: 'a', turn: 0 },
    ]
    expect(firstLaying(view([]), 0, null).map(({ tile }) => tile)).toEqual(['a', 'b'])
    expect(firstLaying(view([]), 0, kept)).toEqual(kept)
    expect(firstLaying(view([]), 0, [{ tile: 'c', turn: 0 }]).map(({ tile }) => tile)).toEqual(['a', 'b'])
  })

  it('leaves what lies', () => {
    expect(firstLaying(view([{ tile: 'b', turn: 180 }]), 0, null)).toEqual([
      { tile: 'b', turn: 180 },
      { tile: 'a', turn: 0 },
    ])
  })
})
