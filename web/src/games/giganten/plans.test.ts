import { describe, expect, it } from 'vitest'
import { comerOf, enemyOf, goalOf, isWhole, nodeAt, readStep, settle, startOf, targetsOf, waysTo, type Plans } from './plans'

const plans: Plans = {
  e4: { '-e5': { 'x e6': {}, 'x d5': {}, quiet: {} }, '-d4': { 'x d5': {}, quiet: {} }, '-f4': {} },
  c1: { '-c9': { 'x c10': {} } },
  b2: { '-b3': { quiet: {} } },
  'reserve stego': { a3: { e4: {}, 'reserve tri': {} } },
  'offer draw': {},
}
const stands = (field: string): boolean => ['e4', 'c1', 'b2', 'e6', 'd5', 'c10'].includes(field)

describe('steps', () => {
  it('are read as they are written', () => {
    expect(readStep('e4')).toEqual({ verb: 'field', field: 'e4' })
    expect(readStep('-aa12')).toEqual({ verb: 'goal', field: 'aa12' })
    expect(readStep('x e6')).toEqual({ verb: 'challenge', field: 'e6' })
    expect(readStep('reserve tyra_1')).toEqual({ verb: 'reserve', kind: 'tyra_1' })
    expect(readStep('offer draw')).toEqual({ verb: 'offer' })
  })
})

describe('a turn', () => {
  it('is whole when nothing follows', () => {
    const whole = (...path: string[]): boolean => isWhole(nodeAt(plans, path)!, path)
    expect(whole('e4')).toBe(false)
    expect(whole('e4', '-f4')).toBe(true)
    expect(whole('e4', '-e5')).toBe(false)
    expect(whole('e4', '-e5', 'quiet')).toBe(true)
    expect(whole('offer draw')).toBe(true)
  })

  it('of a reserve is whole when it stands, whatever may come then', () => {
    expect(isWhole(nodeAt(plans, ['reserve stego'])!, ['reserve stego'])).toBe(false)
    expect(isWhole(nodeAt(plans, ['reserve stego', 'a3'])!, ['reserve stego', 'a3'])).toBe(true)
  })

  it('asks nothing where there is only one answer', () => {
    expect(settle(plans, ['c1', '-c9'])).toEqual(['c1', '-c9', 'x c10'])
    expect(settle(plans, ['b2', '-b3'])).toEqual(['b2', '-b3', 'quiet'])
    expect(settle(plans, ['e4', '-e5'])).toEqual(['e4', '-e5'])
    expect(settle(plans, ['b2'])).toEqual(['b2'])
  })

  it('can begin with the enemy that is meant', () => {
    expect(waysTo(plans.e4!, 'e6')).toEqual(['-e5'])
    expect(waysTo(plans.e4!, 'd5')).toEqual(['-e5', '-d4'])
    expect(waysTo(plans.e4!, 'a1')).toEqual([])
  })

  it('lights what can be pointed at next', () => {
    expect(Object.fromEntries(targetsOf(plans, [], null, stands))).toEqual({ e4: 'take', c1: 'take', b2: 'take' })
    expect(Object.fromEntries(targetsOf(plans, ['e4'], null, stands))).toEqual({
      e5: 'goal',
      d4: 'goal',
      f4: 'goal',
      e6: 'enemy',
      d5: 'enemy',
    })
    expect(Object.fromEntries(targetsOf(plans, ['e4'], 'd5', stands))).toEqual({ e5: 'goal', d4: 'goal', d5: 'enemy' })
    expect(Object.fromEntries(targetsOf(plans, ['c1'], null, stands))).toEqual({ c9: 'flight', c10: 'enemy' })
    expect(Object.fromEntries(targetsOf(plans, ['reserve stego'], null, stands))).toEqual({ a3: 'place' })
  })

  it('tells its start, goal and enemy', () => {
    const path = ['e4', '-e5', 'x e6']
    expect([startOf(path), goalOf(path), enemyOf(path)]).toEqual(['e4', 'e5', 'e6'])
    expect(comerOf(['reserve stego', 'a3'])).toEqual({ kind: 'stego', field: 'a3' })
    expect([comerOf(['reserve stego']), comerOf(path)]).toEqual([null, null])
    expect([startOf(['up']), goalOf(['e4']), enemyOf(['quiet'])]).toEqual([null, null, null])
  })
})
