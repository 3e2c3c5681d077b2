import { beforeEach, describe, expect, it, vi } from 'vitest'
import { empty, type Given, type Plan } from './army'
import { Lie } from './land'
import { deleteSetup, fit, fitted, mirror, remember, savedSetups, saveSetup } from './saved'

const near = new Lie(4, 8, false)
const far = new Lie(4, 8, true)

const TERRITORY = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2']

function given(more: Partial<Given> = {}, setting: Partial<Given['setting']> = {}): Given {
  return {
    setting: {
      territory: TERRITORY,
      army: { nest: 1, blitz: 1, tri: 2 },
      only_on: { nest: ['b1', 'c1'], blitz: ['a1', 'b1', 'c1'] },
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

const plan: Plan = { ...empty(), fields: { b1: 'nest', a1: 'blitz', d2: 'tri', c2: 'tri' } }

describe('a set-up that was saved', () => {
  it('stands as it did on the same ground, at either end', () => {
    const setup = remember('mine', plan, near)
    expect(fit(setup, given(), near)).toEqual({ plan, moved: [] })
    const there = given({}, { territory: ['a8', 'b8', 'c8', 'd8', 'a7', 'b7', 'c7', 'd7'], only_on: {} })
    expect(fit(setup, there, far).plan.fields).toEqual({ c8: 'nest', d8: 'blitz', a7: 'tri', b7: 'tri' })
  })

  it('moves who cannot stand where they did, and says so', () => {
    const other = given({}, { only_on: { nest: ['c1'], blitz: ['a1', 'b1'] } })
    const { plan: now, moved } = fit(remember('mine', plan, near), other, near)
    expect(now.fields).toMatchObject({ c1: 'nest', a1: 'blitz' })
    expect(moved).toEqual([{ kind: 'nest', field: 'c1' }])
    expect(Object.keys(now.fields)).toHaveLength(4)
  })

  it('is mirrored where that moves fewer', () => {
    const other = given({}, { only_on: { nest: ['c1'], blitz: ['d1'] } })
    const made = fitted(remember('mine', plan, near), other, near)
    expect(made.mirrored).toBe(true)
    expect(made.moved).toEqual([])
    expect(made.plan.fields).toEqual({ c1: 'nest', d1: 'blitz', a2: 'tri', b2: 'tri' })
    expect(mirror(mirror(remember('mine', plan, near)))).toEqual(remember('mine', plan, near))
  })

  it('uses the fields that are occupied already', () => {
    const { plan: now } = fit(remember('mine', plan, near), given({ fixed: new Set(['d1', 'a2']) }), near)
    expect(now.fields.d1 && now.fields.a2).toBe('tri')
    expect(Object.keys(now.fields)).toHaveLength(4)
  })

  it('holds back what it did, as far as that is allowed now', () => {
    const held = remember('mine', { ...plan, fields: { b1: 'nest', a1: 'blitz', d2: 'tri' }, reserve: ['tri'] }, near)
    const reserve = { least: 0, most: 3, kinds: ['tri'], one_each: [], agreed: {} }
    expect(fit(held, given({}, { reserve }), near).plan).toMatchObject({ reserve: ['tri'], note: null })
    expect(fit(held, given({}, { reserve: { ...reserve, most: 0 } }), near).plan.reserve).toEqual([])
    expect(fit(remember('all', plan, near), given({}, { reserve }), near)).toEqual({ plan, moved: [] })
  })

  it('takes only what this army has', () => {
    const small = given({}, { army: { nest: 1, tri: 1 } })
    expect(Object.values(fit(remember('mine', plan, near), small, near).plan.fields).sort()).toEqual(['nest', 'tri'])
  })
})

describe('the list', () => {
  beforeEach(() => {
    const store = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    })
  })

  it('keeps, replaces and deletes by name', () => {
    saveSetup(remember('one', plan, near))
    saveSetup(remember('two', plan, near))
    saveSetup(remember('one', { ...plan, fields: {} }, near))
    expect(savedSetups().map(({ name, pieces }) => [name, pieces.length])).toEqual([
      ['one', 0],
      ['two', 4],
    ])
    expect(deleteSetup('one').map(({ name }) => name)).toEqual(['two'])
  })

  it('does not stumble over what it cannot read', () => {
    localStorage.setItem('gondwana-giganten-setups', '[{"name": 3}, null]')
    expect(savedSetups()).toEqual([])
  })
})
