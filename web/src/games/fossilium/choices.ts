/** What is chosen by a button rather than by pointing at the table: each with a picture, a name and what it brings. */

import { t } from '../../words/words.svelte'
import { BONUS, effectOf, sizeOf, typeOf } from './facts'
import { filled } from './floor'
import type { Steps } from './steps'
import type { FossiliumView, Mix, SeatView } from './types'
import { fossilName, listed, panelAbout, panelName, rowName, siteName, tileName, typeName } from './words'

export interface Choice {
  step: string
  picture: { sign?: string; tile?: string; panel?: string; fossil?: string; mix?: Mix; colour?: string }
  name: string
  note: string
  /** What is given up by choosing it: the other side of the same panel. */
  against?: string
  /** What the main button takes, if nothing else is chosen. */
  usual?: boolean
}

const shelf = (seat: SeatView): (string | null)[] => seat.storage.slots.map((slot) => slot.tile)

/** What a fossil is worth at the end, in words; nothing for the small ones. */
export function worthOf(fossil: string): string {
  const effect = effectOf(fossil)
  if (!effect || effect.most === 0) return ''
  const worth = t(`fossilium-effect-${effect.of.replaceAll('_', '-')}`, { ...effect })
  return t('web-fo-worth', { worth })
}

/** What completing a fossil brings at once. */
export function completing(fossil: string, firstGame: boolean): string {
  const guests = sizeOf(fossil)
  return t('web-fo-completes', { guests, bonus: firstGame ? 'none' : BONUS[typeOf(fossil)] })
}

function showing(seat: SeatView, fossil: string, firstGame: boolean): string {
  const parts = filled(fossil, shelf(seat)).filter(Boolean).length
  const size = sizeOf(fossil)
  const whole = parts === size ? completing(fossil, firstGame) : t('web-fo-parts-of', { parts, size })
  return [whole, worthOf(fossil)].filter(Boolean).join(' · ')
}

function adding(seat: SeatView, fossil: string, firstGame: boolean): string {
  const stands = seat.fossils.find((one) => one.fossil === fossil)
  if (!stands) return ''
  const left = shelf(seat)
  let parts = 0
  for (const tile of stands.missing) {
    const at = left.indexOf(tile)
    if (at < 0) continue
    left.splice(at, 1)
    parts++
  }
  const there = stands.placed.filter(Boolean).length
  return there + parts === stands.size
    ? completing(fossil, firstGame)
    : t('web-fo-parts-of', { parts: there + parts, size: stands.size })
}

/** Which of these parts of another museum is now shown so often: what a gift brings. */
function giving(view: FossiliumView, tile: string, seat: number): number {
  const fossil = tile.replace(/-\d$/, '')
  const stands = view.seats[seat]?.fossils.find((one) => one.fossil === fossil)
  return (stands?.placed.filter(Boolean).length ?? 0) + 1
}

/** The income that a tour brings. */
export function touring(seat: SeatView, of: 'entrance' | 'shop', type: string): number {
  const table = of === 'entrance' ? seat.income.entrances : seat.income.shops
  return table[type as keyof typeof table] ?? 0
}

/** Which workers go on a field if nobody says otherwise: the cheapest ones, and of these as many fixed ones as can. */
export function usualMix(view: FossiliumView): Mix | null {
  const mixes = view.doing?.mixes ?? []
  return mixes.reduce<Mix | null>((best, mix) => {
    const better = !best || mix.money > best.money || (mix.money === best.money && mix.fixed > best.fixed)
    return better ? mix : best
  }, null)
}

/** Free or fixed workers for the field, with the price where it depends on that. */
function mixing(view: FossiliumView, hero: number): Choice[] {
  const usual = usualMix(view)
  const priced = view.doing?.action === 'joker' || view.doing?.action === 'strip'
  return (view.doing?.mixes ?? []).map((mix) => ({
    step: `use ${mix.fixed} fixed`,
    picture: { mix, colour: `var(--fo-seat-${hero})` },
    name: t('web-fo-mix', { fixed: mix.fixed, free: mix.free }),
    note: priced ? t('web-fo-mix-costs', { price: -mix.money }) : mix.free ? '' : t('web-fo-mix-only'),
    usual: mix === usual,
  }))
}

