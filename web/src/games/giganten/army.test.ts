import { describe, expect, it } from 'vitest'
import {
  bringBack,
  empty,
  holdBack,
  left,
  missing,
  move,
  nextField,
  openStep,
  place,
  secretSteps,
  settled,
  takeBack,
  toStand,
  whyNot,
  type Given,
  type Plan,
} from './army'
import { Lie } from './land'

const lie = new Lie(4, 8, false)

function given(more: Partial<Given> = {}, setting: Partial<Given['setting']> = {}): Given {
  return {
    setting: {
      territory: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'],
      army: { nest: 1, blitz: 1, tri: 2 },
      only_on: { nest: ['b1', 'c1', 'b2'], blitz: ['a1', 'b1', 'c1', 'b2'] },
      firm: { nest: 1, blitz: 2 },
      leave: [],
      off_nest: [],
      note: false,
      reserve: null,
      ...setting,
    },
    fixed: new Set(),
    told: {},
    others: new Set(),
    ...more,
  }
}

const plan = (fields: Record<string, string>, more: Partial<Plan> = {}): Plan => ({ ...empty(), fields, ...more })

describe('placing', () => {
  it('puts a piece on a field and counts what is left', () => {
    const now = place(empty(), 'tri', 'd2', given()) as Plan
    expect(now.fields).toEqual({ d2: 'tri' })
    expect(left(now, given())).toEqual({ nest: 1, blitz: 1, tri: 1 })
  })

  it('sends who stood there back to the tray', () => {
    expect((place(plan({ b1: 'tri' }), 'nest', 'b1', given()) as Plan).fields).toEqual({ b1: 'nest' })
  })

  it('says why a field is closed', () => {
    expect(place(empty(), 'nest', 'd1', given())).toBe('nest')
    expect(place(empty(), 'nest', 'a1', given())).toBe('nest-corner')
    expect(place(empty(), 'blitz', 'd1', given())).toBe('blitz')
    expect(place(empty(), 'tri', 'a3', given())).toBe('territory')
    expect(place(empty(), 'tri', 'a1', given({ others: new Set(['a1']) }))).toBe('taken')
    expect(place(plan({ a1: 'blitz' }), 'blitz', 'b1', given())).toBe('none-left')
  })

  it('keeps a trap and the note off the Nest, whichever comes first', () => {
    const trap = given({}, { army: { nest: 1, blank: 1 }, off_nest: ['blank', 'note'], note: true })
    expect(place(plan({ b1: 'nest' }), 'blank', 'a1', trap)).toBe('beside')
    expect(place(plan({ a1: 'blank' }), 'nest', 'b1', trap)).toBe('beside')
    expect(place(plan({ b1: 'nest' }), 'note', 'b2', trap)).toBe('beside')
    expect(place(plan({}, { note: 'b2' }), 'nest', 'b1', trap)).toBe('beside')
    expect((place(plan({ b1: 'nest' }), 'note', 'd2', trap) as Plan).note).toBe('d2')
  })
})

describe('moving', () => {
  it('moves, and changes places with who is there', () => {
    expect((move(plan({ a1: 'tri' }), 'a1', 'd2', given()) as Plan).fields).toEqual({ d2: 'tri' })
    expect(move(plan({ a1: 'tri', b1: 'nest' }), 'a1', 'b1', given()) as Plan | string).toBe('nest-corner')
    expect((move(plan({ c1: 'tri', b1: 'nest' }), 'c1', 'b1', given()) as Plan).fields).toEqual({ b1: 'tri', c1: 'nest' })
  })

  it('leaves no field empty that everybody has seen occupied', () => {
    const seen = given({ fixed: new Set(['a1']) })
    expect(move(plan({ a1: 'tri' }), 'a1', 'd2', seen)).toBe('fixed')
    expect((move(plan({ a1: 'tri', b1: 'blitz' }), 'a1', 'b1', seen) as Plan).fields).toEqual({ b1: 'tri', a1: 'blitz' })
  })

  it('takes back, but not what was told', () => {
    expect(takeBack(plan({ a1: 'tri' }), 'a1', given()).fields).toEqual({})
    expect(takeBack(plan({ a1: 'tri' }), 'a1', given({ told: { a1: 'tri' } })).fields).toEqual({ a1: 'tri' })
  })
})

