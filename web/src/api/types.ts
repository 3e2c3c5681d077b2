/** What server and browser say to each other: the server's own types, under the names that the page uses. */

import type * as wire from './schema.gen'

export type {
  Clock,
  Closed,
  Created,
  GameInfo,
  LevelInfo,
  Mine,
  NewMatch,
  Parts,
  Points,
  PointsRow,
  SeatPoints,
  ReadyMade,
  Refusal,
  Result,
  Seat,
  SeatClock,
  SeatPlan,
} from './schema.gen'
export type { DoneNews as Done, Hint as Advice, RefusedNews as Refused } from './schema.gen'

export type Status = wire.Look['status']
export type SeatKind = wire.Seat['kind']
export type View = Record<string, unknown>
export type GameEvent = { at: number; type: string } & Record<string, unknown>

export type Look = wire.Look
export type Said = Omit<wire.Said, 'type'> & { type?: 'said' }
export type Update = Omit<wire.Update, 'events'> & { events: GameEvent[] }
export type Frame = Omit<wire.Frame, 'events'> & { events: GameEvent[] }
export type News = Exclude<wire.News, wire.Update> | Update

type Unnamed<T> = T extends { command: string } ? Omit<T, 'command'> : never
/** An order without the id that it gets when it is sent. */
export type Command = Unnamed<wire.Order>
