/** The pieces: numbers as they are printed, and how many a side has of each. All of it comes from the game's own data. */

import type { Parts } from '../../api/types'
import drawn from './art.gen.json'

export interface Kind {
  letter: string
  /** Both are 0 for who fights by a rule of its own. */
  land: number
  swamp: number
  colour: string
}

interface Art {
  kinds: Record<string, Kind>
  rosters: Record<string, Record<string, number>>
  symbols: string
}

export const art: Art = drawn
export const KINDS = art.kinds

/** Shows parts of somebody's own in the place of those that the page was built with. */
export function adopt(own: Parts): void {
  for (const [kind, told] of Object.entries(own.kinds ?? {})) if (KINDS[kind]) Object.assign(KINDS[kind], told)
  Object.assign(art.rosters, own.rosters)
}

/** How many of each kind an army has with these options, in the order of the table of pieces. */
export function roster(options: Record<string, unknown>): Record<string, number> {
  const army: Record<string, number> = { ...art.rosters[String(options.roster ?? 'full')] }
  if (options.blank === 'ghost' || options.blank === 'trap') army.blank = 1
  return Object.fromEntries(Object.keys(KINDS).flatMap((kind) => (army[kind] ? [[kind, army[kind]]] : [])))
}

/** The name of the picture of a kind: a blank is a ghost, or a trap. */
export const pictureOf = (kind: string, options: Record<string, unknown>): string =>
  kind === 'blank' && options.blank === 'trap' ? 'trap' : kind