describe('a reserve', () => {
  const held = given({}, { reserve: { least: 2, most: 2, kinds: ['tri'], one_each: [], agreed: {} } })

  it('is chosen from what is left', () => {
    const one = holdBack(plan({ a1: 'tri' }), 'tri', held) as Plan
    expect(one.reserve).toEqual(['tri'])
    expect(holdBack(one, 'tri', held)).toBe('none-left')
    expect(holdBack(one, 'nest', held)).toBe('reserve-kind')
    expect(bringBack(one, 0).reserve).toEqual([])
  })

  it('may have to be of different kinds', () => {
    const different = given({}, { reserve: { least: 2, most: 2, kinds: ['tri'], one_each: [['tri']], agreed: {} } })
    expect(holdBack(plan({}, { reserve: ['tri'] }), 'tri', different)).toBe('reserve-same')
  })

  it('of a free choice may be none, some or all of what is allowed', () => {
    const free = given({}, { reserve: { least: 0, most: 2, kinds: ['tri'], one_each: [], agreed: {} } })
    const all = plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' })
    expect(toStand(all, free)).toBe(4)
    expect(missing(all, free)).toBeNull()
    const three = plan({ b1: 'nest', c1: 'blitz', d1: 'tri' })
    expect(missing(three, free)).toMatchObject({ pieces: 1, spare: 2, reserve: 0 })
    expect(missing({ ...three, reserve: ['tri'] }, free)).toBeNull()
    expect(missing({ ...three, reserve: ['tri'] }, held)).toMatchObject({ reserve: 1, pieces: 0 })
  })

  it('has none of the pieces that stand for all to see', () => {
    const free = { least: 0, most: 2, kinds: ['tri'], one_each: [], agreed: {} }
    const seen = given({ fixed: new Set(['a1', 'b1', 'c1']) }, { reserve: free })
    const one = holdBack(empty(), 'tri', seen) as Plan
    expect(one.reserve).toEqual(['tri'])
    expect(holdBack(one, 'tri', seen)).toBe('reserve-standing')
  })
})

