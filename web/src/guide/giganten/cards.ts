/** Which card of the guide of Giganten is due, by what is on the table. No words here. */

import type { Look } from '../../api/types'
import { spotOf } from '../../games/giganten/land'
import { readStep, type Plans } from '../../games/giganten/plans'
import { mostQuiet } from '../../games/giganten/quiet'
import type { GigantenView } from '../../games/giganten/types'

/** In the order in which they are told when several are due. */
export const CARDS = [
  'end',
  'welcome',
  'tiles',
  'land',
  'ready',
  'secret',
  'up',
  'fought',
  'first',
  'challenge',
  'ground',
  'flight',
  'numbers',
  'backs',
  'deduce',
  'nest',
  'quiet',
] as const
export type Card = (typeof CARDS)[number]

/** What the cards ask about. */
interface Table {
  look: Look
  view: GigantenView
  owing: boolean
  /** Tiles and armies stand, and it is the own turn. */
  moving: boolean
}

const SETTING_UP = ['occupy', 'arrange']
const BEFORE = ['lot', 'draw', 'lay', ...SETTING_UP]
/** Turns of both sides together, from which on it is worth while to think about what stands where. */
const SOON = 2
const LATER = 8
const LATE = 14

const DUE: Record<Card, (table: Table) => boolean> = {
  end: ({ look }) => look.status === 'over',
  welcome: () => true,
  tiles: ({ view, owing }) => view.phase === 'lay' && owing,
  land: ({ view }) => SETTING_UP.includes(view.phase),
  ready: ({ view, owing }) => SETTING_UP.includes(view.phase) && owing,
  secret: ({ view, owing }) => SETTING_UP.includes(view.phase) && owing,
  up: ({ view, owing }) => view.phase === 'up' && owing,
  fought: ({ view }) => view.fight !== null,
  first: ({ view, moving }) => moving && view.phase === 'pick',
  challenge: ({ look, moving }) => moving && canChallenge(look.plans),
  ground: ({ look, moving }) => moving && canChallenge(look.plans),
  flight: ({ look, moving }) => moving && flightFrom(look.plans) !== null,
  numbers: ({ moving }) => moving,
  backs: ({ view, moving }) => moving && view.turns >= SOON,
  deduce: ({ view, moving }) => moving && view.turns >= LATER,
  nest: ({ view, moving }) => moving && view.turns >= LATE,
  quiet: ({ look, view, moving }) => moving && quietLeft(look, view) <= (mostQuiet(look.options) ?? 0) / 2,
}

/** The card to show now: the first that is due and was not read yet. Nobody's guide shows none. */
export function dueCard(look: Look, read: readonly string[]): Card | null {
  if (look.seat === null || look.status === 'open') return null
  const view = look.view as unknown as GigantenView
  const owing = look.pending.includes(look.seat)
  const table = { look, view, owing, moving: owing && isAdvisable(view) }
  const known = CARDS.filter((card) => (card === 'end') === (look.status === 'over'))
  return known.find((card) => !read.includes(card) && DUE[card](table)) ?? null
}

/** Set-ups are taken from a list; what a strong bot would do is of use from then on. */
export function isAdvisable(view: GigantenView): boolean {
  return view.phase !== 'over' && !BEFORE.includes(view.phase)
}

/** The field of a piece that can fly to an enemy. */
export function flightFrom(plans: Plans | null): string | null {
  for (const [start, goals] of Object.entries(plans ?? {})) {
    if (readStep(start).verb === 'field' && Object.keys(goals).some((step) => isFar(start, step))) return start
  }
  return null
}

/** Whether some step leads beside an enemy, other than by a flight. */
export function canChallenge(plans: Plans | null): boolean {
  return Object.entries(plans ?? {}).some(
    ([start, then]) =>
      start.startsWith('x ') ||
      Object.entries(then).some(([step, after]) => !isFar(start, step) && Object.keys(after).some((one) => one.startsWith('x '))),
  )
}

function isFar(start: string, step: string): boolean {
  const goal = readStep(step)
  if (goal.verb !== 'goal') return false
  const [[a, b], [c, d]] = [spotOf(start), spotOf(goal.field)]
  return Math.abs(a - c) + Math.abs(b - d) > 1
}

/** How many moves of each player are left until a game without fights is a draw; endless where it never is. */
export function quietLeft(look: Look, view: GigantenView): number {
  const most = mostQuiet(look.options)
  return most === null ? Infinity : Math.max(0, most - Math.floor(view.quiet / look.players))
}

/** The fields of a step or of a whole turn, as it is written: from where, where to, against whom. */
export function fieldsOf(action: string): { start: string | null; goal: string | null; enemy: string | null } {
  const found = /^([a-z]+\d+)?(?: ?-([a-z]+\d+))?(?:\s*x ([a-z]+\d+))?/.exec(action)
  return { start: found?.[1] ?? null, goal: found?.[2] ?? null, enemy: found?.[3] ?? null }
}

/** What a card is about, as selectors of what is on the page. */
export function pointedAt(card: string | null, look: Look): string[] {
  const start = flightFrom(look.plans)
  switch (card) {
    case 'tiles':
      return ['[data-tile]']
    case 'ready':
      return ['[data-style]', '[data-ready]']
    case 'flight':
      return start === null ? [] : [`[data-field="${start}"]`]
    default:
      return []
  }
}
