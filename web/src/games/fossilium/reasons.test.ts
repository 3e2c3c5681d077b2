import { describe, expect, it, vi } from 'vitest'
import { linesOf } from './reasons'

vi.mock('../../words/words.svelte', () => ({ t: (id: string) => id }))

const rows = [
  { zone: 'prestige', points: 9, dinosaurs: [], why: 'doors' },
  { zone: 'trex', points: 14, dinosaurs: [3, 9], why: 'whole' },
  { zone: 'pedestals', points: 6, dinosaurs: [3, 9], why: 'one' },
  { zone: 'pedestals', points: 4, dinosaurs: [0, 29], why: 'two' },
  { zone: 'toilet', points: 3, dinosaurs: [6], why: 'free' },
]

describe('lines of the score', () => {
  it('are named after what stands there, and point at its cells', () => {
    const lines = linesOf(rows)
    expect(lines.map((line) => line.name)).toEqual([
      'web-fo-score-prestige',
      'fossilium-fossil-trex',
      'web-fo-score-pedestals',
      'fossilium-panel-toilet',
    ])
    expect(lines.map((line) => line.cells)).toEqual([[], ['d1', 'd2'], ['d1', 'd2', 'a1', 'f5'], ['a2']])
  })

  it('tell several pedestals together and lose no point', () => {
    const lines = linesOf(rows)
    expect(lines[2]).toMatchObject({ points: 10, why: 'one (6); two (4)' })
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(36)
  })
})
