/** What a view of Giganten holds. */

import type { ArmyView, FightEvent, FightView, GigantenEvent, GigantenView, PieceView } from '../../api/schema.gen'

export type { ArmyView, FightEvent, FightView, GigantenEvent, GigantenView, PieceView }

export type Ground = 'land' | 'swamp'
/** The ground by field; what lies behind a screen is covered. */
export type Grounds = Record<string, Ground | 'covered'>

/** What can be done with a field: it is lit in a way that says so. */
export type Target =
  /** An own piece that can be taken. */
  | 'take'
  /** A field to go to. */
  | 'goal'
  /** A field to fly to. */
  | 'flight'
  /** An enemy to challenge. */
  | 'enemy'
  /** A free field to put something on. */
  | 'place'
  /** What was put there can be taken back. */
  | 'back'

/** Something that stands on a field. */
export interface Standing {
  field: string
  seat: number
  /** The kind if its front is turned to whoever looks; null is a back. */
  kind: string | null
  /** What a good memory knows of a back: the kind, or the kinds that it cannot be. */
  mark: Mark | null
  stuck: boolean
  /** Half there: a choice that is not made yet. */
  ghostly?: boolean
}

export interface Mark {
  kind: string | null
  not: string[]
}
