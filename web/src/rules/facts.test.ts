import { describe, expect, it } from 'vitest'
import { BAG, CARDS, EXAMPLES, FACES, herd, openPens, PENS, pensOf } from './facts'

describe('the rules page', () => {
  it('has a card with an example for every pen', () => {
    const shown = [...CARDS.summer, ...CARDS.winter].flatMap(pensOf)
    expect(shown.sort()).toEqual(Object.keys(PENS).sort())
    for (const card of [...CARDS.summer, ...CARDS.winter]) expect(EXAMPLES[card]?.zoos.length).toBeGreaterThan(0)
  })

  it('shows three pens for every area of the die, on both boards', () => {
    for (const board of ['summer', 'winter'] as const) {
      for (const face of FACES.slice(0, 4)) expect(openPens(face, board, {})).toHaveLength(3)
    }
  })

  it('judges empty pens and pens without T-Rex by what is in them', () => {
    const zoo = { forest: ['trex'], trio: ['diplodocus'] }
    expect(openPens('empty', 'summer', zoo)).toEqual(['prairie', 'king', 'meadow', 'island'])
    expect(openPens('no_trex', 'summer', zoo)).toEqual(['trio', 'prairie', 'king', 'meadow', 'island'])
  })

  it('finds a herd wherever it stands', () => {
    expect(herd({ king: ['trex'], river: ['trex', 'diplodocus'], pyramid: [null, 'trex'] }, 'trex')).toHaveLength(3)
  })

  it('tells the bag for every number of players', () => {
    expect(Object.keys(BAG)).toEqual(['2', '3', '4', '5'])
  })
})
