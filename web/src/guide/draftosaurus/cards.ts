/** Which card of the guide is due, by what is on the table. No words here. */

import type { Look } from '../../api/types'
import type { DraftosaurusView, SeatView } from '../../games/draftosaurus/types'

/** In the order in which they are told when several are due. */
export const CARDS = [
  'end',
  'welcome',
  'move',
  'discard',
  'winter',
  'last',
  'hand',
  'hand-two',
  'die-free',
  'die-bound',
  'die-all',
  'show',
  'places',
  'swapped',
  'passed',
  'round',
  'trex',
  'points',
  'quarantine',
  'neighbours',
] as const
export type Card = (typeof CARDS)[number]

/** What the cards ask about. */
interface Table {
  look: Look
  view: DraftosaurusView
  mine: SeatView
  owing: boolean
  choosing: boolean
  duel: boolean
  placed: number
}

const DUE: Record<Card, (table: Table) => boolean> = {
  end: ({ look }) => look.status === 'over',
  welcome: () => true,
  move: ({ view, owing }) => view.phase === 'move' && owing,
  discard: ({ view, owing }) => view.phase === 'discard' && owing,
  winter: ({ view }) => view.earlier !== null,
  last: ({ look, view, choosing }) =>
    choosing && isLastBoard(look, view) && view.round === view.rounds - 1 && view.turn === view.turns - 1,
  hand: ({ choosing, duel }) => choosing && !duel,
  'hand-two': ({ choosing, duel }) => choosing && duel,
  'die-free': ({ look, view, choosing }) => choosing && dieOf(look, view) === 'free',
  'die-bound': ({ look, view, choosing }) => choosing && dieOf(look, view) === 'bound',
  'die-all': ({ look, view, choosing }) => choosing && dieOf(look, view) === 'all',
  show: ({ look, choosing }) => choosing && look.options.placing === 'after_reveal',
  places: ({ look, view, owing, choosing }) =>
    (owing && view.phase === 'place') || (choosing && look.options.placing !== 'after_reveal'),
  swapped: ({ view, choosing, duel }) => choosing && duel && view.turn > 0,
  passed: ({ view, choosing, duel }) => choosing && !duel && view.turn > 0,
  round: ({ view, choosing }) => choosing && view.round > 0 && view.turn === 0,
  trex: ({ mine, choosing }) => choosing && (mine.hand ?? []).includes('trex'),
  points: ({ mine, choosing, placed }) => choosing && placed > 1 && mine.points.total > 0,
  quarantine: ({ view, mine }) => view.phase !== 'move' && (mine.zoo.quarantine ?? []).length > 0,
  neighbours: ({ choosing, duel, placed }) => choosing && !duel && placed > 1,
}

/** The card to show now: the first that is due and was not read yet. Nobody's guide shows none. */
export function dueCard(look: Look, read: readonly string[]): Card | null {
  const table = tableOf(look)
  if (!table) return null
  const known = CARDS.filter((card) => (card === 'end') === (look.status === 'over'))
  return known.find((card) => !read.includes(card) && DUE[card](table)) ?? null
}

function tableOf(look: Look): Table | null {
  const view = look.view as unknown as DraftosaurusView
  const mine = look.seat === null ? undefined : view.seats[look.seat]
  if (look.seat === null || !mine || look.status === 'open') return null
  const owing = look.pending.includes(look.seat)
  return { look, view, mine, owing, choosing: owing && view.phase === 'choose', duel: look.players === 2, placed: placedIn(mine) }
}

export function placedIn(seat: SeatView): number {
  return Object.values(seat.zoo)
    .flat()
    .filter((one) => one !== null).length
}

/** What the die means for the own seat: nothing yet, free because rolled by oneself, bound, or binding even the roller. */
export function dieOf(look: Look, view: DraftosaurusView): 'none' | 'free' | 'bound' | 'all' {
  if (view.die === null || view.holder === null) return 'none'
  if (look.players === 5 && look.options.last_turn_five === true && view.turn === view.turns - 1) return 'all'
  return view.holder === look.seat ? 'free' : 'bound'
}

function isLastBoard(look: Look, view: DraftosaurusView): boolean {
  return look.options.board !== 'both' || view.board === 'winter'
}

/** The zones that bring points now, the best first. */
export function sourcesOf(seat: SeatView): [string, number][] {
  const all: [string, number][] = [...Object.entries(seat.points.zones), ['river', seat.points.river], ['trex', seat.points.trex]]
  return all.filter(([, points]) => points > 0).sort((a, b) => b[1] - a[1])
}

/** What a card is about, as selectors of what is on the page. */
export function pointedAt(card: string | null, seat: number): string[] {
  switch (card) {
    case 'hand':
    case 'hand-two':
    case 'show':
    case 'discard':
    case 'swapped':
    case 'passed':
      return [`[data-hand="${seat}"]`]
    case 'die-free':
    case 'die-bound':
    case 'die-all':
      return ['[data-die]']
    case 'trex':
      return [`[data-hand="${seat}"] [data-species="trex"]`]
    case 'quarantine':
      return [`[data-zoo="${seat}"] [data-place="quarantine"]`]
    default:
      return []
  }
}
