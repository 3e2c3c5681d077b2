import { describe, expect, it, vi } from 'vitest'
import { choicesOf, completing, paired, touring, usualMix, worthOf } from './choices'
import { readSteps } from './steps'
import type { FossiliumView, SeatView } from './types'

vi.mock('../../words/words.svelte', () => ({ t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id) }))

vi.stubGlobal('document', { documentElement: { lang: 'en' } })

const slots = (...tiles: string[]): SeatView['storage'] => ({
  slots: tiles.map((tile) => ({ tile, student: false })),
  free: 0,
  symbols: 0,
})
const seat = {
  storage: slots('voltzia', 'voltzia', 'nest-1'),
  fossils: [],
  unbuilt: [
    ['toilet', 'restorer'],
    ['depot', 'platform'],
  ],
  income: { shops: { botanical: 2, aquatic: 0, terrestrial: 0 }, entrances: { botanical: 3, aquatic: 1, terrestrial: 0 } },
} as unknown as SeatView
const owner = {
  ...seat,
  fossils: [{ fossil: 'nest', placed: [true, true, false, false] }],
} as unknown as SeatView
const view = { seats: [seat, owner], doing: { bonus: false } } as unknown as FossiliumView
const choose = (...legal: string[]) => choicesOf(view, 0, ['Ada', 'Bo'], readSteps(legal), false)

describe('choices', () => {
  it('say what a whole fossil brings', () => {
    const [voltzia] = choose('show voltzia')
    expect(voltzia?.note).toContain('web-fo-completes')
    expect(voltzia?.note).toContain('"guests":2')
    expect(completing('voltzia', true)).toContain('"bonus":"none"')
    expect(completing('trex', false)).toContain('"bonus":"guest"')
  })

  it('say what a gift brings: the parts that are shown then', () => {
    const [gift] = choose('give nest-1 to 1')
    expect(gift?.step).toBe('give nest-1 to 1')
    expect(gift?.note).toContain('"prestige":3')
  })

  it('say what a tour brings', () => {
    expect(touring(seat, 'shop', 'botanical')).toBe(2)
    expect(choose('entrance botanical')[0]?.note).toContain('"amount":3')
  })

  it('tell the worth of large fossils only', () => {
    expect(worthOf('fern')).toBe('')
    expect(worthOf('trex')).toContain('fossilium-effect-nothing')
    expect(worthOf('plesiosaur')).toContain('fossilium-effect-aquatic-others')
  })

  it('stand together where one gives up the other', () => {
    const pairs = paired(choose('build toilet', 'build restorer', 'build depot', 'give nest-1 to 1'))
    expect(pairs.map((pair) => pair.map((one) => one.step))).toEqual([
      ['build toilet', 'build restorer'],
      ['build depot'],
      ['give nest-1 to 1'],
    ])
  })

  /** Workers for a field, as the server offers them. */
  const asked = (action: string, ...mixes: [fixed: number, free: number, money: number][]): FossiliumView =>
    ({
      ...view,
      doing: { action, mixes: mixes.map(([fixed, free, money]) => ({ fixed, free, money })) },
    }) as unknown as FossiliumView
  const offered = (table: FossiliumView, ...legal: string[]) => choicesOf(table, 0, ['Ada', 'Bo'], readSteps(legal), false)

  it('offer free and fixed workers, for a joker with their price', () => {
    const joker = offered(asked('joker', [0, 1, -3], [1, 0, -4]), 'use 0 fixed', 'use 1 fixed')
    expect(joker.map((one) => one.step)).toEqual(['use 0 fixed', 'use 1 fixed'])
    expect(joker.map((one) => one.note)).toEqual(['web-fo-mix-costs {"price":3}', 'web-fo-mix-costs {"price":4}'])
    expect(joker.map((one) => one.usual)).toEqual([true, false])
    const market = offered(asked('market', [1, 1, 2], [2, 0, 2]), 'use 1 fixed', 'use 2 fixed')
    expect(market.map((one) => one.note)).toEqual(['', 'web-fo-mix-only'])
  })

  it('take the cheapest workers unless somebody says otherwise, and then fixed ones', () => {
    expect(usualMix(asked('strip', [0, 1, -3], [1, 0, -4]))?.fixed).toBe(0)
    expect(usualMix(asked('joker', [0, 1, 0], [1, 0, 0]))?.fixed).toBe(1)
    expect(usualMix(asked('market', [0, 2, 2], [1, 1, 2], [2, 0, 2]))?.fixed).toBe(2)
    expect(usualMix(view)).toBeNull()
  })

  it('say of a site what is drawn and kept there, and who else can dig there', () => {
    const table = {
      ...view,
      seats: [
        { ...seat, sites: [{ site: 1, draw: 4, keep: 2 }, { site: 2, draw: 3, keep: 1 }] }, // prettier-ignore
        { ...owner, sites: [{ site: 2, draw: 5, keep: 3 }] },
      ],
    } as unknown as FossiliumView
    const [first, second] = offered(table, 'dig 1', 'dig 2')
    expect(first).toMatchObject({ step: 'dig 1', note: 'web-fo-dig-brings {"draw":4,"keep":2}' })
    expect(second?.note).toContain('"draw":3,"keep":1')
    expect(second?.note).toContain('web-fo-dig-others {"names":"Bo"}')
  })

  it('keep the step of each', () => {
    const legal = ['as build', 'part nest-1', 'build toilet', 'amber aquatic', 'take fern', 'leave nest-1', 'fix 2']
    expect(choose(...legal).map((choice) => choice.step)).toEqual(legal)
  })
})
