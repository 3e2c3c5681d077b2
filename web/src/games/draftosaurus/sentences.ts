/** What happens in Draftosaurus, in words. */

import type { GameEvent, Look } from '../../api/types'
import { t } from '../../words/words.svelte'
import { cellOf, zoneOf } from './art'
import type { DraftosaurusView } from './types'
import { faceName, faceRule, speciesName, zoneName } from './words'

interface Told {
  type: string
  seat?: number
  holder?: number
  species?: string | null
  place?: string
  face?: string
  round?: number
  board?: string
  level?: string
}

export function placeName(place: string): string {
  const cell = cellOf(place)
  return cell === null ? zoneName(place) : t('web-cell', { zone: zoneName(zoneOf(place)), cell: cell + 1 })
}

/** What happened, for the log and for those who listen. Hidden things are not told: they are not in the events. */
export function sentences(events: GameEvent[], names: string[], me: number | null): string[] {
  const told: string[] = []
  let drawn = 0
  for (const event of events as unknown as Told[]) {
    const name = names[event.seat ?? event.holder ?? 0] ?? ''
    const species = event.species ? speciesName(event.species) : ''
    switch (event.type) {
      case 'first':
        told.push(t('web-log-first', { name }))
        break
      case 'draw':
        if (drawn++ === 0) told.push(t('web-log-draw'))
        break
      case 'roll':
        told.push(t('web-log-roll', { name, face: faceName(event.face ?? ''), rule: faceRule(event.face ?? '') }))
        break
      case 'choose':
        if (event.seat !== me) told.push(t('web-log-choose', { name }))
        break
      case 'show':
        told.push(t('web-log-show', { name, species }))
        break
      case 'place':
        told.push(t('web-log-place', { name, species, place: placeName(event.place ?? '') }))
        break
      case 'move':
        told.push(t('web-log-move', { name, species, place: placeName(event.place ?? '') }))
        break
      case 'discard':
        told.push(t('web-log-discard', { name, species }))
        break
      case 'board':
        told.push(t('web-log-board'))
        break
      case 'pass':
        told.push(t('web-log-pass', { name }))
        break
      case 'round':
        told.push(t('web-log-round', { round: (event.round ?? 0) + 1 }))
        break
      case 'undo':
        told.push(t('web-log-undo', { name }))
        break
      case 'resign':
      case 'away':
        told.push(t('web-log-away', { name }))
        break
      case 'back':
        told.push(t('web-log-back', { name }))
        break
      case 'over':
        told.push(t('web-log-over'))
        break
    }
  }
  return told
}

export function waiting(look: Look, names: string[]): string {
  const view = look.view as unknown as DraftosaurusView
  if (look.status === 'over') return t('web-over')
  if (look.status === 'open') return t('web-wait-guests')
  const mine = look.seat === null ? undefined : look.seats[look.seat]
  const plays = mine !== undefined && !mine.away && !mine.resigned
  if (look.seat !== null && plays && look.pending.includes(look.seat)) {
    if (view.phase === 'choose' && look.legal[0]?.startsWith('choose ')) return t('web-your-turn-show')
    return t(`web-your-turn-${view.phase}`)
  }
  const others = look.pending.filter((seat) => seat !== look.seat || !plays).map((seat) => names[seat] ?? '')
  return others.length ? t('web-waiting', { names: list(others) }) : t('web-moment')
}

function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(names)
}

export function progress(look: Look): string {
  const view = look.view as unknown as DraftosaurusView
  const board = t(`web-board-${view.board}`)
  if (look.status === 'over' || view.phase === 'over') return board
  return t('web-progress', { board, round: view.round + 1, rounds: view.rounds, turn: view.turn + 1, turns: view.turns })
}
