/** Cells of a museum, what lies where, and how a fossil is cut into parts. Knows shapes, no rules. */

import drawn from './art.gen.json'
import { COLUMNS, ROWS, theFacts, typeOf } from './facts'
import type { FossilType, FossilView } from './types'

export const CELL = drawn.cell
const SHAPES = drawn.fossils as unknown as Record<string, [number, number]>

export interface Spot {
  column: number
  row: number
}

export function spotOf(cell: string): Spot {
  return { column: cell.charCodeAt(0) - 96, row: Number(cell.slice(1)) }
}

export const cellAt = (column: number, row: number): string => `${String.fromCharCode(96 + column)}${row}`

export const CELLS: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, k) =>
  cellAt((k % COLUMNS) + 1, Math.floor(k / COLUMNS) + 1),
)

/** A part's fossil, and which slice of it; null where there is only one. */
export function partOf(tile: string): { fossil: string; pair: number | null } {
  const found = /^(.+)-(\d)$/.exec(tile)
  return found ? { fossil: found[1] ?? tile, pair: Number(found[2]) } : { fossil: tile, pair: null }
}

export function pictureOf(fossil: string, type: FossilType | null = null): string {
  return fossil === 'starter' ? `starter-${type ?? 'botanical'}` : fossil
}

/** How many cells a fossil is long and wide. */
export const shapeOf = (fossil: string): [number, number] => SHAPES[fossil] ?? [1, 1]

/** The cells that a fossil covers, its slices one after the other. */
export function covered(fossil: string, anchor: string, lying: boolean): string[] {
  const [long, wide] = shapeOf(fossil)
  const { column, row } = spotOf(anchor)
  const cells: string[] = []
  for (let slice = 0; slice < long; slice++)
    for (let side = 0; side < wide; side++)
      cells.push(lying ? cellAt(column + slice, row + side) : cellAt(column + side, row + slice))
  return cells
}

/** A cell's cut of the drawing of its fossil: where it begins, and whether the drawing is set upright. */
export function cutOf(fossil: string, cells: string[], index: number): { x: number; y: number; upright: boolean } {
  const [long, wide] = shapeOf(fossil)
  const spots = cells.map(spotOf)
  const [left, top] = [Math.min(...spots.map((spot) => spot.column)), Math.min(...spots.map((spot) => spot.row))]
  const spot = spots[index] ?? { column: left, row: top }
  // Slices follow each other from left to right where it lies, downwards where it stands upright.
  const next = spots[wide]
  const upright = long > 1 && next !== undefined && next.row > top
  return { x: (spot.column - left) * CELL, y: (spot.row - top) * CELL, upright }
}

/** The pedestal that lies exactly under some cells. */
export function pedestalUnder(cells: string[]): { cell: string; prestige: number } | null {
  const wanted = [...cells].sort().join()
  return theFacts().pedestals.find((one) => pedestalCells(one).sort().join() === wanted) ?? null
}

export function pedestalCells(one: { cell: string; rows: number; columns: number }): string[] {
  const { column, row } = spotOf(one.cell)
  return Array.from({ length: one.rows * one.columns }, (_, k) =>
    cellAt(column + (k % one.columns), row + Math.floor(k / one.columns)),
  )
}

/**
 * What parts on some cells bring in every income: money of shops, guests of entrances. Shops may pay for whole fossils only;
 * that is an option of the match.
 */
export function incomeOf(
  fossil: string,
  cells: string[],
  placed: boolean[],
  wholeOnly = false,
): { money: number; guests: number } {
  const type = typeOf(fossil)
  const { shops, entrances } = theFacts().museum
  const lies = cells.filter((_, k) => placed[k]).map(spotOf)
  const rows = new Set(lies.map((spot) => spot.row))
  return {
    money: wholeOnly && !placed.every(Boolean) ? 0 : [...rows].filter((row) => shops[row - 1] === type).length,
    guests: lies.filter((spot) => entrances[spot.column - 1] === type).length,
  }
}

/** Which cells of a fossil the parts at hand would fill; a lone part of a slice takes the first one. */
export function filled(fossil: string, tiles: readonly (string | null)[]): boolean[] {
  const [long, wide] = shapeOf(fossil)
  const left = new Map<number, number>()
  for (const tile of tiles) {
    const part = tile === null ? null : partOf(tile)
    if (part?.fossil === fossil) left.set(part.pair ?? 1, (left.get(part.pair ?? 1) ?? 0) + 1)
  }
  const perSlice = long * wide === 1 ? 1 : 2
  return Array.from({ length: long * wide }, (_, k) => (left.get(Math.floor(k / perSlice) + 1) ?? 0) > k % perSlice)
}

export interface Ready {
  fossil: string
  parts: number
  size: number
  fresh: boolean
}

/** Fossils that the stored parts are enough for: new ones with at least half, shown ones that get more. */
export function showable(tiles: readonly (string | null)[], shown: readonly FossilView[]): Ready[] {
  const stored = new Set(tiles.flatMap((tile) => (tile === null ? [] : [partOf(tile).fossil])))
  return [...stored].flatMap((fossil): Ready[] => {
    const [long, wide] = shapeOf(fossil)
    const size = long * wide
    const stands = shown.find((one) => one.fossil === fossil)
    if (stands) {
      const missing = [...stands.missing]
      let parts = 0
      for (const tile of tiles) {
        const at = tile === null ? -1 : missing.indexOf(tile)
        if (at >= 0) {
          missing.splice(at, 1)
          parts++
        }
      }
      return parts ? [{ fossil, parts: stands.placed.filter(Boolean).length + parts, size, fresh: false }] : []
    }
    const parts = filled(fossil, tiles).filter(Boolean).length
    return parts * 2 >= size ? [{ fossil, parts, size, fresh: true }] : []
  })
}
