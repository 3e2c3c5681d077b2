import { describe, expect, it, vi } from 'vitest'
import type { GameEvent, Look } from '../../api/types'
import { asking, chosenSaid, secret, sentences } from './sentences'
import { readSteps } from './steps'
import type { FossiliumView } from './types'
import { fixedLeft } from './workers'

vi.mock('../../words/words.svelte', () => ({ t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id) }))

/** A table in the last round: Ada has a fixed worker over column 2 and two over column 4, one of which has acted. */
function table(more: object = {}, ada: object = {}): FossiliumView {
  const workers = { free: 2, usable: 2, fixed: [0, 1, 0, 2], used: [0, 0, 0, 1] }
  return {
    phase: 'turn',
    seat: 0,
    players: 2,
    doing: null,
    seats: [{ workers, passed: false, chosen: [], hand: [], ...ada }],
    board: { columns: [null, 5, null, 7].map((joker_fixed, k) => ({ column: k + 1, joker_fixed })) },
    ...more,
  } as unknown as FossiliumView
}
const asked = (view: FossiliumView) => asking(view, 0, ['Ada'], readSteps([]))

describe('what is said', () => {
  it('counts fixed workers where the board offers them', () => {
    expect(fixedLeft(table(), 0)).toBe(2)
    expect(fixedLeft(table({ seat: 1 }), 0)).toBe(0)
    expect(asked(table())).toMatch(/"workers":2,"fixed":2,"back":"no"/)
  })

  it('tells who comes back after passing with a new worker', () => {
    const workers = { free: 3, usable: 1, fixed: [0, 0, 0, 0], used: [0, 0, 0, 0] }
    expect(asked(table({}, { workers, passed: true }))).toMatch(/"workers":1,.*"back":"yes"/)
  })

  it('names the field that workers are chosen for', () => {
    const doing = { field: 'joker-2', action: 'joker', mixes: [] }
    expect(asked(table({ phase: 'workers', doing }))).toMatch(/^web-fo-ask-workers .*web-fo-field .*fossilium-row-joker/)
  })

  it('keeps the choice of a site from other eyes, and tells it to its owner', () => {
    const look = (phase: string) => ({ view: table({ phase }) }) as unknown as Look
    expect([secret(look('excavate')), secret(look('workers'))]).toEqual([true, false])
    expect(chosenSaid(table({ phase: 'excavate' }, { chosen: ['dig 2'] }), 0)).toBe(
      'web-fo-chosen-dig {"site":"fossilium-site-jurassic"}',
    )
    expect(chosenSaid(table({ phase: 'excavate' }), 0)).toBe('')
    expect(chosenSaid(table({ phase: 'keep' }, { chosen: ['keep 2'] }), 0)).toBe('')
  })

  it('logs fixed workers on a field, and who is skipped', () => {
    const events = [
      { at: 1, type: 'field', seat: 0, field: 'joker-2', workers: 1, fixed: 1, money: -3 },
      { at: 2, type: 'skipped', seat: 0 },
    ] as unknown as GameEvent[]
    const [field, skipped] = sentences(events, ['Ada'], null)
    expect(field).toMatch(/^web-fo-log-field .*"fixed":1/)
    expect(skipped).toMatch(/^web-fo-log-skipped .*"name":"Ada"/)
  })
})
