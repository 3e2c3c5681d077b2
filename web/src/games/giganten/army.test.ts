import { describe, expect, it } from 'vitest'
import {
  bringBack,
  empty,
  holdBack,
  left,
  missing,
  move,
  nextField,
  place,
  secretSteps,
  settled,
  takeBack,
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
      firm: 2,
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
  const held = given({}, { reserve: { choose: 2, kinds: ['tri'], one_each: [], agreed: {} } })

  it('is chosen from what is left', () => {
    const one = holdBack(plan({ a1: 'tri' }), 'tri', held) as Plan
    expect(one.reserve).toEqual(['tri'])
    expect(holdBack(one, 'tri', held)).toBe('none-left')
    expect(holdBack(one, 'nest', held)).toBe('reserve-kind')
    expect(bringBack(one, 0).reserve).toEqual([])
  })

  it('may have to be of different kinds', () => {
    const different = given({}, { reserve: { choose: 2, kinds: ['tri'], one_each: [['tri']], agreed: {} } })
    expect(holdBack(plan({}, { reserve: ['tri'] }), 'tri', different)).toBe('reserve-same')
  })
})

describe('what is missing', () => {
  it('is told until the army can stand', () => {
    expect(missing(empty(), given())).toMatchObject({ pieces: 4 })
    expect(missing(plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' }), given())).toBeNull()
  })

  it('is also land, where too little is occupied', () => {
    expect(missing(plan({ b1: 'nest', a1: 'blitz', d1: 'tri', d2: 'tri' }), given())).toMatchObject({ firm: 1, pieces: 0 })
  })

  it('is a note where one is made', () => {
    const all = plan({ b1: 'nest', c1: 'blitz', d1: 'tri', d2: 'tri' })
    expect(missing(all, given({}, { note: true }))).toMatchObject({ note: true })
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
    expect(secretSteps(all, given(), {})).toEqual(['reserve stego', 'reserve tri', 'b1', 'c1', 'd1', 'd2', 'a2'])
    expect(secretSteps(all, given({ told: { b1: 'nest' } }), { stego: 1 })).toEqual(['reserve tri', 'c1', 'd1', 'd2', 'a2'])
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
