/** What the page gives to the board of any game, and what it gets from it. A board knows no rules. */

import type { Component } from 'svelte'
import type { Closed, GameEvent, Look, Points } from '../api/types'
import type { Director } from '../table/session.svelte'
import { needWords } from '../words/words.svelte'

export interface BoardProps {
  look: Look
  /** Whose board is in front. */
  hero: number
  names: string[]
  /** What stands beside a name: the level of a bot, or who plays for whom. */
  abouts: string[]
  absent: number[]
  mode: 'play' | 'watch' | 'replay'
  /** Nobody's secrets are to be seen: the device is being handed on. */
  covered: boolean
  closed: Closed | null
  busy: boolean
  /** Sends one step, or several of the same turn at once. */
  act: (action: string | string[]) => Promise<boolean>
  undo: () => Promise<boolean>
  /** Points with their reasons, as of what is on the table. */
  reasons: () => Promise<Points | null>
  /** Takes what plays the moves on the screen. */
  direct: (director: Director | null) => void
  /** Whether the board goes on by itself for now, also for others at this device: nobody has to come to it. */
  alone?: (alone: boolean) => void
  /** A word to say aloud and to show, like why something does not go. */
  tell: (sentence: string) => void
}

export interface ScoreProps {
  look: Look
  names: string[]
  points: Points
}

export interface GuideProps {
  look: Look
  names: string[]
  match: string
}

/** What a game brings to the page. */
export interface GamePart {
  Board: Component<BoardProps>
  /** The score sheet of a finished game. */
  score: () => Promise<{ default: Component<ScoreProps> }>
  /** The companion of a first game. */
  guide: () => Promise<{ default: Component<GuideProps> }>
  /** What happened, in sentences for the log and for those who listen. */
  sentences: (events: GameEvent[], names: string[], me: number | null) => string[]
  /** One sentence that says what the game waits for. */
  waiting: (look: Look, names: string[]) => string
  /**
   * Whether others at the same device must look away from what is asked for now. Without it they always must; with it the device
   * is covered only when secrets come, or when it goes on to somebody else amid them.
   */
  secret?: (look: Look) => boolean
  /** Whether it is over when somebody gives up; otherwise a bot plays on. */
  resigningEnds: (look: Look) => boolean
  /** Where the game is, like "Round 1 of 2, turn 3 of 6". */
  progress: (look: Look) => string
}

export async function gamePart(game: string): Promise<GamePart | null> {
  if (game === 'draftosaurus') return (await Promise.all([import('./draftosaurus'), needWords(game)]))[0].default
  if (game === 'giganten') return (await Promise.all([import('./giganten'), needWords(game)]))[0].default
  if (game === 'fossilium') return (await Promise.all([import('./fossilium'), needWords(game)]))[0].default
  return null
}
