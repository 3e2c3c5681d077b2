import { describe, expect, it } from 'vitest'
import { fallen, numbersOf, ruleOf, type Told } from './fights'

const fight = (attacker: string, defender: string, result: Told['result']): Told => ({ attacker, defender, result })

describe('a fight', () => {
  it('by numbers names them', () => {
    expect(numbersOf(fight('stego', 'dilo', 'defender'), 'land')).toEqual([3, 4])
    expect(numbersOf(fight('stego', 'dilo', 'attacker'), 'swamp')).toEqual([3, 2])
    expect(ruleOf(fight('tri', 'tri', 'draw'), 'land')).toBe('equal-same')
    expect(ruleOf(fight('tyra_2', 'dilo', 'both'), 'swamp')).toBe('equal-other')
  })

  it('by a rule names the rule and no numbers', () => {
    const rules: [string, string, Told['result'], 'land' | 'swamp', string][] = [
      ['flug', 'stego', 'defender', 'land', 'flug-stego'],
      ['stego', 'flug', 'attacker', 'swamp', 'flug-stego'],
      ['flug', 'flug', 'both', 'land', 'flug-flug'],
      ['flug', 'culak', 'draw', 'land', 'flug-other'],
      ['culak', 'tyra_1', 'attacker', 'land', 'culak-tyra'],
      ['deino_2', 'culak', 'attacker', 'land', 'culak-deino-land'],
      ['culak', 'deino_1', 'attacker', 'swamp', 'culak-deino-swamp'],
      ['tri', 'culak', 'attacker', 'land', 'culak-land'],
      ['culak', 'stego', 'draw', 'swamp', 'culak-swamp'],
      ['culak', 'culak', 'draw', 'land', 'culak-culak'],
      ['tri', 'blitz', 'defender', 'land', 'blitz'],
      ['flug', 'blitz', 'draw', 'land', 'blitz-flug'],
      ['flug', 'nest', 'attacker', 'land', 'nest'],
      ['culak', 'nest', 'draw', 'land', 'nest-culak'],
      ['tri', 'blank', 'attacker', 'land', 'ghost'],
      ['tri', 'blank', 'defender', 'land', 'trap'],
      ['tri', 'blank', 'caught', 'land', 'trap-still'],
    ]
    for (const [attacker, defender, result, ground, rule] of rules) {
      expect(ruleOf(fight(attacker, defender, result), ground)).toBe(rule)
      expect(numbersOf(fight(attacker, defender, result), ground)).toBeNull()
    }
  })

  it('says who falls', () => {
    expect(fallen({ result: 'both' })).toEqual({ attacker: true, defender: true })
    expect(fallen({ result: 'caught' })).toEqual({ attacker: false, defender: false })
    expect(fallen({ result: 'defender' })).toEqual({ attacker: true, defender: false })
  })
})