describe('what is missing', () => {
  it('is told until the army can stand', () => {
    expect(missing(empty(), given())).toMatchObject({ pieces: 4 })
    expect(missing(plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' }), given())).toBeNull()
  })

  it('is no corner: a Blitz may stand there', () => {
    expect(missing(plan({ b1: 'nest', a1: 'blitz', d1: 'tri', d2: 'tri' }), given())).toBeNull()
  })

  it('is somebody on every field that all have seen occupied', () => {
    const all = plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' })
    expect(missing(all, given({ fixed: new Set(['a2', 'b1']) }))).toMatchObject({ bare: 1, pieces: 0 })
  })

  it('is no note: nobody has to make one', () => {
    const all = plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' })
    expect(missing(all, given({}, { note: true }))).toBeNull()
  })
})

describe('the first of two partners', () => {
  const land = { nests: null, fields: ['a1', 'b1', 'c1', 'b2'], least: 2, not_beside: [] }
  const room = { nests: ['b1'], fields: ['c1', 'b2'], least: 1, not_beside: ['blank', 'note'] }

  it('leaves land for the other', () => {
    const first = given({}, { leave: [land] })
    const two = plan({ a1: 'blitz', b1: 'nest' })
    expect(whyNot('tri', 'c1', two, first)).toBe('leave')
    expect(whyNot('tri', 'd1', two, first)).toBeNull()
    expect(move(plan({ a1: 'blitz', b1: 'nest', d1: 'tri' }), 'd1', 'c1', first)).toBe('leave')
    expect((move(plan({ a1: 'tri', b1: 'nest' }), 'a1', 'c1', first) as Plan).fields).toEqual({ b1: 'nest', c1: 'tri' })
  })

  it('leaves a field for the other Nest, as long as the own one stands where that matters', () => {
    const first = given({}, { leave: [room] })
    expect(whyNot('tri', 'b2', plan({ b1: 'nest', c1: 'tri' }), first)).toBe('leave-nest')
    expect(whyNot('tri', 'b2', plan({ c1: 'tri' }), first)).toBeNull()
    expect(whyNot('nest', 'b1', plan({ c1: 'tri', b2: 'tri' }), first)).toBe('leave-nest')
  })

  it('counts no field beside a trap as free for a Nest, where that is not allowed', () => {
    const first = given({}, { leave: [room], army: { nest: 1, blank: 1, tri: 2 }, note: true })
    expect(whyNot('blank', 'b2', plan({ b1: 'nest' }), first)).toBeNull()
    expect(whyNot('note', 'd1', plan({ b1: 'nest', b2: 'tri' }), first)).toBe('leave-nest')
    expect(whyNot('blank', 'a2', plan({ b1: 'nest', c1: 'tri' }), first)).toBe('leave-nest')
    expect(whyNot('tri', 'a2', plan({ b1: 'nest', c1: 'tri' }), first)).toBeNull()
  })

  it('is kept out of the way by the second one’s traps', () => {
    const second = given(
      {},
      { army: { nest: 1, blank: 1 }, off_nest: ['blank', 'note'], only_on: { blank: ['a1'], note: ['a1'] } },
    )
    expect(whyNot('blank', 'c2', empty(), second)).toBe('beside-partner')
    expect(whyNot('note', 'c2', empty(), second)).toBe('beside-partner')
    expect(whyNot('blank', 'a1', empty(), second)).toBeNull()
  })
})

describe('carrying out', () => {
  it('occupies the back row first, in an order that tells no kinds', () => {
    const fields = { b2: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' }
    const legal = given().setting.territory
    expect(nextField(plan(fields), given(), legal, lie)).toBe('c1')
    expect(nextField(plan(fields), given({ fixed: new Set(['c1', 'd1']) }), legal, lie)).toBe('b2')
    expect(nextField(plan({ d2: 'tri' }), given(), ['a1'], lie)).toBeNull()
    expect(nextField(plan({ b1: 'nest', c1: 'blitz' }), given(), legal, new Lie(4, 2, true))).toBe('c1')
  })

  it('gives kinds in the order of the army, and leaves out what is done', () => {
    const all = plan({ d1: 'tri', c1: 'blitz', b1: 'nest', d2: 'tri' }, { reserve: ['stego', 'tri'], note: 'a2' })
    const noted = given({}, { note: true })
    expect(secretSteps(all, noted, {}, true)).toEqual(['reserve stego', 'reserve tri', 'b1', 'c1', 'd1', 'd2', 'a2'])
    const told = given({ told: { b1: 'nest' } }, { note: true })
    expect(secretSteps(all, told, { stego: 1 }, true)).toEqual(['reserve tri', 'c1', 'd1', 'd2', 'a2'])
  })

  it('says that no more is held back, where that is open, and that no field is noted', () => {
    const free = { least: 0, most: 3, kinds: ['tri'], one_each: [], agreed: {} }
    const all = plan({ c1: 'blitz', b1: 'nest', d2: 'tri' }, { reserve: ['tri'] })
    const behind = given({}, { reserve: free, note: true })
    expect(secretSteps(all, behind, {}, true)).toEqual(['reserve tri', 'done', 'b1', 'c1', 'd2', 'done'])
    expect(secretSteps(all, behind, { tri: 1 }, false)).toEqual(['b1', 'c1', 'd2', 'done'])
    const inOpen = given({}, { reserve: { ...free, least: 1, most: 1 } })
    expect(secretSteps(all, inOpen, {}, true)).toEqual(['reserve tri', 'b1', 'c1', 'd2'])
  })

  it('stops occupying fields when all that shall stand does', () => {
    const all = plan({ b1: 'nest', c1: 'blitz', d1: 'tri' }, { reserve: ['tri'] })
    const seen = given({ fixed: new Set(['b1', 'c1', 'd1']) })
    expect(openStep(all, given({ fixed: new Set(['b1', 'c1']) }), ['d1', 'd2', 'done'], lie)).toBe('d1')
    expect(openStep(all, seen, ['a1', 'd2', 'done'], lie)).toBe('done')
    expect(openStep(all, seen, ['a1', 'd2'], lie)).toBeNull()
    expect(openStep(all, given(), ['a1', 'done'], lie)).toBeNull()
  })
})

describe('a plan from before', () => {
  it('loses what others have taken', () => {
    const { plan: now, gone } = settled(plan({ b1: 'nest', d1: 'tri' }), given({ others: new Set(['d1']) }))
    expect(now.fields).toEqual({ b1: 'nest' })
    expect(gone).toEqual(['tri'])
  })

  it('leaves room for pieces that stand where it knows nothing', () => {
    const four = plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' })
    const { plan: now, gone } = settled(four, given({ fixed: new Set(['a2']) }))
    expect(Object.keys(now.fields)).toHaveLength(3)
    expect(gone).toEqual(['tri'])
  })

  it('keeps what was told before anything else', () => {
    const { plan: now } = settled(plan({ b1: 'tri' }), given({ told: { b1: 'nest' }, fixed: new Set(['b1']) }))
    expect(now.fields).toEqual({ b1: 'nest' })
  })
})

it('asks nothing about a field that is free', () => {
  expect(whyNot('tri', 'a1', empty(), given())).toBeNull()
})
