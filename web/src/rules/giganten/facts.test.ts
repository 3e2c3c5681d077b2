import { describe, expect, it } from 'vitest'
import { KINDS } from '../../games/giganten/kinds'
import { CHALLENGED, CHALLENGERS, MARKS, PRINTED, resultOf, TILES } from './facts'

describe('the rules page of Giganten', () => {
  it('knows every fight, but none of a Nest or a Blitz in the swamp', () => {
    expect(CHALLENGERS).toHaveLength(11)
    expect(CHALLENGED.toSorted()).toEqual([...Object.keys(KINDS), 'trap'].toSorted())
    for (const attacker of CHALLENGERS) {
      for (const defender of CHALLENGED) {
        expect(resultOf(attacker, defender, 'land')).not.toBeNull()
        expect(resultOf(attacker, defender, 'swamp') === null).toBe(defender === 'nest' || defender === 'blitz')
      }
    }
  })

  it('tells of every kind how certain its numbers are', () => {
    expect(Object.keys(MARKS).toSorted()).toEqual(
      Object.keys(KINDS)
        .filter((kind) => kind !== 'blank')
        .toSorted(),
    )
  })

  it('shows the six printed fights and four tiles', () => {
    expect(PRINTED).toHaveLength(6)
    expect(Object.keys(TILES)).toEqual(['a', 'b', 'c', 'd'])
  })
})
