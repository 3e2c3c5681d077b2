import { describe, expect, it } from 'vitest'
import english from '../../../../src/gondwana/locale/en/web-giganten-guide.ftl?raw'
import type { Look } from '../../api/types'
import type { GigantenView } from '../../games/giganten/types'
import { canChallenge, CARDS, dueCard, fieldsOf, flightFrom, pointedAt, quietLeft } from './cards'

function look(view: Partial<GigantenView> = {}, more: Partial<Look> = {}): Look {
  return {
    players: 2,
    seat: 0,
    status: 'running',
    pending: [0],
    options: { quiet_moves: 100 },
    plans: { e4: { '-e5': {} } },
    view: { phase: 'pick', turns: 0, quiet: 0, fight: null, pieces: [], ...view },
    ...more,
  } as unknown as Look
}

/** Every card that comes when each is read at once. */
function told(now: Look): string[] {
  const read: string[] = []
  for (let card = dueCard(now, read); card; card = dueCard(now, read)) read.push(card)
  return read
}

describe('the guide of Giganten', () => {
  it('goes from the tiles over the set-up to the first move', () => {
    expect(told(look({ phase: 'lay' }))).toEqual(['welcome', 'tiles'])
    expect(told(look({ phase: 'occupy' }))).toEqual(['welcome', 'land', 'ready', 'secret'])
    expect(told(look())).toEqual(['welcome', 'first', 'numbers'])
  })

  it('waits with its lessons while the other side is busy', () => {
    expect(told(look({ phase: 'lay' }, { pending: [1] }))).toEqual(['welcome'])
    expect(told(look({}, { pending: [1] }))).toEqual(['welcome'])
  })

  it('explains a challenge and the ground when an enemy is in reach', () => {
    const plans = { e4: { '-e5': { quiet: {}, 'x e6': {} } } }
    expect(canChallenge(plans)).toBe(true)
    expect(told(look({}, { plans }))).toEqual(expect.arrayContaining(['challenge', 'ground']))
    expect(canChallenge({ e4: { '-e5': {} } })).toBe(false)
  })

  it('tells a flight from a challenge on foot', () => {
    const plans = { e4: { '-e8': { 'x e9': {} } }, b2: { '-b3': {} } }
    expect(flightFrom(plans)).toBe('e4')
    expect(canChallenge(plans)).toBe(false)
    expect(told(look({}, { plans }))).toContain('flight')
    expect(pointedAt('flight', look({}, { plans }))).toEqual(['[data-field="e4"]'])
  })

  it('speaks of the first fight, and of moving up', () => {
    const fight = { attacker: 'stego', defender: 'dilo', attacker_field: 'e5', defender_field: 'e6', result: 'defender' } as const
    expect(told(look({ fight }))).toContain('fought')
    expect(dueCard(look({ phase: 'up', fight }), ['welcome'])).toBe('up')
  })

  it('comes to the Nest and to draws when the game is older', () => {
    expect(told(look({ turns: 20 }))).toEqual(expect.arrayContaining(['backs', 'deduce', 'nest']))
    expect(told(look({ turns: 4 }))).not.toContain('nest')
    expect(told(look({ quiet: 120 }))).toContain('quiet')
    expect(told(look({ quiet: 20 }))).not.toContain('quiet')
    const quiet = look({ quiet: 121 })
    expect(quietLeft(quiet, quiet.view as unknown as GigantenView)).toBe(40)
    expect(told(look({ quiet: 5000 }, { options: { quiet_moves: 'none' } }))).not.toContain('quiet')
  })

  it('has one word for the end, and nothing for those who only watch', () => {
    expect(told(look({ phase: 'over' }, { status: 'over', pending: [] }))).toEqual(['end'])
    expect(told(look({}, { seat: null }))).toEqual([])
  })

  it('reads steps and whole turns', () => {
    expect(fieldsOf('e4')).toEqual({ start: 'e4', goal: null, enemy: null })
    expect(fieldsOf('e4-e5')).toEqual({ start: 'e4', goal: 'e5', enemy: null })
    expect(fieldsOf('e4-e5 x e6')).toEqual({ start: 'e4', goal: 'e5', enemy: 'e6' })
    expect(fieldsOf('-e5')).toEqual({ start: null, goal: 'e5', enemy: null })
    expect(fieldsOf('x e6')).toEqual({ start: null, goal: null, enemy: 'e6' })
  })

  it('has a title and a text for every card', () => {
    for (const card of [...CARDS, 'idle-yours', 'idle-wait'])
      expect(english).toMatch(new RegExp(`^web-gg-${card} = .*\\n    \\.text = `, 'm'))
  })
})
