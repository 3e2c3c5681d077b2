/** Set-ups of one's own: kept in this browser, and fitted to another ground when they are used again. */

import { empty, left, mostHeld, NOTE, place, toStand, whyNot, type Given, type Plan } from './army'
import { keep, kept } from '../../keeping'
import type { Lie } from './land'

/** Where a piece was, as its player saw it: columns from the middle, rows from the own first one. */
export interface Spotted {
  kind: string
  across: number
  row: number
}

export interface SavedSetup {
  name: string
  pieces: Spotted[]
  reserve: string[]
  note: { across: number; row: number } | null
}

export interface Fitted {
  plan: Plan
  /** Pieces that could not stand where they did. */
  moved: { kind: string; field: string }[]
  mirrored: boolean
}

const KEY = 'gondwana-giganten-setups'
const MOST = 40
/** On boards of odd and even width the middles are half a field apart. */
const SAME = 0.6

export const savedSetups = (): SavedSetup[] => kept<SavedSetup[]>(KEY, []).filter(isSetup)

function isSetup(one: unknown): one is SavedSetup {
  const { name, pieces, reserve } = (one ?? {}) as Partial<SavedSetup>
  return typeof name === 'string' && Array.isArray(pieces) && Array.isArray(reserve)
}

/** The newest first; one of the same name is replaced. */
export function saveSetup(setup: SavedSetup): SavedSetup[] {
  const all = [setup, ...savedSetups().filter(({ name }) => name !== setup.name)].slice(0, MOST)
  keep(KEY, all)
  return all
}

export function deleteSetup(name: string): SavedSetup[] {
  const all = savedSetups().filter((one) => one.name !== name)
  keep(KEY, all)
  return all
}

function seen(field: string, lie: Lie): { across: number; row: number } {
  const { x, y } = lie.spot(field)
  return { across: x - (lie.columns - 1) / 2, row: lie.rows - 1 - y }
}

export function remember(name: string, plan: Plan, lie: Lie): SavedSetup {
  return {
    name,
    pieces: Object.entries(plan.fields).map(([field, kind]) => ({ kind, ...seen(field, lie) })),
    reserve: plan.reserve,
    note: plan.note ? seen(plan.note, lie) : null,
  }
}

/** A saved set-up on this ground, as it was or mirrored, whichever moves fewer pieces. */
export function fitted(setup: SavedSetup, given: Given, lie: Lie): Fitted {
  const straight = fit(setup, given, lie)
  if (!straight.moved.length) return { ...straight, mirrored: false }
  const mirrored = fit(mirror(setup), given, lie)
  return mirrored.moved.length < straight.moved.length ? { ...mirrored, mirrored: true } : { ...straight, mirrored: false }
}

export function mirror(setup: SavedSetup): SavedSetup {
  const flip = <T extends { across: number }>(one: T): T => ({ ...one, across: -one.across })
  return { ...setup, pieces: setup.pieces.map(flip), note: setup.note && flip(setup.note) }
}

/** Everybody as near to the old place as goes: the most particular kinds first; fields that are occupied are used. */
export function fit(setup: SavedSetup, given: Given, lie: Lie): Omit<Fitted, 'mirrored'> {
  let plan: Plan = { ...empty(), fields: { ...given.told } }
  const moved: Fitted['moved'] = []
  plan = { ...plan, reserve: reserveOf(setup, given) }
  const fussy = (kind: string): number => given.setting.only_on[kind]?.length ?? 1000
  const pieces = [...setup.pieces].sort((a, b) => fussy(a.kind) - fussy(b.kind))
  const bound = new Set([...given.fixed].filter((field) => given.told[field] === undefined))
  let free = toStand(plan, given) - Object.keys(given.told).length - bound.size
  for (const piece of pieces) {
    if ((left(plan, given)[piece.kind] ?? 0) <= 0) continue
    const exact = given.setting.territory.filter((field) => distance(field, piece, lie) < SAME && !(field in plan.fields))
    const open = (field: string): boolean => !(field in plan.fields) && (bound.has(field) || free > 0)
    const field = nearest(piece, given, lie, (one) => open(one) && whyNot(piece.kind, one, plan, given) === null)
    if (!field) continue
    plan = { ...plan, fields: { ...plan.fields, [field]: piece.kind } }
    if (bound.has(field)) bound.delete(field)
    else free -= 1
    if (!exact.includes(field)) moved.push({ kind: piece.kind, field })
  }
  if (setup.note && given.setting.note) {
    const note = nearest(setup.note, given, lie, (one) => whyNot(NOTE, one, plan, given) === null)
    const next = note ? place(plan, NOTE, note, given) : plan
    if (typeof next !== 'string') plan = next
  }
  return { plan, moved }
}

function reserveOf(setup: SavedSetup, given: Given): string[] {
  const { setting } = given
  const chosen: string[] = []
  for (const kind of setup.reserve) {
    const same = setting.reserve?.one_each.some((group) => group.includes(kind) && chosen.some((one) => group.includes(one)))
    const fits = setting.reserve?.kinds.includes(kind) && chosen.filter((one) => one === kind).length < (setting.army[kind] ?? 0)
    if (fits && !same && chosen.length < mostHeld(given)) chosen.push(kind)
  }
  return chosen
}

function distance(field: string, to: { across: number; row: number }, lie: Lie): number {
  const here = seen(field, lie)
  return Math.hypot(here.across - to.across, (here.row - to.row) * 1.01)
}

function nearest(
  to: { across: number; row: number },
  { setting }: Given,
  lie: Lie,
  fits: (field: string) => boolean,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const field of setting.territory) {
    const far = distance(field, to, lie)
    if (far < least && fits(field)) [best, least] = [field, far]
  }
  return best
}
