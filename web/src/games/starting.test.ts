import { describe, expect, it, vi } from 'vitest'
import { fitting, STARTING, type OptionInfo, type Starting } from './starting'

vi.mock('../words/words.svelte', () => ({ t: (id: string) => id }))

const giganten = STARTING.giganten as Starting
const option = (name: string, ...values: OptionInfo['values']): OptionInfo => ({ name, values, default: values[0] ?? '' })
const SAURIANS = ['flug', 'tyra_1', 'tyra_2', 'deino_1', 'deino_2', 'tri', 'plesio', 'dilo', 'diplo', 'stego']
const kinds = (name: string, usual: string): OptionInfo => ({ name, values: SAURIANS, default: usual })
const OPTIONS = [
  option('outline', 'normal', 'long', 'stagger', 'six'),
  option('laying', 'rows', 'columns'),
  option('tiles', 'single', 'ad_bc', 'ab_cd', 'ac_bd'),
  option('roster', 'full', 'named'),
  option('first', 'random', 0, 1, 2, 3),
  option('blank', 'none', 'ghost', 'trap'),
  option('secret_trap', false, true),
  option('trap_by_nest', true, false),
  option('trapped', 'leaves', 'stands_still', 'comes_back'),
  option('secret_as_trap', false, true),
  option('reserve', 'none', 'free', 'agreed', 'different'),
  kinds('agreed_1', 'flug'),
  kinds('agreed_2', 'tri'),
  kinds('agreed_3', 'stego'),
  option('partners', 'shared', 'apart'),
  option('quiet_moves', 100, 50, 20, 'none'),
  option('most_turns', 500, 250, 1000, 'none'),
]
const fit = (chosen: Record<string, string | number | boolean>, players: number) => fitting(giganten, OPTIONS, chosen, players)

describe('the choices of Giganten', () => {
  it('have boards for their number of players', () => {
    expect(fit({ outline: 'six' }, 2).outline).toBe('normal')
    expect(fit({ outline: 'long' }, 4).outline).toBe('normal')
    expect(fit({ outline: 'six' }, 4).outline).toBe('six')
  })

  it('have columns only where tiles can lie so', () => {
    expect(fit({ laying: 'columns', outline: 'stagger' }, 2).laying).toBe('columns')
    expect(fit({ laying: 'columns', outline: 'long' }, 2).laying).toBe('rows')
    expect(fit({ laying: 'columns' }, 4).laying).toBe('columns')
    expect(fit({ laying: 'columns', outline: 'six' }, 4).laying).toBe('rows')
  })

  it('have pairs of tiles, but not of six', () => {
    expect(fit({ tiles: 'ac_bd' }, 2).tiles).toBe('ac_bd')
    expect(fit({ tiles: 'ac_bd' }, 4).tiles).toBe('ac_bd')
    expect(fit({ tiles: 'ac_bd', outline: 'six' }, 4).tiles).toBe('single')
  })

  it('have forgotten values of earlier rules', () => {
    expect(fit({ outline: 'eight', most_turns: 2000 }, 4)).toMatchObject({ outline: 'normal', most_turns: 500 })
  })

  it('name three kinds of an agreed reserve that the army has', () => {
    expect(fit({ agreed_1: 'stego' }, 2)).not.toHaveProperty('agreed_1')
    expect(fit({ reserve: 'agreed' }, 2)).toMatchObject({ agreed_1: 'flug', agreed_2: 'tri', agreed_3: 'stego' })
    expect(fit({ reserve: 'agreed', agreed_1: 'stego', agreed_2: 'stego' }, 2)).toMatchObject({
      agreed_1: 'stego',
      agreed_2: 'stego',
    })
    expect(fit({ reserve: 'agreed', agreed_1: 'plesio', roster: 'named' }, 2).agreed_1).toBe('flug')
    const second = OPTIONS.find(({ name }) => name === 'agreed_2') as OptionInfo
    const open = giganten.values(second, { reserve: 'agreed', agreed_1: 'tyra_1', agreed_3: 'flug' }, 2)
    expect(open).not.toContain('tyra_1')
    expect(open).toEqual(expect.arrayContaining(['tyra_2', 'flug']))
  })

  it('leave out what needs a trap when there is none', () => {
    expect(fit({ trapped: 'comes_back', trap_by_nest: false }, 2)).not.toHaveProperty('trapped')
    expect(fit({ trapped: 'comes_back', blank: 'ghost' }, 2)).not.toHaveProperty('trap_by_nest')
    expect(fit({ trapped: 'comes_back', blank: 'trap' }, 2).trapped).toBe('comes_back')
    expect(fit({ trap_by_nest: false, secret_trap: true }, 2).trap_by_nest).toBe(false)
  })

  it('let the secret trap be milder, and only then ask what it does', () => {
    expect(fit({ trapped: 'comes_back', secret_trap: true }, 2)).not.toHaveProperty('trapped')
    expect(fit({ secret_as_trap: true }, 2)).not.toHaveProperty('secret_as_trap')
    expect(fit({ secret_trap: true, secret_as_trap: true }, 2)).toMatchObject({ secret_as_trap: true, trapped: 'stands_still' })
    expect(fit({ secret_trap: true, secret_as_trap: true, trapped: 'comes_back' }, 2).trapped).toBe('comes_back')
  })

  it('name a first player who is there, and partners only for four', () => {
    expect(fit({ first: 3 }, 2).first).toBe('random')
    expect(fit({ first: 3, partners: 'apart' }, 4)).toMatchObject({ first: 3, partners: 'apart' })
    expect(fit({ partners: 'apart' }, 2)).not.toHaveProperty('partners')
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

describe('the choices of Fossilium', () => {
  const fossilium = STARTING.fossilium as Starting
  const options = [
    option('labour_goals', 'standard', 'drawn'),
    option('shop_incomplete', true, false),
    option('majority_needs_some', false, true),
  ]

  it('stand on the page, each in a group', () => {
    const offered = fossilium.groups.flatMap((group) => group.options)
    for (const { name } of options) expect(offered).toContain(name)
  })

  it('compare museums only where there are several', () => {
    const chosen = { shop_incomplete: false, majority_needs_some: true }
    expect(fitting(fossilium, options, chosen, 2)).toEqual({ labour_goals: 'standard', ...chosen })
    expect(fitting(fossilium, options, chosen, 1)).not.toHaveProperty('majority_needs_some')
  })
})
