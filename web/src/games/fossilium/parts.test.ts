import { describe, expect, it, vi } from 'vitest'
import { aboutPart, partsOf } from './parts'
import type { SeatView } from './types'

vi.mock('../../words/words.svelte', () => ({ t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id) }))

const seat = {
  fossils: [{ fossil: 'nest', size: 4, missing: ['nest-1', 'nest-2'] }],
  storage: { slots: [{ tile: 'trex-1' }, { tile: 'trex-1' }, { tile: 'trex-1' }, { tile: 'nest-2' }, { tile: null }] },
  beside: ['trex-3'],
} as unknown as SeatView

describe('parts', () => {
  it('count for their fossil as far as they fit, with those that are shown', () => {
    expect(partsOf(seat, 'trex', ['trex-1', 'trex-1', 'trex-1'])).toBe(2)
    expect(partsOf(seat, 'nest', ['nest-2', 'nest-2'])).toBe(3)
  })

  it('say what one has, how much is needed to show it and what the whole brings', () => {
    const about = aboutPart(seat, 'trex-2', false)
    expect(about).toContain('web-fo-part-have {"parts":3,"size":6,"half":3}')
    expect(about).toContain('web-fo-completes')
    expect(aboutPart(seat, 'nest-1', false)).toContain('"half":0')
  })
})
