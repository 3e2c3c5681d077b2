import { describe, expect, it } from 'vitest'
import type { Look } from '../../api/types'
import english from '../../../../src/gondwana/locale/en/web-guide.ftl?raw'
import { CARDS, dieOf, dueCard, placedIn, pointedAt, sourcesOf } from './cards'
import type { DraftosaurusView, SeatView } from '../../games/draftosaurus/types'

const SEAT: SeatView = {
  hand_size: 2,
  hand: ['diplodocus', 'stegosaurus'],
  zoo: { forest: [], river: [] },
  points: { total: 0, zones: {}, trex: 0, river: 0 },
  banked: 0,
  shown: null,
  chosen: false,
  choice: null,
}

function look(view: Partial<DraftosaurusView> = {}, more: Partial<Look> = {}, mine: Partial<SeatView> = {}): Look {
  const players = more.players ?? 3
  return {
    players,
    seat: 0,
    status: 'running',
    pending: [0],
    options: {},
    points: [mine.points?.total ?? 0, 0, 0],
    view: {
      phase: 'choose',
      board: 'summer',
      round: 0,
      rounds: players === 2 ? 4 : 2,
      turn: 0,
      turns: players === 2 ? 3 : 6,
      holder: 1,
      die: 'woodlands',
      earlier: null,
      seats: Array.from({ length: players }, (_, seat) => (seat ? SEAT : { ...SEAT, ...mine })),
      ...view,
    },
    ...more,
  } as unknown as Look
}

/** Every card that comes when each is read at once. */
function told(now: Look): string[] {
  const read: string[] = []
  for (let card = dueCard(now, read); card; card = dueCard(now, read)) read.push(card)
  return read
}

describe('the guide', () => {
  it('starts with the aim, the hand, the die and the places', () => {
    expect(told(look())).toEqual(['welcome', 'hand', 'die-bound', 'places'])
  })

  it('tells the roller that the die is for the others', () => {
    expect(told(look({ holder: 0 }))).toContain('die-free')
    expect(dieOf(look({ die: null }), look({ die: null }).view as unknown as DraftosaurusView)).toBe('none')
  })

  it('knows the last turn in which everybody obeys', () => {
    const five = { players: 5, options: { last_turn_five: true } }
    expect(told(look({ holder: 0, turn: 5 }, five))).toContain('die-all')
    expect(told(look({ holder: 0, turn: 4 }, five))).toContain('die-free')
    expect(told(look({ holder: 0, turn: 5 }, { players: 5 }))).toContain('die-free')
  })

  it('waits with its lessons while others choose', () => {
    expect(told(look({}, { pending: [1] }))).toEqual(['welcome'])
  })

  it('explains passing once hands have moved, and swapping with two', () => {
    expect(told(look({ turn: 1 }))).toContain('passed')
    const two = told(look({ turn: 1 }, { players: 2 }))
    expect(two).toContain('swapped')
    expect(two).toContain('hand-two')
    expect(two).not.toContain('passed')
    expect(two).not.toContain('neighbours')
  })

  it('explains the second dinosaur of a turn with two', () => {
    expect(dueCard(look({ phase: 'discard' }, { players: 2 }), ['welcome'])).toBe('discard')
  })

  it('tells choosing and placing apart where the place comes after the reveal', () => {
    const options = { placing: 'after_reveal' }
    expect(told(look({}, { options }))).toEqual(['welcome', 'hand', 'die-bound', 'show'])
    expect(told(look({ phase: 'place' }, { options }))).toEqual(['welcome', 'places'])
  })

  it('speaks of the T-Rex when one is in the hand', () => {
    expect(told(look())).not.toContain('trex')
    expect(told(look({}, {}, { hand: ['trex'] }))).toContain('trex')
  })

  it('explains points when there are some', () => {
    const mine: Partial<SeatView> = {
      zoo: { forest: ['trex', 'trex'], river: [] },
      points: { total: 5, zones: { forest: 4 }, trex: 1, river: 0 },
    }
    expect(told(look({ turn: 2 }, {}, mine))).toEqual(expect.arrayContaining(['points', 'neighbours']))
    expect(sourcesOf({ ...SEAT, ...mine })).toEqual([
      ['forest', 4],
      ['trex', 1],
    ])
  })

  it('speaks of a new round at its start and of the last turn at the end', () => {
    expect(told(look({ round: 1 }))).toContain('round')
    expect(told(look({ round: 1, turn: 1 }))).not.toContain('round')
    expect(told(look({ round: 1, turn: 5 }))).toContain('last')
    expect(told(look({ round: 1, turn: 5 }, { options: { board: 'both' } }))).not.toContain('last')
  })

  it('follows a dinosaur through quarantine', () => {
    const mine: Partial<SeatView> = { zoo: { quarantine: ['trex'], pyramid: [null, null] } }
    expect(told(look({ board: 'winter' }, {}, mine))).toContain('quarantine')
    expect(dueCard(look({ board: 'winter', phase: 'move' }, {}, mine), ['welcome'])).toBe('move')
    expect(placedIn({ ...SEAT, ...mine })).toBe(1)
  })

  it('says when summer has turned to winter', () => {
    expect(told(look({ board: 'winter', earlier: { board: 'summer', seats: [] } }))).toContain('winter')
  })

  it('has one word for the end, and nothing for those who only watch', () => {
    expect(told(look({ phase: 'over' }, { status: 'over', pending: [] }))).toEqual(['end'])
    expect(told(look({}, { seat: null }))).toEqual([])
  })

  it('has a title and a text for every card, and points at nothing that is not there', () => {
    for (const card of CARDS) {
      expect(english).toMatch(new RegExp(`^web-guide-${card} =.*(\\n .*)*\\n    \\.text = `, 'm'))
      for (const selector of pointedAt(card, 0)) expect(selector).toMatch(/^\[data-/)
    }
  })
})
