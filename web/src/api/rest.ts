/** Questions to the server, each one answered or refused with a sentence. */

import { language, t } from '../words/words.svelte'
import type {
  Advice,
  Closed,
  Created,
  Frame,
  GameEvent,
  GameInfo,
  LevelInfo,
  Look,
  Mine,
  NewMatch,
  Parts,
  Points,
  ReadyMade,
  Refusal,
} from './types'

/** Why nothing was done, in words for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    say: string,
  ) {
    super(say)
  }
}

async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refused('offline', t('web-offline'))
  }
  if (answer.ok) return answer
  const refusal = (await answer.json().catch(() => null)) as Refusal | null
  throw new Refused(refusal?.code ?? 'error', refusal?.say ?? t('web-error'))
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await ask('POST', path, body)).json()) as T
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

export const games = (): Promise<GameInfo[]> => get('games')
export const parts = (game: string): Promise<Parts> => get(`parts${query({ game })}`)
export const levels = (game: string): Promise<LevelInfo[]> => get(`levels${query({ game })}`)
export const status = (): Promise<{ version: string; preparing: string[]; addresses: string[] }> => get('status')
export const myMatches = (): Promise<Mine[]> => get('matches')
export const listed = (): Promise<Mine[]> => get('listed')
export const create = (match: NewMatch): Promise<Created> => post('matches', match)
export const rematch = (match: string): Promise<{ match: string }> => post(`matches/${match}/rematch`)
export const enter = (match: string, key: string): Promise<{ seat: number | null }> => post(`matches/${match}/enter`, { key })
export const watch = (match: string): Promise<{ seat: number | null }> => post(`matches/${match}/watch`)
export const join = (match: string, seat: number, name: string): Promise<{ look: Look }> =>
  post(`matches/${match}/join`, { seat, name })
export const invite = (match: string, seat: number): Promise<{ key: string }> => post(`matches/${match}/invite`, { seat })
export const look = (match: string, seat?: number | null): Promise<Look> => get(`matches/${match}${query({ seat })}`)
export const closed = (match: string, seat: number): Promise<Closed> =>
  get(`matches/${match}/closed${query({ seat, lang: language() })}`)
export const points = (match: string, seat: number | null, number?: number): Promise<Points> =>
  get(`matches/${match}/points${query({ seat, number, lang: language() })}`)
/** The whole game so far, read page by page. */
export async function frames(match: string, seat: number | null, all: boolean): Promise<Frame[]> {
  const found: Frame[] = []
  for (let since: number | null = 0; since !== null;) {
    const asked = query(all ? { all, since } : { seat, since })
    const page: { frames: Frame[]; next: number | null } = await get(`matches/${match}/frames${asked}`)
    found.push(...page.frames)
    since = page.next
  }
  return found
}
export const advice = (match: string, seat: number): Promise<Advice> =>
  get(`matches/${match}/advice${query({ seat, lang: language() })}`)
/** Steps of a seat that is not in front, at a device that holds several. */
export const act = (match: string, seat: number, decision: number, steps: string | string[]): Promise<unknown> =>
  post(`matches/${match}/act`, { seat, command: crypto.randomUUID(), decision, do: steps })
/** Set-ups for this seat as things stand; other ones every time. */
export const setups = (match: string, seat: number): Promise<ReadyMade[]> => get(`matches/${match}/setups${query({ seat })}`)

/** A QR code as an SVG drawing. */
export async function qr(text: string): Promise<string> {
  return (await ask('POST', 'qr', { text })).text()
}

interface Known {
  number: number
  events: GameEvent[]
}

const MOST_KNOWN = 4
/** The events of the matches that were asked for last, as far as they were read: a log only grows. */
const known = new Map<string, Promise<Known>>()

async function readOn(match: string, seat: number | null, { number, events }: Known): Promise<Known> {
  const found = [...events]
  for (let since: number | null = number; since !== null;) {
    const page: { number: number; next: number | null; events: GameEvent[] } = await get(
      `matches/${match}/events${query({ seat, since })}`,
    )
    found.push(...page.events)
    since = page.next
    number = since ?? page.number
  }
  return { number, events: found }
}

/** All that happened for a seat. Only what is not known yet is asked for, page by page. */
export async function eventsOf(match: string, seat: number | null): Promise<GameEvent[]> {
  const key = `${match} ${seat}`
  const before = known.get(key) ?? Promise.resolve({ number: 0, events: [] })
  const after = before.then((from) => readOn(match, seat, from))
  // Whoever asks next goes on from what could be read.
  known.delete(key)
  known.set(
    key,
    after.catch(() => before),
  )
  for (const old of known.keys()) {
    if (known.size <= MOST_KNOWN) break
    known.delete(old)
  }
  return (await after).events
}
