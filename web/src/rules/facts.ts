/** The facts of the game that the rules page shows; a test holds them against the game's own numbers. */

import type { BoardName } from '../games/draftosaurus/art'
import type { PointsNow, Zoo } from '../games/draftosaurus/types'
import rawExamples from './examples.json'
import rawFacts from './facts.json'

export interface PenFacts {
  board: BoardName
  side: 'left' | 'right'
  part: 'woodland' | 'grassland'
  /** 0: any number. */
  holds: number
}
export interface Example {
  board: BoardName
  points: number
  /** The own zoo first, then those that it is compared with. */
  zoos: Zoo[]
}

export const PENS = rawFacts.pens as Record<string, PenFacts>
/** How many of each species are in the game, by the number of players. */
export const BAG: Record<string, number> = rawFacts.bag
export const FACES = ['woodlands', 'grasslands', 'food_court', 'restrooms', 'empty', 'no_trex']
export const CARDS: Record<BoardName, string[]> = {
  summer: ['forest', 'trio', 'prairie', 'king', 'meadow', 'island'],
  winter: ['wood', 'pyramid', 'bridge', 'lookout', 'quarantine'],
}
export const EXAMPLES = rawExamples.pens as unknown as Record<string, Example>
export const ZOOS = rawExamples.zoos as unknown as Record<BoardName, { zoos: Zoo[]; points: PointsNow }>

/** The pens that a card is about: the two banks of the bridge share one. */
export function pensOf(card: string): string[] {
  return card === 'bridge' ? ['bridge_left', 'bridge_right'] : [card]
}

/** The pens of a zoo that a face of the die leaves open. */
export function openPens(face: string, board: BoardName, zoo: Zoo): string[] {
  return Object.entries(PENS)
    .filter(([name, pen]) => pen.board === board && isOpen(face, pen, zoo[name] ?? []))
    .map(([name]) => name)
}

function isOpen(face: string, pen: PenFacts, inside: (string | null)[]): boolean {
  switch (face) {
    case 'woodlands':
      return pen.part === 'woodland'
    case 'grasslands':
      return pen.part === 'grassland'
    case 'food_court':
      return pen.side === 'left'
    case 'restrooms':
      return pen.side === 'right'
    case 'empty':
      return inside.every((one) => one === null)
    default:
      return !inside.includes('trex')
  }
}

/** All dinosaurs of one species in a zoo, wherever they are. */
export function herd(zoo: Zoo, species: string): string[] {
  return Object.values(zoo)
    .flat()
    .filter((one) => one === species) as string[]
}
