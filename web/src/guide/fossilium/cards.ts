/** Which card of the guide of Fossilium is due, by what is on the table. No words here. */

import type { Look } from '../../api/types'
import type { FossiliumView, SeatView } from '../../games/fossilium/types'

/** In the order in which they are told when several are due. */
export const CARDS = [
  'end',
  'welcome',
  'start',
  'first',
  'last',
  'students',
  'workers',
  'place',
  'pick',
  'build',
  'trade',
  'copy',
  'excavate',
  'keep',
  'store',
  'fix',
  'complete',
  'worker',
  'opened',
  'museum',
  'goals',
  'display',
  'columns',
  'bonus',
  'panels',
  'market',
  'joker',
  'majority',
] as const
export type Card = (typeof CARDS)[number]

/** What the cards ask about. */
interface Table {
  look: Look
  view: FossiliumView
  mine: SeatView
  owing: boolean
  /** The own turn, and a field is to be chosen. */
  choosing: boolean
}

const has = (look: Look, begin: string): boolean => look.legal.some((step) => step.startsWith(begin))
/** From this round on there is time for what is not needed at once. */
const SOON = 2
const LATER = 3
const LAST = 5

const DUE: Record<Card, (table: Table) => boolean> = {
  end: ({ look }) => look.status === 'over',
  welcome: () => true,
  start: ({ view, owing }) => view.phase === 'start' && owing,
  first: ({ choosing }) => choosing,
  last: ({ view, choosing }) => choosing && view.round === LAST,
  students: ({ look, view, owing }) => owing && view.phase !== 'pick' && has(look, 'students '),
  workers: ({ view, owing }) => owing && view.phase === 'workers',
  place: ({ view, owing }) => owing && view.phase === 'place',
  pick: ({ view, owing }) => owing && view.phase === 'pick',
  build: ({ view, owing }) => owing && view.phase === 'build',
  trade: ({ view, owing }) => owing && view.phase === 'trade',
  copy: ({ view, owing }) => owing && view.phase === 'copy',
  excavate: ({ view, owing }) => owing && view.phase === 'excavate',
  keep: ({ view, owing }) => owing && view.phase === 'keep',
  store: ({ view, owing }) => owing && view.phase === 'store',
  fix: ({ view, owing }) => owing && view.phase === 'fix',
  complete: ({ mine }) => mine.fossils.some((one) => one.complete && one.fossil !== 'starter'),
  worker: ({ mine }) => mine.labour.length > 0,
  opened: ({ view }) => view.round >= SOON,
  museum: ({ choosing }) => choosing,
  goals: ({ choosing }) => choosing,
  display: ({ look, choosing }) => choosing && has(look, 'display-'),
  columns: ({ choosing }) => choosing,
  bonus: ({ look, choosing }) => choosing && look.legal.some((step) => step.endsWith('-4')),
  panels: ({ view, choosing }) => choosing && view.round >= SOON,
  market: ({ look, view, choosing }) => choosing && view.round >= SOON && has(look, 'market-'),
  joker: ({ look, view, choosing }) => choosing && view.round >= SOON && has(look, 'joker-'),
  majority: ({ view, choosing }) => choosing && view.round >= LATER,
}

/** The card to show now: the first that is due and was not read yet. Nobody's guide shows none. */
export function dueCard(look: Look, read: readonly string[]): Card | null {
  if (look.seat === null || look.status === 'open') return null
  const view = look.view as unknown as FossiliumView
  const mine = view.seats[look.seat]
  if (!mine) return null
  const owing = look.pending.includes(look.seat)
  const table = { look, view, mine, owing, choosing: owing && view.phase === 'turn' }
  const known = CARDS.filter((card) => (card === 'end') === (look.status === 'over'))
  return known.find((card) => !read.includes(card) && DUE[card](table)) ?? null
}

const FIELD = /^(?:display|build|market|tour|joker|manage|strip)-\d$/
const CELL = /^[a-f][1-5](?: (?:lying|upright))?$/

/** A step as it is written: what kind of thing it is, and what it is about. */
export interface Deed {
  verb: string
  about: string
  to: number | null
}

export function readDeed(action: string): Deed {
  if (FIELD.test(action)) return { verb: 'field', about: action, to: null }
  if (CELL.test(action)) return { verb: 'cell', about: action, to: null }
  const [verb = '', ...rest] = action.split(' ')
  const gift = /^give (\S+) to (\d)$/.exec(action)
  return gift ? { verb, about: gift[1] ?? '', to: Number(gift[2]) } : { verb, about: rest.join(' '), to: null }
}

/** The steps of a turn that is advised as a whole. */
export const stepsOf = (turn: string): string[] => turn.split(', ')

/** Where the steps of a turn are on the page, as far as they are there already. */
export function hintsOf(turn: string): string[] {
  return stepsOf(turn).flatMap(placesOf)
}

function placesOf(action: string): string[] {
  const { verb, about } = readDeed(action)
  switch (verb) {
    case 'field':
      return [`[data-field="${about}"]`]
    case 'cell':
      return [`.own [data-cell="${about.slice(0, 2)}"]`]
    case 'students':
      return [`[data-deed="students-${about}"]`]
    case 'buy':
      return [`[data-buy="${action}"]`, `[data-buy="${about}"]`]
    case 'sell':
      return [`[data-tile="${about}"]`]
    case 'keep':
      return about.split(' ').map((place) => `[data-position="${place}"]`)
    case 'start':
      return [`[data-start="${about}"]`]
    case 'pass':
      return ['[data-deed="pass"]', '[data-deed="pass-sure"]']
    case 'end':
    case 'done':
      return [`[data-deed="${verb}"]`]
    default:
      return [`[data-step="${action}"]`]
  }
}

/** What a card is about, as selectors of what is on the page. */
export function pointedAt(card: string | null, look: Look): string[] {
  const field = (begin: string): string[] => {
    const found = look.legal.find((step) => step.startsWith(begin))
    return found ? [`[data-field="${found}"]`] : []
  }
  switch (card) {
    case 'display':
      return field('display-')
    case 'joker':
      return field('joker-')
    case 'market':
      return field('market-')
    case 'panels':
      return field('build-')
    case 'students':
      return ['[data-stat="students"]']
    case 'museum':
      return ['[data-museum]']
    case 'worker':
      return ['[data-stat="workers"]']
    case 'opened':
      return ['[data-stat="guests"]']
    default:
      return []
  }
}
