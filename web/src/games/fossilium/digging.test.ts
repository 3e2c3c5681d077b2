import { describe, expect, it, vi } from 'vitest'
import { digging } from './digging'
import type { FieldView, FossiliumView } from './types'

vi.mock('../../words/words.svelte', () => ({ t: (id: string) => id }))

const tour = { field: 'tour-1', row: 'tour', column: 1, size: 2, workers: [] } as unknown as FieldView
const seen = (more: object = {}): FossiliumView =>
  ({
    round: 2,
    board: {
      fields: [tour, { field: 'display-1', row: 'display', column: 1, size: 1, workers: [0] }, { column: 2, workers: [0, 0] }],
      // One of ours and a neutral one on fields, one of ours and two of the others fixed above.
      columns: [{ column: 1, site: 1, workers: 5, fixed: [1, 2] }],
    },
    bags: [{ site: 1, tiles: 30 }],
    ...more,
  }) as unknown as FossiliumView

describe('a dig', () => {
  it('draws with all workers of the column but those that others fixed there, and keeps with the own ones', () => {
    expect(digging(seen(), 0, tour)).toEqual({ draw: 5, keep: 4 })
  })

  it('draws no more than there is', () => {
    expect(digging(seen({ bags: [{ site: 1, tiles: 3 }] }), 0, tour)).toEqual({ draw: 3, keep: 3 })
  })

  it('does not take place in the last round', () => {
    expect(digging(seen({ round: 5 }), 0, tour)).toBeNull()
  })
})
