/** New tables: who sits where. */

import { create, invite, status } from '../api/rest'
import type { Created, NewMatch, SeatPlan } from '../api/types'
import { keep, kept } from '../keeping'
import { settings } from '../settings.svelte'

/** The levels of the bots, as long as the server has not named them. */
export const LEVELS = ['hatchling', 'grazer', 'hunter', 'alpha', 'titan']

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

function keepKey(match: string, seat: number, key: string): void {
  const links = kept<Links[]>(LINKS, [])
  let mine = links.find((one) => one.match === match)
  if (!mine) links.push((mine = { match, keys: [], watch: '' }))
  if (seat === WATCHER) mine.watch = key
  else mine.keys[seat] = key
  keep(LINKS, links.slice(-MOST_LINKS))
}

export const WATCHER = -1

/** The link of a seat, or for watching: as it was told when the table was set, else a new one. */
export async function linkTo(match: string, seat: number): Promise<string> {
  const links = linksOf(match)
  let key = seat === WATCHER ? links?.watch : links?.keys[seat]
  if (!key) {
    key = (await invite(match, seat)).key
    keepKey(match, seat, key)
  }
  return link(match, key)
}

/** Where others reach this server: not by the address that means "this device". */
export const reach = $state<{ base: string; local: boolean }>({ base: location.origin, local: false })

export async function findReach(): Promise<void> {
  const known = await status().catch(() => null)
  if (!known || !/^(localhost|127\.|\[::1\])/.test(location.hostname)) return
  const [address] = known.addresses
  reach.local = address === undefined
  if (address) reach.base = address
}

export function link(match: string, key: string): string {
  return `${reach.base}/m/${match}#k=${key}`
}
