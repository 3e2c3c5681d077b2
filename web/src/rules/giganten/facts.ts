/** The facts of the game that its rules page shows. All but the marks are made by the game itself; tests hold both against it. */

import raw from '../../games/giganten/facts.gen.json'
import type { Ground } from '../../games/giganten/types'
import rawMarks from './marks.json'

export type Result = 'attacker' | 'defender' | 'both' | 'draw'
/** C: certain, R: reconstructed by us. */
export type Certainty = 'C' | 'R'

export const TILES: Record<string, string[]> = raw.tiles
export const COURSE = raw.course
export const DRAWS = raw.draws
const FIGHTS = raw.fights as Record<Ground, Record<string, Record<string, string>>>
export const MARKS = rawMarks.pieces as Record<string, { land?: Certainty; swamp?: Certainty; number: Certainty }>

export const CHALLENGERS = Object.keys(FIGHTS.land)
export const CHALLENGED = Object.keys(FIGHTS.land.flug ?? {})

/** What becomes of a challenge; null: there is no such fight, for one of them never stands there. */
export function resultOf(attacker: string, defender: string, ground: Ground): Result | null {
  return (FIGHTS[ground][attacker]?.[defender] as Result | undefined) ?? null
}

/** The six fights that the rulebook prints: where, who, and with which numbers. */
export const PRINTED = rawMarks.printed as unknown as readonly {
  ground: Ground
  fight: [string, string]
  numbers: [number, number]
}[]
