import { describe, expect, it } from 'vitest'
import { keepStep, readSteps } from './steps'

describe('legal steps', () => {
  it('are sorted by what a hand points at', () => {
    const steps = readSteps(['display-1', 'manage-3', 'strip-2', 'pass', 'students 2', 'end', 'done'])
    expect([...steps.fields]).toEqual(['display-1', 'manage-3', 'strip-2'])
    expect(steps.students).toEqual([2])
    expect([steps.pass, steps.end, steps.done]).toEqual([true, true, true])
  })

  it('tell places from names', () => {
    const steps = readSteps(['c3 lying', 'c3 upright', 'f5', 'show fern', 'add trex', 'part trex-2', 'as build'])
    expect(steps.places).toEqual([
      { step: 'c3 lying', cell: 'c3', lying: true },
      { step: 'c3 upright', cell: 'c3', lying: false },
      { step: 'f5', cell: 'f5', lying: null },
    ])
    expect([steps.shows, steps.adds, steps.parts, steps.copies]).toEqual([['fern'], ['trex'], ['trex-2'], ['build']])
  })

  it('know the market, gifts and tours', () => {
    const steps = readSteps([
      'buy botanical-3',
      'buy archive trex-2',
      'sell fern',
      'give trex-2 to 1',
      'shop aquatic',
      'build toilet',
    ])
    expect([...steps.buys]).toEqual(['botanical-3'])
    expect([...steps.archive]).toEqual(['trex-2'])
    expect([...steps.sells]).toEqual(['fern'])
    expect(steps.gifts).toEqual([{ tile: 'trex-2', seat: 1, step: 'give trex-2 to 1' }])
    expect(steps.tours).toEqual([{ of: 'shop', type: 'aquatic', step: 'shop aquatic' }])
    expect(steps.builds).toEqual(['toilet'])
  })

  it('know which workers go on a field, and where to dig next', () => {
    expect(readSteps(['use 0 fixed', 'use 2 fixed'])).toMatchObject({ uses: [0, 2], takes: [] })
    expect(readSteps(['dig 1', 'dig 3'])).toMatchObject({ digs: [1, 3] })
  })

  it('keep positions in their order, counted from one', () => {
    expect(keepStep([3, 0])).toBe('keep 1 4')
    expect(readSteps(['keep 1 4', 'start aquatic', 'leave fern', 'fix 2', 'amber botanical', 'take urchin'])).toMatchObject({
      keeps: ['keep 1 4'],
      starts: ['aquatic'],
      leaves: ['fern'],
      fixes: [2],
      ambers: ['botanical'],
      takes: ['urchin'],
    })
  })
})
