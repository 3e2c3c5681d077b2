/** The numbers that the rules page shows: the game's own data. */

import raw from '../../games/fossilium/facts.gen.json'

export const FACTS = raw
export const ROUNDS = 5
export const SITES = ['triassic', 'jurassic', 'cretaceous'] as const
export const ROWS = ['display', 'build', 'market', 'tour', 'joker', 'manage'] as const
export type Row = (typeof ROWS)[number]

const dashed = (name: string): string => name.replaceAll('_', '-')

/** A field of the action board: how many workers it takes, what it pays, and what kind of thing it is about. */
export interface Field {
  workers: number
  money: number
  type: string | null
  gives: string | null
}

export function fieldsOf(row: Row): (Field | null)[] {
  const { board } = raw
  if (row === 'manage') return [...board.manage.map((gives) => ({ workers: 1, money: 0, type: null, gives })), null]
  return board[row].map((field, column) => ({
    workers: field.workers,
    money: field.money,
    type: row === 'tour' ? (board.tour_types[column] ?? null) : null,
    gives: null,
  }))
}

/** The message of what a fossil brings at the end, with its numbers; null where it brings nothing. */
export function effectOf(name: string): { id: string; args: Record<string, number> } | null {
  const effect = raw.fossils.find((one) => one.name === name)?.effect
  if (!effect?.most) return null
  const { of, ...args } = effect
  return { id: `fossilium-effect-${dashed(of)}`, args }
}

/** The numbers in the sentence of a panel. */
export function panelNumbers(name: string): Record<string, number> {
  const numbers = raw.panels
  const points: Record<string, number> = {
    toilet: numbers.toilet,
    laboratory: numbers.laboratory_points,
    depot: numbers.depot_points,
  }
  return {
    points: points[name] ?? numbers.planetarium,
    money: name === 'ticket' ? numbers.ticket : numbers.sponsors_money,
    many: name === 'laboratory' ? numbers.laboratory : name === 'depot' ? numbers.depot : numbers.restaurant,
    guests: numbers.auditorium_guests,
    most: numbers.reading_most,
  }
}

/** FO-36. */
export const jokerPrice = (workers: number): number => Math.max(0, raw.board.joker_price - workers)

/** FO-80: who is tied shares the places that they take together, rounded down. Places go to all, also to who has nothing. */
export function shares(values: readonly number[]): number[] {
  return values.map((value) => {
    const better = values.filter((other) => other > value).length
    const tied = values.filter((other) => other === value).length
    const sum = raw.final.places.slice(better, better + tied).reduce((total, points) => total + points, 0)
    return Math.floor(sum / tied)
  })
}
