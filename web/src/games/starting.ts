/** What the page must know of a game before there is a table: which choices there are, and which go together. Boards come later. */

import type { Component } from 'svelte'
import type { GameInfo } from '../api/types'
import type { Group } from '../words/words.svelte'
import draftosaurus from './draftosaurus/starting'
import fossilium from './fossilium/starting'
import giganten from './giganten/starting'

export type OptionInfo = GameInfo['options'][number]
export type Value = string | number | boolean
export type Chosen = Record<string, Value>

export interface Starting {
  title: string
  /** Numbers of players on the card of the front page; a single one is not asked for. */
  quickPlayers: readonly number[]
  /** How many sit at a new table unless somebody says otherwise. */
  players: number
  /** Numbers of players of a guided game, if not all. */
  guidedPlayers?: number[]
  /** Options on the card of the front page, with their values. */
  quick: Readonly<Record<string, readonly Value[]>>
  /** Options that a new table shows at once; the others stand in groups under "more". */
  first: readonly string[]
  groups: readonly { title?: string; options: readonly string[] }[]
  /** What of an option goes with the rest that is chosen. None: the option has no meaning there. */
  values: (option: OptionInfo, chosen: Chosen, players: number) => Value[]
  /** Why some of its values are missing. */
  missing?: (option: OptionInfo, chosen: Chosen, players: number) => string | null
  /** What is chosen from the beginning, other than the server would, by whether several people play. */
  usual?: (together: boolean) => Chosen
  optionName: (option: string) => string
  optionAbout?: (option: string) => string
  valueName: (option: string, value: Value) => string
  levelAbout: (level: string) => string
  /** How the seats belong to each other, for the list of seats. */
  seatsAbout: (players: number) => string
  /** The colour and the party of a seat, where there are such. */
  side?: (seat: number, players: number) => { colour: string; party: string } | null
  about: () => string
  /** A picture for its card. */
  banner: () => Promise<{ default: Component }>
  /** Words that its choices are said with, where they are not among those of every page. */
  words?: Group
}

export const STARTING: Readonly<Record<string, Starting>> = { draftosaurus, giganten, fossilium }

/** The choices that are sent: those that mean something, each with a value that goes with the others. */
export function fitting(starting: Starting, options: readonly OptionInfo[], chosen: Chosen, players: number): Chosen {
  let kept: Chosen = chosen
  // An option may rest on another one that has to give way first; no chain of them is longer than the list.
  for (let round = 0; round < options.length; round++) {
    const next: Chosen = {}
    for (const option of options) {
      const open = starting.values(option, kept, players)
      const value = kept[option.name] ?? option.default
      const [first] = open
      if (first !== undefined)
        next[option.name] = open.includes(value) ? value : open.includes(option.default) ? option.default : first
    }
    if (JSON.stringify(next) === JSON.stringify(kept)) break
    kept = next
  }
  return kept
}
