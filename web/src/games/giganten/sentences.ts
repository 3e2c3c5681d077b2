/** What happens in Giganten, in words. */

import type { GameEvent, Look } from '../../api/types'
import { t } from '../../words/words.svelte'
import { numbersOf, ruleOf } from './fights'
import type { FightEvent, GigantenEvent, GigantenView } from './types'
import { kindName, listed } from './words'

/** What the table itself does, beside the game's own events. */
type TableEvent = { type: 'undo' | 'resign' | 'away' | 'back'; at: number; seat: number; level?: string }
type Told = GigantenEvent | TableEvent

export function fightResult(fight: Pick<FightEvent, 'attacker' | 'defender' | 'result'>): string {
  const words = { attacker: kindName(fight.attacker), defender: kindName(fight.defender, blankOf(fight)) }
  if (fight.defender === 'nest' && fight.result === 'attacker') return t('web-gi-result-nest', words)
  return t(`web-gi-result-${fight.result}`, words)
}

export function fightRule(fight: Pick<FightEvent, 'attacker' | 'defender' | 'result'>, ground: 'land' | 'swamp'): string {
  const numbers = numbersOf(fight, ground)
  return t(`web-gi-rule-${ruleOf(fight, ground)}`, {
    ground: t(`web-gi-ground-${ground}`),
    attacker: numbers?.[0] ?? 0,
    defender: numbers?.[1] ?? 0,
  })
}

/** A blank that does not lose is a trap. */
export const blankOf = (fight: { result: string }): { blank: string } => ({
  blank: fight.result === 'attacker' ? 'ghost' : 'trap',
})

function fought(event: FightEvent, name: string): string {
  return t('web-gi-log-fight', {
    name,
    attacker: kindName(event.attacker),
    defender: kindName(event.defender, blankOf(event)),
    field: event.defender_field,
    rule: fightRule(event, event.ground),
    result: fightResult(event),
  })
}

/** What happened, for the log and for those who listen. Hidden things are not told: they are not in the events. */
export function sentences(events: GameEvent[], names: string[], me: number | null): string[] {
  const told: string[] = []
  const stood = new Map<number, number>()
  const nameOf = (seat: number): string => names[seat] ?? ''
  /** Who does something: verbs go with it, and who has no name is "you". */
  const doer = (seat: number): { name: string; you: string } => ({
    name: nameOf(seat),
    you: nameOf(seat) === t('web-you') ? 'yes' : 'no',
  })
  for (const event of events as unknown as Told[]) {
    switch (event.type) {
      case 'first':
        told.push(t('web-gi-log-first', doer(event.seat)))
        break
      case 'draw':
        told.push(
          t('web-gi-log-draw', { side: side(event.party, names), tiles: listed(event.tiles.map((tile) => tile.toUpperCase())) }),
        )
        break
      case 'lay':
        if (event.tile === null || me === null || me % 2 !== event.party)
          told.push(t('web-gi-log-lay', { side: side(event.party, names) }))
        break
      case 'land':
        told.push(t('web-gi-log-land'))
        break
      case 'stand':
        stood.set(event.seat, (stood.get(event.seat) ?? 0) + 1)
        if (events.length === 1) told.push(t('web-gi-log-stand', { name: nameOf(event.seat), field: event.field }))
        break
      case 'hold':
        told.push(t('web-gi-log-hold', { name: nameOf(event.seat), many: event.many }))
        break
      case 'arrange':
        break
      case 'ready':
        told.push(t('web-gi-log-ready'))
        break
      case 'pick':
        break
      case 'move':
        told.push(
          t(event.flight ? 'web-gi-log-flight' : 'web-gi-log-move', {
            name: nameOf(event.seat),
            start: event.start,
            goal: event.goal,
          }),
        )
        break
      case 'fight':
        told.push(fought(event, nameOf(event.seat)))
        break
      case 'up':
        if (event.moved) told.push(t('web-gi-log-up', doer(event.seat)))
        break
      case 'trap':
        told.push(t('web-gi-log-trap', { field: event.field }))
        break
      case 'set':
        told.push(t('web-gi-log-set', { name: nameOf(event.seat), field: event.field }))
        break
      case 'offer':
        told.push(t(event.declined ? 'web-gi-log-declined' : 'web-gi-log-offer', doer(event.seat)))
        break
      case 'turn':
        break
      case 'over':
        told.push(t(`web-gi-ending-${event.ending.replaceAll('_', '-')}`))
        break
      case 'undo':
        told.push(t('web-log-undo', { name: nameOf(event.seat) }))
        break
      case 'resign':
        // Of two, who gives up ends the game: nobody plays on.
        told.push(t(event.level ? 'web-log-away' : 'web-gi-log-resign', doer(event.seat)))
        break
      case 'away':
        told.push(t('web-log-away', { name: nameOf(event.seat) }))
        break
      case 'back':
        told.push(t('web-log-back', { name: nameOf(event.seat) }))
        break
    }
  }
  if (events.length > 1) for (const [seat, many] of stood) told.push(t('web-gi-log-stood', { name: nameOf(seat), many }))
  return told
}

/** The people of a party. */
export function side(party: number, names: string[]): string {
  return listed(names.filter((_, seat) => seat % 2 === party))
}

export function waiting(look: Look, names: string[]): string {
  const view = look.view as unknown as GigantenView
  if (look.status === 'over') return t('web-over')
  if (look.status === 'open') return t('web-wait-guests')
  const mine = look.seat === null ? undefined : look.seats[look.seat]
  const plays = mine !== undefined && !mine.away && !mine.resigned
  if (look.seat !== null && plays && look.pending.includes(look.seat)) {
    if (view.phase === 'pick' && view.second) return t('web-gi-your-second')
    if (view.phase === 'pick' && look.legal.includes('done')) return t('web-gi-your-after-reserve')
    return t(`web-gi-your-${view.phase}`)
  }
  const others = look.pending.filter((seat) => seat !== look.seat || !plays).map((seat) => names[seat] ?? '')
  return others.length ? t('web-waiting', { names: listed(others) }) : t('web-moment')
}

export function progress(look: Look): string {
  const view = look.view as unknown as GigantenView
  const set = ['lot', 'draw', 'lay', 'occupy', 'arrange'].includes(view.phase)
  return set ? t('web-gi-progress-setup') : t('web-gi-progress', { turn: view.turns + (view.phase === 'over' ? 0 : 1) })
}
