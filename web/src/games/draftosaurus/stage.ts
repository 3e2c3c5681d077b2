/** Moves on the screen: dinosaurs travel from where they were to where they are. A tap ends them at once. */

import type { GameEvent, Look } from '../../api/types'
import { play as sound } from '../../sounds'
import { motionAllowed } from '../../settings.svelte'
import { art, cellOf, slotsFor, zoneOf, type MapName } from './art'
import type { DraftosaurusView } from './types'

const FLIGHT = 340
const PASS = 320

interface Told {
  type: string
  seat?: number
  species?: string | null
  place?: string
}

export class Stage {
  private running: Animation[] = []
  private skipped = false

  constructor(private readonly root: HTMLElement) {}

  /** Let everything that moves arrive now. */
  skip(): void {
    this.skipped = true
    for (const animation of this.running) animation.finish()
  }

  /** What a turn brought: first all dinosaurs to their places, together, then the hands around. */
  async play(before: Look, after: Look, events: GameEvent[], hero: number): Promise<void> {
    const told = events as unknown as Told[]
    this.skipped = false
    const arrivals = told.filter((event) => event.type === 'place' || event.type === 'move')
    if (arrivals.length) sound('wood')
    if (!motionAllowed()) return
    const old = before.view as unknown as DraftosaurusView
    const now = after.view as unknown as DraftosaurusView
    const own = arrivals.filter((event) => event.seat === hero)
    const others = arrivals.filter((event) => event.seat !== hero)
    if (old.board === now.board || arrivals.length)
      await this.all([...own, ...others].map((event) => this.arrive(event, old, hero)))
    if (told.some((event) => event.type === 'pass') && old.seats.some((seat) => seat.hand_size > 1)) await this.pass(old)
  }

  private async all(flights: (Promise<void> | null)[]): Promise<void> {
    await Promise.all(flights.filter((flight) => flight !== null))
  }

  private arrive(event: Told, view: DraftosaurusView, hero: number): Promise<void> | null {
    const seat = event.seat ?? 0
    const to = this.slot(view, seat, event.place ?? '')
    const from = event.type === 'move' ? this.slot(view, seat, 'quarantine', 0) : this.taken(seat, event.species ?? '', hero)
    return to && from && event.species ? this.fly(event.species, from, to, FLIGHT) : null
  }

  /** Where the next dinosaur of a place will stand, on the screen. */
  private slot(view: DraftosaurusView, seat: number, place: string, index?: number): DOMRect | null {
    const zoo = this.root.querySelector<HTMLElement>(`[data-zoo="${seat}"]`)
    const map = art.maps[(zoo?.dataset.map ?? 'large') as MapName]
    const frame = zoo?.getBoundingClientRect()
    if (!frame || !frame.width) return null
    const zone = zoneOf(place)
    const count = view.seats[seat]?.zoo[zone]?.length ?? 0
    const { size, at } = slotsFor(map, view.board, zone, index === undefined ? count + 1 : count)
    const [x, y] = at[index ?? cellOf(place) ?? count] ?? at[at.length - 1] ?? [0, 0]
    const scale = frame.width / map.width
    return new DOMRect(frame.x + (x - size / 2) * scale, frame.y + (y - size / 2) * scale, size * scale, size * scale)
  }

  private taken(seat: number, species: string, hero: number): DOMRect | null {
    const hand = this.root.querySelector<HTMLElement>(`[data-hand="${seat}"]`)
    const one = seat === hero ? hand?.querySelector(`[data-species="${species}"] .picture`) : hand?.querySelector('.token')
    return (one ?? hand)?.getBoundingClientRect() ?? null
  }

  private async pass(view: DraftosaurusView): Promise<void> {
    const players = view.seats.length
    sound('slide')
    await this.all(
      view.seats.map((_, seat) => {
        const from = this.root.querySelector(`[data-hand="${seat}"]`)?.getBoundingClientRect()
        const to = this.root.querySelector(`[data-hand="${(seat + 1) % players}"]`)?.getBoundingClientRect()
        return from && to ? this.fly(null, middle(from, 40), middle(to, 40), PASS) : null
      }),
    )
  }

  private async fly(species: string | null, from: DOMRect, to: DOMRect, duration: number): Promise<void> {
    if (this.skipped) return
    const flier = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    flier.setAttribute('viewBox', '0 0 68 68')
    flier.classList.add('gd-flier')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#gd-dino-${species ?? 'hidden'}`)
    flier.append(use)
    Object.assign(flier.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` })
    document.body.append(flier)
    const dx = from.x + from.width / 2 - to.x - to.width / 2
    const dy = from.y + from.height / 2 - to.y - to.height / 2
    const grown = Math.max(from.width, 24) / to.width
    const animation = flier.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${grown})` },
        { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 24}px) scale(${(1 + grown) / 2 + 0.25})`, offset: 0.55 },
        { transform: 'none' },
      ],
      { duration, easing: 'ease-out' },
    )
    this.running.push(animation)
    await animation.finished.catch(() => undefined)
    this.running = this.running.filter((one) => one !== animation)
    // The new position is drawn in the same frame or the next one: a flier that goes at once would flicker.
    requestAnimationFrame(() => requestAnimationFrame(() => flier.remove()))
  }
}

function middle(rect: DOMRect, size: number): DOMRect {
  return new DOMRect(rect.x + rect.width / 2 - size / 2, rect.y + rect.height / 2 - size / 2, size, size)
}
