/** What happens in Fossilium, in words. */

import type { GameEvent, Look } from '../../api/types'
import { t } from '../../words/words.svelte'
import type { Steps } from './steps'
import type { FossiliumView, Told } from './types'
import { fixedLeft } from './workers'
import { endName, fossilName, labourName, listed, panelName, roundName, rowName, siteName, tileName, typeName } from './words'

interface Gains {
  seat: number
  money: number
  guests: number
  students: number
}

interface Opened {
  seat: number
  guests: number
  prestige: number
  level: number
  regular: number
}

/** Words for the fields of an event: names instead of what the server calls them. */
function named(event: Told, names: string[]): Record<string, string | number> {
  const args: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') args[key] = value
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no'
    else if (value === null) args[key] = 'none'
  }
  args.name = names[Number(event.seat ?? 0)] ?? ''
  if (typeof event.to === 'number') args.other = names[event.to] ?? ''
  if (typeof event.tile === 'string') args.tile = tileName(event.tile)
  if (typeof event.archived === 'string') args.archived = tileName(event.archived)
  if (typeof event.fossil === 'string') args.fossil = fossilName(event.fossil)
  if (typeof event.panel === 'string') args.panel = panelName(event.panel)
  if (typeof event.site === 'number') args.place = siteName(event.site)
  if (event.type !== 'start' && typeof event.action === 'string') args.action = rowName(event.action)
  if (typeof event.field === 'string') {
    const [row = '', column = ''] = event.field.split('-')
    args.row = rowName(row)
    args.column = column
  }
  return args
}

const PLAIN = new Set([
  'first', 'pass', 'field', 'copy', 'show', 'part', 'complete', 'pedestal', 'panel', 'gift', 'buy', 'sell', 'manage', 'students',
  'fetch', 'prestige', 'dug', 'skipped',
]) // prettier-ignore

/** What happened, for the log and for those who listen. Hidden things are not told: they are not in the events. */
export function sentences(events: GameEvent[], names: string[], me: number | null): string[] {
  const told: string[] = []
  let dealt = 0
  for (const event of events as unknown as Told[]) {
    const args = named(event, names)
    const { type } = event
    if (PLAIN.has(type)) told.push(t(`web-fo-log-${type}`, args))
    else if (type === 'start' || type === 'amber' || type === 'tour')
      told.push(t(`web-fo-log-${type}`, { ...args, kind: typeName(String(event.kind)) }))
    else if (type === 'draw') {
      if (event.seat === me && typeof event.tile === 'string') told.push(t('web-fo-log-draw', args))
      else if (dealt++ === 0) told.push(t('web-fo-log-drawn', args))
    } else if (type === 'kept' && typeof event.tile === 'string') told.push(t('web-fo-log-kept', args))
    else if (type === 'market') told.push(t(event.seat == null ? 'web-fo-log-market' : 'web-fo-log-left', args))
    else if (type === 'goal') told.push(t('web-fo-log-goal', { goal: goalName(event) }))
    else if (type === 'worker') told.push(t('web-fo-log-worker', { ...args, goal: labourName(String(event.goal)) }))
    else if (type === 'round')
      told.push(t('web-fo-log-round', { round: Number(event.round), name: names[Number(event.ammonite)] ?? '' }))
    else if (type === 'income')
      for (const one of event.seats as Gains[]) told.push(t('web-fo-log-income', { ...one, name: names[one.seat] ?? '' }))
    else if (type === 'opening')
      for (const one of event.seats as Opened[]) told.push(t('web-fo-log-opening', { ...one, name: names[one.seat] ?? '' }))
    else if (type === 'fixed')
      told.push(t('web-fo-log-fixed', { ...args, columns: listed((event.columns as number[]).map(String)) }))
    else if (type === 'undo' || type === 'away' || type === 'back' || type === 'over')
      told.push(type === 'over' ? t('web-log-over') : t(`web-log-${type}`, args))
    else if (type === 'resign') told.push(t('web-log-away', args))
  }
  return told
}

function goalName(event: Told): string {
  const goal = String(event.goal)
  if (event.of === 'labour') return labourName(goal)
  return event.of === 'end' ? endName(goal) : roundName(goal)
}

/** What the seat is asked for now. */
export function asking(view: FossiliumView, hero: number, names: string[], steps: Steps): string {
  const seat = view.seats[hero]
  const { phase, doing } = view
  const args = {
    keep: seat?.keep ?? 0,
    drawn: seat?.hand.length ?? 0,
    site: seat?.hand_site ? siteName(seat.hand_site) : '',
    leave: seat?.leave ?? 0,
    extra: seat?.extra ?? 0,
    fossil: doing?.fossil ? fossilName(doing.fossil) : '',
    panel: doing?.panel ? panelName(doing.panel) : '',
    tile: doing?.tile ? tileName(doing.tile) : '',
    workers: seat?.workers.usable ?? 0,
    fixed: fixedLeft(view, hero),
    back: seat?.passed ? 'yes' : 'no',
    field: doing ? fieldTitle(doing.field) : '',
    donor: doing?.from_seat != null && doing.from_seat !== hero ? (names[doing.from_seat] ?? '') : 'none',
    mode: doing?.mode ?? tradeLeft(steps),
    students: steps.students.length ? (seat?.students ?? 0) : 0,
    alone: view.players === 1 ? 'yes' : 'no',
  }
  return t(`web-fo-ask-${phase}`, args)
}

/** What was chosen in secret, while the others still choose; nothing where there is nothing to say of it. */
export function chosenSaid(view: FossiliumView, hero: number): string {
  const dug = view.seats[hero]?.chosen.map((step) => /^dig (\d)$/.exec(step)?.[1]).find(Boolean)
  return view.phase === 'excavate' && dug ? t('web-fo-chosen-dig', { site: siteName(Number(dug)) }) : ''
}

function fieldTitle(field: string): string {
  const [row = '', column = ''] = field.split('-')
  return t('web-fo-field', { row: rowName(row), column })
}

/** Which half of a trade is left; in column 4 the other one follows when one is done. */
function tradeLeft(steps: Steps): string {
  const [buys, sells] = [steps.buys.size + steps.archive.size > 0, steps.sells.size > 0]
  if (buys === sells) return 'none'
  return `${steps.done ? 'then-' : ''}${buys ? 'buy' : 'sell'}`
}

export function waiting(look: Look, names: string[]): string {
  const view = look.view as unknown as FossiliumView
  if (look.status === 'over') return t('web-over')
  if (look.status === 'open') return t('web-wait-guests')
  const mine = look.seat === null ? undefined : look.seats[look.seat]
  const plays = mine !== undefined && !mine.away && !mine.resigned
  if (look.seat !== null && plays && look.pending.includes(look.seat))
    return t(look.pending.length > 1 ? 'web-fo-your-all' : 'web-fo-your-turn')
  const others = look.pending.filter((seat) => seat !== look.seat || !plays).map((seat) => names[seat] ?? '')
  return others.length ? t('web-waiting', { names: listed(others) }) : t('web-moment')
}

/** Parts that were drawn are for the eyes of who drew them. */
const SECRET = new Set(['start', 'pick', 'excavate', 'keep', 'store', 'fix'])

export function secret(look: Look): boolean {
  return SECRET.has((look.view as unknown as FossiliumView).phase)
}

export function progress(look: Look): string {
  const view = look.view as unknown as FossiliumView
  if (view.phase === 'over' || view.round < 1) return t('web-fo-progress-start')
  return t('web-fo-progress', { round: view.round })
}
