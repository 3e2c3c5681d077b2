import { describe, expect, it } from 'vitest'
import { heights, landscape, Lie, outline, rings, spotOf, fieldAt } from './land'

describe('fields', () => {
  it('have names beyond z', () => {
    expect(spotOf('e4')).toEqual([4, 3])
    expect(spotOf('aa14')).toEqual([26, 13])
    for (const field of ['a1', 'n14', 'z9', 'ab28']) expect(fieldAt(...spotOf(field))).toBe(field)
  })

  it('lie with the own end below, for both ends', () => {
    const near = new Lie(14, 14, false)
    const far = new Lie(14, 14, true)
    expect(near.spot('a1')).toEqual({ x: 0, y: 13 })
    expect(far.spot('a1')).toEqual({ x: 13, y: 0 })
    expect(far.spot('n14')).toEqual({ x: 0, y: 13 })
    for (const lie of [near, far, new Lie(7, 28, true)])
      expect(lie.field(3, 9)).toSatisfy((field: string) => lie.spot(field).x === 3 && lie.spot(field).y === 9)
    expect(far.columnNames[0]).toBe('n')
    expect(near.rowNames[0]).toBe('14')
  })

  it('that are missing leave gaps in their row', () => {
    const lines = new Lie(3, 2, false).lines(['a1', 'b1', 'b2', 'c2'])
    expect(lines.map((line) => line.map(({ field, x }) => `${field}@${x}`))).toEqual([
      ['b2@1', 'c2@2'],
      ['a1@0', 'b1@1'],
    ])
  })
})

describe('the land', () => {
  it('is the higher the farther from the swamp', () => {
    const high = heights(new Lie(4, 1, false), { a1: 'swamp', b1: 'land', c1: 'land', d1: 'land' })
    expect([...high.values()]).toEqual([0, 1, 2, 3])
  })

  it('is neither land nor swamp where it is covered', () => {
    const lie = new Lie(3, 1, false)
    const drawing = landscape(lie, { a1: 'land', b1: 'land', c1: 'covered' })
    expect([...heights(lie, { a1: 'swamp', c1: 'covered' }).keys()]).toEqual(['0 0'])
    expect(drawing.board).toBe(outline(['0 0', '1 0'], 0, 6))
    expect(drawing.covered).toBe(outline(['2 0'], 0, 6))
    expect(landscape(lie, { a1: 'land' }).covered).toBe('')
  })

  it('has one ring around each swamp, and one around a hole in it', () => {
    expect(rings(['0 0'])).toHaveLength(1)
    expect(rings(['0 0', '1 0', '1 1'])[0]).toHaveLength(6)
    expect(rings(['0 0', '2 0'])).toHaveLength(2)
    const around = ['0 0', '1 0', '2 0', '0 1', '2 1', '0 2', '1 2', '2 2']
    expect(
      rings(around)
        .map((ring) => ring.length)
        .sort(),
    ).toEqual([4, 4])
  })

  it('keeps swamps apart that touch in a corner only', () => {
    expect(rings(['0 0', '1 1']).map((ring) => ring.length)).toEqual([4, 4])
  })

  it('is drawn inside of its fields', () => {
    const numbers = outline(['1 1'], 3, 10)
      .match(/[\d.]+/g)!
      .map(Number)
    expect(Math.min(...numbers)).toBe(43)
    expect(Math.max(...numbers)).toBe(77)
  })
})
