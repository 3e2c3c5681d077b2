/** What the seats are called. */

import type { Look } from '../api/types'
import { t } from '../words/words.svelte'

export function namesOf(look: Look): string[] {
  return look.seats.map(
    (seat) =>
      seat.name || (seat.kind === 'person' && seat.seat === look.seat ? t('web-you') : t('web-seat', { seat: seat.seat + 1 })),
  )
}

/** What stands beside a name: the level of a bot, or who plays for whom. */
export function aboutsOf(look: Look): string[] {
  return look.seats.map((seat) => {
    const standIn = seat.resigned || seat.away ? (seat.stand_in ?? seat.level) : null
    if (standIn) return t('web-stand-in', { level: t(`level-${standIn}`) })
    // Giving up may have ended the game: then nobody plays on.
    if (seat.resigned) return ''
    if (seat.kind === 'bot' && seat.level) return t('web-bot', { level: t(`level-${seat.level}`) })
    if (seat.kind === 'open') return t('web-seat-open')
    return ''
  })
}

/** People elsewhere whose wire is down. */
export function absentOf(look: Look): number[] {
  return look.seats
    .filter(
      (seat) =>
        seat.kind === 'person' &&
        !seat.resigned &&
        !seat.away &&
        !look.present.includes(seat.seat) &&
        !look.mine.includes(seat.seat),
    )
    .map((seat) => seat.seat)
}
