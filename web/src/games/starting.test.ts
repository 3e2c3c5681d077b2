import { describe, expect, it, vi } from 'vitest'
import { fitting, STARTING, type OptionInfo, type Starting } from './starting'

vi.mock('../words/words.svelte', () => ({ t: (id: string) => id }))

const giganten = STARTING.giganten as Starting
const option = (name: string, ...values: OptionInfo['values']): OptionInfo => ({ name, values, default: values[0] ?? '' })
const OPTIONS = [
  option('outline', 'normal', 'long', 'stagger', 'eight'),
  option('laying', 'rows', 'columns'),
  option('tiles', 'single', 'ad_bc', 'ab_cd'),
  option('first', 'random', 0, 1, 2, 3),
  option('blank', 'none', 'ghost', 'trap'),
  option('secret_trap', false, true),
  option('trap_by_nest', true, false),
  option('trapped', 'leaves', 'stands_still', 'comes_back'),
  option('partners', 'apart', 'shared'),
]
const fit = (chosen: Record<string, string | number | boolean>, players: number) => fitting(giganten, OPTIONS, chosen, players)

describe('the choices of Giganten', () => {
  it('have boards for their number of players', () => {
    expect(fit({ outline: 'eight' }, 2).outline).toBe('normal')
    expect(fit({ outline: 'long' }, 4).outline).toBe('normal')
    expect(fit({ outline: 'eight' }, 4).outline).toBe('eight')
  })

  it('have columns only where tiles can lie so', () => {
    expect(fit({ laying: 'columns', outline: 'stagger' }, 2).laying).toBe('columns')
    expect(fit({ laying: 'columns', outline: 'long' }, 2).laying).toBe('rows')
    expect(fit({ laying: 'columns' }, 4).laying).toBe('rows')
  })

  it('leave out what needs a trap when there is none', () => {
    expect(fit({ trapped: 'comes_back', trap_by_nest: false }, 2)).not.toHaveProperty('trapped')
    expect(fit({ trapped: 'comes_back', blank: 'ghost' }, 2)).not.toHaveProperty('trap_by_nest')
    expect(fit({ trapped: 'comes_back', secret_trap: true }, 2).trapped).toBe('comes_back')
  })

  it('name a first player who is there, and partners only for four', () => {
    expect(fit({ first: 3 }, 2).first).toBe('random')
    expect(fit({ first: 3, partners: 'shared' }, 4)).toMatchObject({ first: 3, partners: 'shared' })
    expect(fit({ partners: 'shared' }, 2)).not.toHaveProperty('partners')
  })

  it('let people agree on a draw, but nobody ask a bot', () => {
    expect(giganten.usual?.(true)).toEqual({ parley: true })
    expect(giganten.usual?.(false)).toEqual({ parley: false })
  })

  it('say why something is missing', () => {
    const [, laying] = OPTIONS as [OptionInfo, OptionInfo]
    expect(giganten.missing?.(laying, { outline: 'long' }, 2)).toBeTruthy()
    expect(giganten.missing?.(laying, { outline: 'stagger' }, 2)).toBeNull()
  })
})
