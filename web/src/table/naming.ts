/** What the seats are called, and what is said to people. */

import type { Look, Seat } from '../api/types'
import { t } from '../words/words.svelte'

/** Where several play at one device, nobody is "you": the next one who looks is somebody else. */
export function namesOf(look: Look): string[] {
  const alone = look.mine.length <= 1
  return look.seats.map((seat) => {
    if (seat.name) return seat.name
    return alone && seat.kind === 'person' && seat.seat === look.seat ? t('web-you') : t('web-seat', { seat: seat.seat + 1 })
  })
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

/** Who plays a seat and where; of people elsewhere also whether they share a device, for then each sees the other's hand. */
export function holderOf(look: Look, seat: Seat, names: string[]): string {
  if (seat.kind === 'open') return ''
  if (seat.kind === 'bot' || seat.resigned || seat.away) return aboutsOf(look)[seat.seat] ?? ''
  if (look.mine.includes(seat.seat)) return t('web-this-device')
  const others = look.seats.filter((one) => one.device !== null && one.device === seat.device && one.seat !== seat.seat)
  const shared = others.map((one) => names[one.seat]).join(', ')
  const where = shared ? t('web-device-with', { names: shared }) : t('web-other-device')
  return look.present.includes(seat.seat) ? `${where} · ${t('web-here')}` : where
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

/** A reason as the server gives it, as a sentence: a capital, a full stop, and no number of a rule. */
export function sentenceOf(reason: string): string {
  const plain = reason.replace(/\s*\((?:[A-Z]{2}-\d+(?:, )?)+\)/g, '').trim()
  const sentence = plain.charAt(0).toUpperCase() + plain.slice(1)
  return /[.!?…]$/.test(sentence) || !sentence ? sentence : `${sentence}.`
}
