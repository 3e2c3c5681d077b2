/** The drawings of the game, made by the Python side: maps, pens, dinosaurs, signs. */

import rest from './art.gen.json?except=species'
import { species } from './species'

export type MapName = 'large' | 'small' | 'tall'
export type BoardName = 'summer' | 'winter'
export type Point = readonly [number, number]

export interface Slots {
  size: number
  at: Point[]
}
export interface Pen {
  box: [number, number, number, number]
  outline: string
  floor: string
  slots: Slots[]
  printed: { size: number; in_slots: boolean; at: [number, number, number][] } | null
  points: Point
  trex: Point
  rule: [number, number, number] | null
  name: [number, number, number] | null
}
export interface BoardArt {
  back: string
  firs: Point[]
  front: string
  signs: { left: Point; right: Point }
  river: Slots[]
  pens: Record<string, Pen>
}
export interface MapArt {
  width: number
  height: number
  corner: number
  river: [number, number, number, number]
  bridge: [number, number, number, number]
  fir: [number, number]
  sign: number
  boards: Record<BoardName, BoardArt>
}
interface Art {
  species: typeof species
  hidden: string
  die: string
  faces: Record<string, string>
  rules: Record<string, string>
  crown: string
  firs: Record<BoardName, string>
  signposts: { left: string; right: string }
  maps: Record<MapName, MapArt>
}

export const art = { ...rest, species } as unknown as Art
export const RIVER = 'river'

/** The slots of a zone with so many dinosaurs in it. */
export function slotsFor(map: MapArt, board: BoardName, zone: string, count: number): Slots {
  const layouts = zone === RIVER ? map.boards[board].river : (map.boards[board].pens[zone]?.slots ?? [])
  return layouts.find((slots) => slots.at.length >= count) ?? layouts[layouts.length - 1] ?? { size: 0, at: [] }
}

/** The zone that a place belongs to: the cells of the pyramid are places of one zone. */
export function zoneOf(place: string): string {
  return place.split(' ')[0] ?? place
}

/** The number of a place within its zone, for zones with cells. */
export function cellOf(place: string): number | null {
  const cell = place.split(' ')[1]
  return cell === undefined ? null : Number(cell)
}

/** The box of a zone or of one of its cells, in the units of the map. */
export function boxOf(map: MapArt, board: BoardName, place: string): [number, number, number, number] {
  const zone = zoneOf(place)
  const cell = cellOf(place)
  if (cell !== null) {
    const { size, at } = slotsFor(map, board, zone, 0)
    const [x, y] = at[cell] ?? [0, 0]
    return [x - size / 2, y - size / 2, size, size]
  }
  return zone === RIVER ? map.river : (map.boards[board].pens[zone]?.box ?? [0, 0, 0, 0])
}
