/** What server and browser say to each other. */

export type Status = 'open' | 'running' | 'over'
export type SeatKind = 'person' | 'bot' | 'open'

export interface GameInfo {
  name: string
  available: boolean
  players: number[]
  options: { name: string; values: (string | number | boolean)[]; default: string | number | boolean }[]
}
export interface LevelInfo {
  name: string
  rating: number
  thinks: number
}
export interface SeatPlan {
  kind: SeatKind
  name?: string
  level?: string
}
export interface Clock {
  start: number
  increment: number
  most: number
}
export interface NewMatch {
  game: string
  players: number
  options: Record<string, unknown>
  seats: SeatPlan[]
  clock?: Clock | null
  absence?: number | null
  listed?: boolean
}
export interface Created {
  match: string
  keys: (string | null)[]
  watch: string
}
export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  resigned: boolean
  away: boolean
  stand_in: string | null
}
export interface SeatClock {
  left: number
  running: boolean
}
export interface Result {
  scores: number[]
  winners: number[]
  places: number[]
}
export type View = Record<string, unknown>
export type GameEvent = { at: number; type: string } & Record<string, unknown>

export interface Look {
  match: string
  game: string
  version: string
  players: number
  options: Record<string, unknown>
  status: Status
  rematch_of: string | null
  seat: number | null
  mine: number[]
  creator: boolean
  listed: boolean
  number: number
  decision: number
  pending: number[]
  legal: string[]
  can_undo: boolean
  points: number[]
  seats: Seat[]
  view: View
  clock: Clock | null
  clocks: (SeatClock | null)[]
  absence: number | null
  preparing: boolean
  present: number[]
  result: Result | null
}
export interface Update {
  type: 'update'
  status: Status
  number: number
  decision: number
  pending: number[]
  legal: string[]
  can_undo: boolean
  points: number[]
  events: GameEvent[]
  view: View
  seats: Seat[]
  clocks: (SeatClock | null)[]
  result: Result | null
}
export interface Said {
  type?: 'said'
  number: number
  seat: number
  preset: string | null
  text: string | null
  at: number
}
export interface Done {
  type: 'done'
  command: string
  number: number
  decision: number
  events: GameEvent[]
}
export interface Refused {
  type: 'refused'
  command: string | null
  code: string
  say: string
}
export type News =
  | { type: 'hello'; look: Look; chat: Said[] }
  | Update
  | (Said & { type: 'said' })
  | { type: 'behind'; number: number }
  | { type: 'presence'; present: number[]; watching: number }
  | { type: 'seats'; seats: Seat[]; status: Status }
  | { type: 'rematch'; match: string }
  | { type: 'preparing'; preparing: boolean }
  | { type: 'pong' }
  | Done
  | Refused

export type Command =
  | { type: 'act'; decision: number; do: string }
  | { type: 'undo' }
  | { type: 'resign' }
  | { type: 'back' }
  | { type: 'say'; text?: string; preset?: string }

export interface Mine {
  match: string
  game: string
  players: number
  options: Record<string, unknown>
  status: Status
  seats: string[]
  mine: number[]
  your_turn: boolean
  created: number
  last: number
}
export interface Refusal {
  code: string
  say: string
}
export interface Closed {
  decision: number
  closed: Record<string, string>
}
export interface PointsRow {
  zone: string
  points: number
  dinosaurs: (number | [string, number])[]
  why: string
}
export interface Points {
  number: number
  seats: { seat: number; total: number; rows: PointsRow[]; earlier: PointsRow[] }[]
  /** Once over: who won, and how a tie was broken. */
  result: string | null
}
export interface Frame {
  number: number
  at: number
  events: GameEvent[]
  view: View
  points: number[]
}
export interface Advice {
  do: string
  reasons: string[]
}
