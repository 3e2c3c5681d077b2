/** Which rule a fight was decided by: from what was told of it, for the words beside it. */

import { KINDS } from './kinds'
import type { FightEvent, FightView, Ground } from './types'

export type Told = Pick<FightView, 'attacker' | 'defender' | 'result'>

export type Rule =
  | 'stronger'
  | 'equal-same'
  | 'equal-other'
  | 'nest'
  | 'nest-culak'
  | 'ghost'
  | 'trap'
  | 'trap-still'
  | 'blitz'
  | 'blitz-flug'
  | 'flug-flug'
  | 'flug-stego'
  | 'flug-other'
  | 'culak-tyra'
  | 'culak-deino-land'
  | 'culak-deino-swamp'
  | 'culak-land'
  | 'culak-swamp'
  | 'culak-culak'

const family = (kind: string): string => kind.replace(/_\d$/, '')

export function ruleOf(fight: Told, ground: Ground): Rule {
  const { attacker, defender, result } = fight
  if (defender === 'nest') return attacker === 'culak' ? 'nest-culak' : 'nest'
  if (defender === 'blank') return result === 'attacker' ? 'ghost' : result === 'caught' ? 'trap-still' : 'trap'
  if (defender === 'blitz') return result === 'draw' ? 'blitz-flug' : 'blitz'
  const pair = [family(attacker), family(defender)]
  const other = (kind: string): string => (pair[0] === kind ? pair[1] : pair[0]) ?? ''
  if (pair.includes('flug')) {
    const against = other('flug')
    return against === 'flug' ? 'flug-flug' : against === 'stego' ? 'flug-stego' : 'flug-other'
  }
  if (pair.includes('culak')) {
    const against = other('culak')
    if (against === 'culak' || against === 'tyra') return `culak-${against}`
    return against === 'deino' ? `culak-deino-${ground}` : `culak-${ground}`
  }
  if (result === 'attacker' || result === 'defender') return 'stronger'
  return result === 'draw' ? 'equal-same' : 'equal-other'
}

/** Whether numbers decided, and which. */
export function numbersOf(fight: Told, ground: Ground): [number, number] | null {
  const rule = ruleOf(fight, ground)
  if (rule !== 'stronger' && rule !== 'equal-same' && rule !== 'equal-other') return null
  const [mine, yours] = [KINDS[fight.attacker]?.[ground], KINDS[fight.defender]?.[ground]]
  return mine == null || yours == null ? null : [mine, yours]
}

/** Who is off the board after it. */
export function fallen(fight: Pick<FightEvent, 'result'>): { attacker: boolean; defender: boolean } {
  const { result } = fight
  return { attacker: result === 'defender' || result === 'both', defender: result === 'attacker' || result === 'both' }
}
