import { describe, expect, it } from 'vitest'
import english from '../../../../src/gondwana/locale/en/web-fossilium-guide.ftl?raw'
import type { Look } from '../../api/types'
import type { FossiliumView, SeatView } from '../../games/fossilium/types'
import { CARDS, dueCard, hintsOf, pointedAt, readDeed } from './cards'

function look(view: Partial<FossiliumView> = {}, more: Partial<Look> = {}, seat: Partial<SeatView> = {}): Look {
  return {
    players: 2,
    seat: 0,
    status: 'running',
    pending: [0],
    legal: ['pass'],
    view: {
      phase: 'turn',
      round: 1,
      seats: [
        { fossils: [], labour: [], ...seat },
        { fossils: [], labour: [] },
      ],
      ...view,
    },
    ...more,
  } as unknown as Look
}

/** Every card that comes when each is read at once. */
function told(now: Look): string[] {
  const read: string[] = []
  for (let card = dueCard(now, read); card; card = dueCard(now, read)) read.push(card)
  return read
}

describe('the guide of Fossilium', () => {
  it('begins with the parts to keep, then with a field to choose', () => {
    expect(told(look({ phase: 'start' }))).toEqual(['welcome', 'start'])
    expect(told(look())).toEqual(['welcome', 'first', 'museum', 'goals', 'columns'])
  })

  it('waits with its lessons while others are busy', () => {
    expect(told(look({}, { pending: [1] }))).toEqual(['welcome'])
  })

  it('speaks of an action when it can be done', () => {
    expect(told(look({}, { legal: ['display-1', 'pass'] }))).toContain('display')
    expect(told(look({}, { legal: ['tour-4', 'pass'] }))).toContain('bonus')
    expect(told(look({ round: 2 }, { legal: ['joker-2', 'market-3', 'pass'] }))).toEqual(
      expect.arrayContaining(['opened', 'panels', 'market', 'joker']),
    )
    expect(told(look({}, { legal: ['students 1', 'pass'] }))).toContain('students')
  })

  it('explains each question that an action asks, when it is asked', () => {
    for (const phase of ['workers', 'place', 'pick', 'build', 'trade', 'copy', 'excavate', 'keep', 'store', 'fix'] as const)
      expect(dueCard(look({ phase }), ['welcome'])).toBe(phase)
  })

  it('is glad with the player about a fossil and a worker', () => {
    const fossils = [{ fossil: 'fern', complete: true }] as SeatView['fossils']
    expect(told(look({}, {}, { fossils }))).toContain('complete')
    expect(told(look({}, {}, { fossils: [{ fossil: 'starter', complete: true }] as SeatView['fossils'] }))).not.toContain(
      'complete',
    )
    expect(told(look({}, {}, { labour: ['parts'] }))).toContain('worker')
  })

  it('comes to the last round and to the end', () => {
    expect(told(look({ round: 5 }))).toContain('last')
    expect(told(look({ round: 3 }))).toContain('majority')
    expect(told(look({ phase: 'over' }, { status: 'over', pending: [] }))).toEqual(['end'])
    expect(told(look({}, { seat: null }))).toEqual([])
  })

  it('reads steps, and knows where they are on the page', () => {
    expect(readDeed('give trex-2 to 1')).toEqual({ verb: 'give', about: 'trex-2', to: 1 })
    expect(readDeed('c3 lying').verb).toBe('cell')
    expect(hintsOf('display-1')).toEqual(['[data-field="display-1"]'])
    expect(hintsOf('c3 upright')).toEqual(['.own [data-cell="c3"]'])
    expect(hintsOf('show trex')).toEqual(['[data-step="show trex"]'])
    expect(readDeed('use 1 fixed')).toEqual({ verb: 'use', about: '1 fixed', to: null })
    expect(hintsOf('joker-2, use 0 fixed')).toEqual(['[data-field="joker-2"]', '[data-step="use 0 fixed"]'])
    expect(hintsOf('dig 2')).toEqual(['[data-step="dig 2"]'])
    expect(hintsOf('pass')).toEqual(['[data-deed="pass"]', '[data-deed="pass-sure"]'])
    expect(hintsOf('keep 1 3, start aquatic')).toEqual(['[data-position="1"]', '[data-position="3"]', '[data-start="aquatic"]'])
    expect(hintsOf('display-2, show trex')).toEqual(['[data-field="display-2"]', '[data-step="show trex"]'])
    expect(pointedAt('joker', look({}, { legal: ['pass', 'joker-3'] }))).toEqual(['[data-field="joker-3"]'])
  })

  it('has a title and a text for every card', () => {
    for (const card of [...CARDS, 'idle-yours', 'idle-wait'])
      expect(english).toMatch(new RegExp(`^web-fg-${card} = .*\\n    \\.text = `, 'm'))
  })
})