/** A site to dig at: what is drawn and kept there, and who else can still dig there. */
function digging(view: FossiliumView, hero: number, names: string[], site: number): Choice {
  const dig = view.seats[hero]?.sites.find((one) => one.site === site)
  const others = names.filter((_, seat) => seat !== hero && view.seats[seat]?.sites.some((one) => one.site === site))
  const brings = t('web-fo-dig-brings', { draw: dig?.draw ?? 0, keep: dig?.keep ?? 0 })
  return {
    step: `dig ${site}`,
    picture: { sign: `bag-${site}` },
    name: siteName(site),
    note: others.length ? `${brings} · ${t('web-fo-dig-others', { names: listed(others) })}` : brings,
  }
}

/** Choices side by side that exclude each other: the two sides of a panel. */
export function paired(choices: readonly Choice[]): Choice[][] {
  const groups: Choice[][] = []
  for (const choice of choices) {
    const before = groups.at(-1)
    if (before?.length === 1 && before[0]?.against && choice.step === `build ${before[0].against}`) before.push(choice)
    else groups.push([choice])
  }
  return groups
}

export function choicesOf(view: FossiliumView, hero: number, names: string[], steps: Steps, firstGame: boolean): Choice[] {
  const seat = view.seats[hero]
  if (!seat) return []
  const bonus = view.doing?.bonus ?? false
  const picked: Choice[] = steps.uses.length ? mixing(view, hero) : []
  for (const row of steps.copies)
    picked.push({
      step: `as ${row}`,
      picture: { sign: row },
      name: rowName(row),
      note: '',
    })
  for (const fossil of steps.shows)
    picked.push({ step: `show ${fossil}`, picture: { fossil }, name: fossilName(fossil), note: showing(seat, fossil, firstGame) })
  for (const fossil of steps.adds)
    picked.push({
      step: `add ${fossil}`,
      picture: { fossil },
      name: t('web-fo-add', { fossil: fossilName(fossil) }),
      note: adding(seat, fossil, firstGame),
    })
  for (const tile of steps.parts) picked.push({ step: `part ${tile}`, picture: { tile }, name: tileName(tile), note: '' })
  for (const panel of steps.builds)
    picked.push({
      step: `build ${panel}`,
      picture: { panel },
      name: panelName(panel),
      note: panelAbout(panel),
      against: seat.unbuilt.find((pair) => pair.includes(panel))?.find((side) => side !== panel),
    })
  for (const gift of steps.gifts)
    picked.push({
      step: gift.step,
      picture: { tile: gift.tile },
      name: t('web-fo-give', { tile: tileName(gift.tile), name: names[gift.seat] ?? '' }),
      note: t('web-fo-give-brings', { prestige: giving(view, gift.tile, gift.seat) }),
    })
  for (const type of steps.ambers)
    picked.push({
      step: `amber ${type}`,
      picture: { sign: type, colour: `var(--fo-${type})` },
      name: typeName(type),
      note: '',
    })
  for (const tour of steps.tours)
    picked.push({
      step: tour.step,
      picture: { sign: tour.of, colour: `var(--fo-${tour.type})` },
      name: t(`web-fo-tour-${tour.of}`, { type: typeName(tour.type) }),
      note: t(`web-fo-tour-${tour.of}-brings`, { amount: touring(seat, tour.of, tour.type), bonus: bonus ? 'yes' : 'no' }),
    })
  for (const tile of steps.takes) picked.push({ step: `take ${tile}`, picture: { tile }, name: tileName(tile), note: '' })
  for (const site of steps.digs) picked.push(digging(view, hero, names, site))
  for (const tile of steps.leaves)
    picked.push({ step: `leave ${tile}`, picture: { tile }, name: t('web-fo-leave', { tile: tileName(tile) }), note: '' })
  for (const column of steps.fixes)
    picked.push({
      step: `fix ${column}`,
      picture: column < 4 ? { sign: `bag-${column}` } : { sign: 'joker' },
      name: column < 4 ? siteName(column) : t('web-fo-bonus'),
      note: t('web-fo-column', { column }),
    })
  return picked
}
