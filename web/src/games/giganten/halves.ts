/** Laying tiles: which one where, turned how, and the ground that comes of it. */

import type { GigantenView, LayingView, TileView } from '../../api/schema.gen'
import { fieldAt } from './land'
import type { Grounds } from './types'

export type Laid = TileView

const TURN = 90
const AROUND = 360
const SWAMP = '~'

/** A drawing turned clockwise. */
export function turnedRows(rows: string[], turn: number): string[] {
  let now = rows
  for (let left = ((turn % AROUND) + AROUND) % AROUND; left > 0; left -= TURN) now = clockwise(now)
  return now
}

function clockwise(rows: string[]): string[] {
  return rows.map((_, column) =>
    [...rows]
      .reverse()
      .map((row) => row[column])
      .join(''),
  )
}

export const turn = (laid: Laid[], place: number, by = TURN): Laid[] =>
  laid.map((one, k) => (k === place ? { ...one, turn: (one.turn + by + AROUND) % AROUND } : one))

export function swap(laid: Laid[], a: number, b: number): Laid[] {
  const [first, second] = [laid[a], laid[b]]
  if (!first || !second) return laid
  return laid.map((one, k) => (k === a ? second : k === b ? first : one))
}

/** What the tiles of a party look like before anybody touches them: as they were drawn, those that lie first. */
export function firstLaying(view: GigantenView, party: number, kept: Laid[] | null): Laid[] {
  const { tiles, laid } = view.parties[party] ?? { tiles: [], laid: [] }
  const down = laid.filter((one): one is Laid => one !== null)
  const rest = [...tiles]
  for (const { tile } of down) rest.splice(rest.indexOf(tile), 1)
  const wished = (kept ?? []).slice(down.length)
  const fits = [...wished.map(({ tile }) => tile)].sort().join() === [...rest].sort().join()
  return [...down, ...(fits ? wished : rest.map((tile) => ({ tile, turn: 0 })))]
}

/** The steps that lay what does not lie yet. */
export const laySteps = (laid: Laid[], down: number): string[] => laid.slice(down).map(({ tile, turn }) => `tile ${tile} ${turn}`)

/** The ground of one tile by field, as it lies on the board: the far party sees it from the other side. */
export function tileGround(laying: LayingView, party: number, place: number, { tile, turn }: Laid): Grounds {
  const corner = laying.places[party]?.[place]
  const rows = turnedRows(laying.drawings[tile] ?? [], party === 1 ? turn + AROUND / 2 : turn)
  const ground: Grounds = {}
  if (!corner) return ground
  rows.forEach((row, down) =>
    [...row].forEach((mark, across) => {
      const field = fieldAt(corner.column + across, corner.row + rows.length - 1 - down)
      ground[field] = mark === SWAMP ? 'swamp' : 'land'
    }),
  )
  return ground
}

/** Where a tile lies on the board as somebody sees it, in fields from the upper left corner. */
export function cornerSeen(
  { columns, rows }: { columns: number; rows: number },
  corner: { column: number; row: number },
  side: number,
  turned: boolean,
): { x: number; y: number } {
  return turned ? { x: columns - corner.column - side, y: corner.row } : { x: corner.column, y: rows - corner.row - side }
}
