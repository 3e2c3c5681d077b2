import { describe, expect, it, vi } from 'vitest'
import { hiddenKinds, shownKinds } from './memory'
import { lastFight, lastWay } from './past'
import { standings } from './sight'
import type { GigantenView, PieceView } from './types'
import { nearest, zoomSteps } from './zooming'
import { Lie } from './land'

vi.mock('../../words/words.svelte', () => ({ t: (id: string) => id }))

const piece = (field: string, seat: number, more: Partial<PieceView> = {}): PieceView => ({
  field,
  seat,
  kind: null,
  could: ['nest', 'blitz', 'tri'],
  shown: false,
  stuck: 0,
  reserve: false,
  ...more,
})
const view = (pieces: PieceView[], more: Partial<GigantenView> = {}): GigantenView =>
  ({
    viewer: 0,
    phase: 'pick',
    pieces,
    seats: [
      { lost: {}, away: {} },
      { lost: { tri: 1 }, away: {} },
    ],
    ...more,
  }) as unknown as GigantenView

const own = piece('a1', 0, { kind: 'tri', shown: true, could: ['tri'] })
const seen = piece('b9', 1, { kind: 'culak', shown: true, could: ['culak'] })
const moved = piece('c9', 1, { could: ['tri'] })
const unknown = piece('d9', 1)

describe('what is seen', () => {
  it('is the front of the own and the back of the others, also of those that were shown', () => {
    const [mine, shown] = standings(view([own, seen]), {}, false)
    expect([mine?.kind, mine?.mark]).toEqual(['tri', null])
    expect([shown?.kind, shown?.mark]).toEqual([null, null])
  })

  it('has marks for a good memory: what was shown, and what it cannot be', () => {
    const marks = standings(view([own, seen, moved, unknown]), {}, true).map((one) => one.mark)
    expect(marks).toEqual([null, { kind: 'culak', not: [] }, { kind: null, not: ['nest', 'blitz'] }, { kind: null, not: [] }])
  })

  it('is nothing at all while the device is handed on', () => {
    for (const one of standings(view([own, seen]), {}, true, true)) expect([one.kind, one.mark]).toEqual([null, null])
  })

  it('is everything once the game is over', () => {
    expect(standings(view([piece('b9', 1, { kind: 'nest' })], { phase: 'over' }), {}, true)[0]?.kind).toBe('nest')
  })

  it('shows a blank as what it is in this game', () => {
    const trap = standings(view([piece('a2', 0, { kind: 'blank' })]), { blank: 'trap' }, false)
    expect(trap[0]?.kind).toBe('trap')
  })
})

describe('a good memory', () => {
  it('counts what nobody has seen: neither beaten nor shown', () => {
    const left = hiddenKinds(view([seen, moved, unknown]), { roster: 'full' }, 1)
    expect(left.culak).toBeUndefined()
    expect(left.tri).toBe(1)
    expect(left.flug).toBe(3)
    expect(shownKinds(view([seen, moved]), 1)).toEqual({ culak: 1 })
  })

  it('keeps the last way and the last fight', () => {
    const fight = { at: 2, type: 'fight', seat: 0, attacker_field: 'e5', defender_field: 'e6' }
    const events = [{ at: 1, type: 'move', seat: 0, start: 'e4', goal: 'e5' }, fight]
    expect(lastWay(events)).toEqual(['e4', 'e5'])
    expect(lastWay([...events, { at: 3, type: 'up', seat: 1, moved: true }])).toEqual(['e6', 'e5'])
    expect(lastWay([...events, { at: 3, type: 'up', seat: 0, moved: false }])).toEqual(['e4', 'e5'])
    expect(lastFight(events)).toBe(fight)
    expect(lastFight([])).toBeNull()
  })
})

describe('a finger', () => {
  const lie = new Lie(14, 14, false)
  const at = (x: number, y: number): { clientX: number; clientY: number } => ({ clientX: x, clientY: y })
  const box = { x: 100, y: 100 } as DOMRect

  it('means the nearest target', () => {
    expect(nearest(lie, 'e4', new Map([['e5', 'goal']]), 24, at(112, 102), box)).toBe('e5')
  })

  it('means nothing far from all of them, or between two', () => {
    expect(nearest(lie, 'e4', new Map([['k9', 'goal']]), 24, at(112, 112), box)).toBeNull()
    const both = new Map([
      ['e5', 'goal' as const],
      ['e3', 'goal' as const],
    ])
    expect(nearest(lie, 'e4', both, 24, at(112, 112), box)).toBeNull()
  })

  it('has fields that are large enough one step away', () => {
    expect(zoomSteps(24, 24, 44).some((step) => step >= 44)).toBe(true)
    expect(zoomSteps(45, 45, 44)[0]).toBe(45)
  })
})
