/** Where fields lie, and the shapes of the land: everything that is drawn under the pieces. */

import type { Grounds } from './types'

/** A field is so wide and deep in the units of the drawing. */
export const CELL = 40

export interface Spot {
  x: number
  y: number
}

/** Column and row of a field as the first player counts them, from 0. */
export function spotOf(field: string): [number, number] {
  const letters = field.replace(/\d+$/, '')
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 96
  return [column - 1, Number(field.slice(letters.length)) - 1]
}

export function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26))
  return column < 26 ? letter : `a${letter}`
}

export const fieldAt = (column: number, row: number): string => `${columnName(column)}${row + 1}`

/** A board as somebody sees it: the own end is below. */
export class Lie {
  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly turned: boolean,
  ) {}

  /** Place on the screen, counted from the upper left corner. */
  spot(field: string): Spot {
    const [column, row] = spotOf(field)
    return this.turned ? { x: this.columns - 1 - column, y: row } : { x: column, y: this.rows - 1 - row }
  }

  field(x: number, y: number): string {
    return this.turned ? fieldAt(this.columns - 1 - x, y) : fieldAt(x, this.rows - 1 - y)
  }

  /** The letters below the board, from the left. */
  get columnNames(): string[] {
    const names = Array.from({ length: this.columns }, (_, k) => columnName(k))
    return this.turned ? names.reverse() : names
  }

  /** The numbers beside the board, from above. */
  get rowNames(): string[] {
    const names = Array.from({ length: this.rows }, (_, k) => String(k + 1))
    return this.turned ? names : names.reverse()
  }

  /** All fields of a ground, by the rows in which they are seen. */
  lines(fields: Iterable<string>): { field: string; x: number; y: number }[][] {
    const lines: { field: string; x: number; y: number }[][] = Array.from({ length: this.rows }, () => [])
    for (const field of fields) {
      const { x, y } = this.spot(field)
      lines[y]?.push({ field, x, y })
    }
    for (const line of lines) line.sort((a, b) => a.x - b.x)
    return lines
  }
}

const key = (x: number, y: number): string => `${x} ${y}`
const STEPS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** How far every field is from the nearest swamp, which is 0. Of those that are covered, nothing is known. */
export function heights(lie: Lie, grounds: Grounds): Map<string, number> {
  const known = Object.entries(grounds).filter(([, ground]) => ground !== 'covered')
  const on = new Map(known.map(([field, ground]) => [place(lie, field), ground]))
  const far = new Map([...on].filter(([, ground]) => ground === 'swamp').map(([at]) => [at, 0]))
  const line = [...far.keys()]
  for (let at = line.shift(); at !== undefined; at = line.shift()) {
    const [x = 0, y = 0] = at.split(' ').map(Number)
    for (const [dx, dy] of STEPS) {
      const next = key(x + dx, y + dy)
      if (!on.has(next) || far.has(next)) continue
      far.set(next, (far.get(at) ?? 0) + 1)
      line.push(next)
    }
  }
  for (const at of on.keys()) if (!far.has(at)) far.set(at, 9)
  return far
}

function place(lie: Lie, field: string): string {
  const { x, y } = lie.spot(field)
  return key(x, y)
}

type Corner = [number, number]

/** The edges around a set of cells as closed rings of corners; land is always to the right of the way. */
export function rings(cells: Iterable<string>): Corner[][] {
  const set = new Set(cells)
  const ways = new Map<string, Corner[]>()
  const add = (from: Corner, to: Corner): void => {
    const at = from.join(' ')
    ways.set(at, [...(ways.get(at) ?? []), to])
  }
  for (const cell of set) {
    const [x = 0, y = 0] = cell.split(' ').map(Number)
    if (!set.has(key(x, y - 1))) add([x, y], [x + 1, y])
    if (!set.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1])
    if (!set.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1])
    if (!set.has(key(x - 1, y))) add([x, y + 1], [x, y])
  }
  const found: Corner[][] = []
  for (let start = ways.keys().next(); !start.done; start = ways.keys().next()) found.push(ring(ways, start.value))
  return found
}

/** One way around, taken out of the ways that are left; where two cells touch in a corner, it turns right to keep them apart. */
function ring(ways: Map<string, Corner[]>, start: string): Corner[] {
  const corners: Corner[] = []
  let at = start.split(' ').map(Number) as Corner
  let going: Corner = [0, 0]
  do {
    const open = ways.get(at.join(' ')) ?? []
    const turn = (to: Corner): number => going[0] * (to[1] - at[1]) - going[1] * (to[0] - at[0])
    const next = [...open].sort((a, b) => turn(b) - turn(a))[0]
    if (!next) break
    const left = open.filter((one) => one !== next)
    if (left.length) ways.set(at.join(' '), left)
    else ways.delete(at.join(' '))
    const step: Corner = [next[0] - at[0], next[1] - at[1]]
    if (step[0] !== going[0] || step[1] !== going[1]) corners.push(at)
    going = step
    at = next
  } while (at.join(' ') !== start)
  const [first, second] = corners
  const last = corners[corners.length - 1]
  // The start may lie in the middle of a straight edge.
  if (first && second && last && (first[0] - last[0]) * (second[1] - first[1]) === (first[1] - last[1]) * (second[0] - first[0]))
    corners.shift()
  return corners
}

/** A soft outline around cells: corners are rounded, and it lies inside by `inset` (outside if negative). */
export function outline(cells: Iterable<string>, inset: number, round: number): string {
  return rings(cells)
    .map((corners) => rounded(inward(corners, inset), round))
    .join('')
}

