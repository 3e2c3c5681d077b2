/** New tables: who sits where. */

import { create } from '../api/rest'
import type { Created, NewMatch, SeatPlan } from '../api/types'
import { keep, kept } from '../keeping'
import { settings } from '../settings.svelte'

/** The boards of Draftosaurus, as its option names them. */
export const BOARDS = ['summer', 'winter', 'both']

const BOT_NAMES = ['Fern', 'Flint', 'Amber', 'Moss', 'Onyx']
const LINKS = 'gondwana-links'
const MOST_LINKS = 40

/** Bots with names of their own, so that the log is good to read. */
export function bots(many: number, level: string): SeatPlan[] {
  return Array.from({ length: many }, (_, k) => ({ kind: 'bot', name: BOT_NAMES[k % BOT_NAMES.length] ?? '', level }))
}

export function me(): SeatPlan {
  return { kind: 'person', name: settings.name }
}

interface Links {
  match: string
  keys: (string | null)[]
  watch: string
}

/** A new match; its links stay in this browser, for the server cannot tell them again. */
export async function start(match: NewMatch): Promise<Created> {
  const created = await create(match)
  const links = kept<Links[]>(LINKS, []).slice(-MOST_LINKS)
  keep(LINKS, [...links, created])
  return created
}

export function linksOf(match: string): Links | null {
  return kept<Links[]>(LINKS, []).find((one) => one.match === match) ?? null
}

export function keepKey(match: string, seat: number, key: string): void {
  const links = kept<Links[]>(LINKS, [])
  const mine = links.find((one) => one.match === match)
  if (mine) mine.keys[seat] = key
  keep(LINKS, links)
}

export function link(match: string, key: string): string {
  return `${location.origin}/m/${match}#k=${key}`
}
