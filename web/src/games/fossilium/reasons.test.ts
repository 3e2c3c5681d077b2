import { describe, expect, it, vi } from 'vitest'
import { joined, linesOf } from './reasons'
import type { SeatView } from './types'

vi.mock('../../words/words.svelte', () => ({ t: (id: string) => id }))

const seat = {
  fossils: [
    { fossil: 'trex', cells: ['d1', 'd2'] },
    { fossil: 'nest', cells: ['a1', 'a2'] },
  ],
  panels: [{ panel: 'toilet', cell: 'b4' }],
} as unknown as SeatView
const rows = [
  { zone: 'openings', points: 9, dinosaurs: [], why: 'doors' },
  { zone: 'fossil', points: 14, dinosaurs: [0], why: 'whole' },
  { zone: 'pedestal', points: 6, dinosaurs: [0], why: 'one' },
  { zone: 'pedestal', points: 4, dinosaurs: [1], why: 'two' },
  { zone: 'panel', points: 3, dinosaurs: [0], why: 'free' },
]

describe('lines of the score', () => {
  it('are named after what stands there, and point at its cells', () => {
    const lines = linesOf(rows, seat)
    expect(lines.map((line) => line.name)).toEqual([
      'web-fo-score-openings',
      'fossilium-fossil-trex',
      'web-fo-score-pedestal',
      'web-fo-score-pedestal',
      'fossilium-panel-toilet',
    ])
    expect(lines.map((line) => line.cells)).toEqual([[], ['d1', 'd2'], ['d1', 'd2'], ['a1', 'a2'], ['b4']])
  })

  it('tell several pedestals together and lose no point', () => {
    const lines = joined(linesOf(rows, seat))
    const pedestals = lines.find((line) => line.key === 'pedestal')
    expect(pedestals).toMatchObject({ points: 10, cells: ['d1', 'd2', 'a1', 'a2'], why: 'one; two' })
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(36)
  })
})
