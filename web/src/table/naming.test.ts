import { describe, expect, it, vi } from 'vitest'
import type { Look } from '../api/types'
import { namesOf, sentenceOf } from './naming'

vi.mock('../words/words.svelte', () => ({
  t: (id: string, args?: { seat: number }) => (id === 'web-you' ? 'You' : `Player ${args?.seat}`),
}))

function look(mine: number[], names: string[]): Look {
  const seats = names.map((name, seat) => ({ seat, kind: 'person', name }))
  return { seat: mine[0] ?? null, mine, seats } as unknown as Look
}

describe('names of seats', () => {
  it('tell several people at one device apart', () => {
    expect(namesOf(look([0, 1, 2], ['', 'Ann', '']))).toEqual(['Player 1', 'Ann', 'Player 3'])
    expect(namesOf(look([1, 0], ['', '']))).toEqual(['Player 1', 'Player 2'])
  })

  it('say you to who sits alone at a device', () => {
    expect(namesOf(look([1], ['', '']))).toEqual(['Player 1', 'You'])
    expect(namesOf(look([], ['', '']))).toEqual(['Player 1', 'Player 2'])
  })
})

describe('reasons', () => {
  it('are sentences without numbers of rules', () => {
    expect(sentenceOf('display 1 is taken for this round (FO-20)')).toBe('Display 1 is taken for this round.')
    expect(sentenceOf('Tyra: never moves (GI-11, GI-64)')).toBe('Tyra: never moves.')
    expect(sentenceOf('This field is closed for you now.')).toBe('This field is closed for you now.')
    expect(sentenceOf('')).toBe('')
  })
})
