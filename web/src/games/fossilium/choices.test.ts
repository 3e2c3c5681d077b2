import { describe, expect, it, vi } from 'vitest'
import { choicesOf, completing, paired, touring, worthOf } from './choices'
import { readSteps } from './steps'
import type { FossiliumView, SeatView } from './types'

vi.mock('../../words/words.svelte', () => ({ t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id) }))

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

  it('keep the step of each', () => {
    const legal = ['as build', 'part nest-1', 'build toilet', 'amber aquatic', 'take fern', 'leave nest-1', 'fix 2']
    expect(choose(...legal).map((choice) => choice.step)).toEqual(legal)
  })
})
