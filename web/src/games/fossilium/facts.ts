/** The numbers of the game: those of the page, or those of somebody's own parts where the server has such. */

import { parts } from '../../api/rest'
import standard from './facts.gen.json'
import type { FossilType, Gift } from './types'

export interface Facts {
  fossils: {
    name: string
    type: string
    size: number
    effect: { base: number; of: string; each: number; per: number; most: number }
  }[]
  museum: { shops: string[]; entrances: string[]; starts: Record<string, string> }
  pedestals: { cell: string; rows: number; columns: number; prestige: number }[]
  guests: { prestige: number[]; regular: number[] }
  labour: { name: string; least: number }[]
  panels: Record<string, number>
  final: Record<string, number[]>
  digging: { most: number }
  board: { manage: string[]; joker_price: number }
}

let facts: Facts = standard
let asked: Promise<void> | null = null

/** Null: the parts are those of the page. Otherwise what has to be waited for; it is asked for once. */
export function ownFacts(version: string): Promise<void> | null {
  if (!version.includes('+')) return null
  asked ??= parts('fossilium').then(
    (own) => {
      facts = { ...standard, ...own.numbers }
    },
    () => {
      asked = null
    },
  )
  return asked
}

export const theFacts = (): Facts => facts
export const TYPES: readonly FossilType[] = ['botanical', 'aquatic', 'terrestrial']
export const ROWS = 5
export const COLUMNS = 6

const fossilOf = (name: string): Facts['fossils'][number] | undefined => facts.fossils.find((one) => one.name === name)

export const sizeOf = (fossil: string): number => fossilOf(fossil)?.size ?? 1
export const typeOf = (fossil: string): FossilType => (fossilOf(fossil)?.type ?? 'botanical') as FossilType
export const effectOf = (fossil: string): Facts['fossils'][number]['effect'] | undefined => fossilOf(fossil)?.effect
export const shopOf = (row: number): FossilType | null => (facts.museum.shops[row - 1] || null) as FossilType | null
export const entranceOf = (column: number): FossilType | null => (facts.museum.entrances[column - 1] || null) as FossilType | null
export const leastOf = (goal: string): number => facts.labour.find((one) => one.name === goal)?.least ?? 0
/** What completing a fossil of a type brings besides guests. */
export const BONUS: Record<FossilType, Gift> = { botanical: 'student', aquatic: 'money', terrestrial: 'guest' }

/** Prestige for so many guests at an opening. */
export function openingOf(guests: number): number {
  const table = facts.guests.prestige
  return table[Math.min(guests, table.length - 1)] ?? 0
}

export const track = (): number => facts.guests.prestige.length - 1
