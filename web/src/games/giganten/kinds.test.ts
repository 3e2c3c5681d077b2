import { describe, expect, it } from 'vitest'
import { numbersOf } from './fights'
import { adopt, KINDS, roster } from './kinds'

describe("parts of somebody's own", () => {
  it('are shown in the place of those of the page', () => {
    const colour = KINDS.tri?.colour
    adopt({ kinds: { tri: { letter: 'Q', land: 9, swamp: 0 } }, rosters: { full: { nest: 1, tri: 23 } } })
    expect(KINDS.tri).toEqual({ letter: 'Q', land: 9, swamp: 0, colour })
    expect(roster({})).toEqual({ nest: 1, tri: 23 })
    expect(numbersOf({ attacker: 'tri', defender: 'stego', result: 'attacker' }, 'land')).toEqual([9, 3])
  })
})