/** The corners in units of the drawing, each moved into the cells. */
function inward(corners: Corner[], inset: number): Corner[] {
  const many = corners.length
  return corners.map((at, k) => {
    const before = corners[(k + many - 1) % many] ?? at
    const after = corners[(k + 1) % many] ?? at
    const into: Corner = [Math.sign(at[0] - before[0]), Math.sign(at[1] - before[1])]
    const out: Corner = [Math.sign(after[0] - at[0]), Math.sign(after[1] - at[1])]
    // To the right of a way (dx, dy), with y downwards, lies (-dy, dx).
    return [at[0] * CELL + (-into[1] - out[1]) * inset, at[1] * CELL + (into[0] + out[0]) * inset]
  })
}

function rounded(corners: Corner[], round: number): string {
  const many = corners.length
  const parts = corners.map((at, k) => {
    const before = corners[(k + many - 1) % many] ?? at
    const after = corners[(k + 1) % many] ?? at
    const from = toward(at, before, round)
    const to = toward(at, after, round)
    return `${k ? 'L' : 'M'}${tell(from)}Q${tell(at)} ${tell(to)}`
  })
  return `${parts.join('')}Z`
}

function toward(from: Corner, to: Corner, far: number): Corner {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(far, long / 2) / long
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

const tell = ([x, y]: Corner): string => `${short(x)} ${short(y)}`
const short = (n: number): string => String(Math.round(n * 10) / 10)

/** The same number for the same field every time, from 0 to 1. */
function chance(x: number, y: number, salt: number): number {
  const wild = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453
  return wild - Math.floor(wild)
}

export interface Landscape {
  /** Everything that is board and lies open. */
  board: string
  /** What is covered, and the lines on the cover. */
  covered: string
  folds: string
  /** Terraces, the low ones first. */
  terraces: string[]
  swamp: string
  /** Small things as strokes: grass on land; reeds, and water that glints, in the swamp. */
  tufts: string
  reeds: string
  heads: string
  glints: string
  /** The lines between fields. */
  lines: string
}

const TERRACES = 4

/** The whole drawing of a ground. */
export function landscape(lie: Lie, grounds: Grounds): Landscape {
  const high = heights(lie, grounds)
  const cells = [...high.keys()]
  const hidden = Object.keys(grounds).flatMap((field) => (grounds[field] === 'covered' ? place(lie, field) : []))
  const at = (least: number): string[] => cells.filter((cell) => (high.get(cell) ?? 0) >= least)
  const swamp = cells.filter((cell) => high.get(cell) === 0)
  const parts = { tufts: '', reeds: '', heads: '', glints: '' }
  for (const cell of cells) {
    const [x = 0, y = 0] = cell.split(' ').map(Number)
    if (high.get(cell) === 0) marsh(x, y, parts)
    else grass(x, y, high.get(cell) ?? 1, parts)
  }
  return {
    board: outline(cells, 0, 6),
    covered: outline(hidden, 0, 6),
    folds: hidden.map(fold).join(''),
    terraces: Array.from({ length: TERRACES - 1 }, (_, k) => outline(at(k + 2), 4 + k, 13)),
    swamp: outline(swamp, 3, 12),
    ...parts,
    lines: [...cells, ...hidden]
      .map((cell) => {
        const [x = 0, y = 0] = cell.split(' ').map(Number)
        return `M${x * CELL} ${y * CELL}h${CELL}v${CELL}`
      })
      .join(''),
  }
}

/** A short stroke on the cover: it is neither land nor swamp, in grey too. */
function fold(cell: string): string {
  const [x = 0, y = 0] = cell.split(' ').map(Number)
  return `M${x * CELL + 10} ${(y + 1) * CELL - 10}l${CELL - 20} ${20 - CELL}`
}

/** Two or three tufts of grass; more of them where the land is high. */
function grass(x: number, y: number, high: number, parts: { tufts: string }): void {
  const many = high > 2 ? 3 : 2
  for (let k = 0; k < many; k++) {
    const px = x * CELL + 6 + chance(x, y, k) * (CELL - 14)
    const py = y * CELL + 12 + chance(x, y, k + 9) * (CELL - 16)
    const tall = 4 + chance(x, y, k + 5) * 3
    parts.tufts += `M${short(px)} ${short(py)}q-1 ${short(-tall * 0.6)} -3 ${short(-tall * 0.8)}m3 ${short(tall * 0.8)}v${short(-tall)}m0 ${short(tall)}q1 ${short(-tall * 0.6)} 3 ${short(-tall * 0.8)}`
  }
}

/** Reeds with heads, and two glints of water. */
function marsh(x: number, y: number, parts: { reeds: string; heads: string; glints: string }): void {
  const px = x * CELL + 8 + chance(x, y, 1) * (CELL - 22)
  const py = y * CELL + 22 + chance(x, y, 2) * (CELL - 28)
  for (let k = 0; k < 3; k++) {
    const tall = 10 + chance(x, y, k + 3) * 7
    const lean = (k - 1) * 2.4 + chance(x, y, k + 6) - 0.5
    parts.reeds += `M${short(px + k * 4)} ${short(py)}q0 ${short(-tall / 2)} ${short(lean)} ${short(-tall)}`
    if (k !== 1) parts.heads += `M${short(px + k * 4 + lean)} ${short(py - tall)}v-3.4`
  }
  for (let k = 0; k < 2; k++) {
    const gx = x * CELL + 5 + chance(x, y, k + 11) * (CELL - 20)
    const gy = y * CELL + 8 + chance(x, y, k + 13) * (CELL - 12)
    const long = 6 + chance(x, y, k + 15) * 6
    parts.glints += `M${short(gx)} ${short(gy)}q${short(long / 4)} -2 ${short(long / 2)} 0t${short(long / 2)} 0`
  }
}
