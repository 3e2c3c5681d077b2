/** Moves on the screen: workers step onto the board, parts travel between market, bags, shelves and museums. */

import type { GameEvent } from '../../api/types'
import { motionAllowed } from '../../settings.svelte'
import { play as sound } from '../../sounds'
import { partOf, spotOf } from './floor'
import type { Told } from './types'

const FLIGHT = 300
const MOST = 8

export class Stage {
  private running: Animation[] = []
  private skipped = false

  constructor(
    private readonly root: HTMLElement,
    private readonly hero: () => number,
  ) {}

  /** Let everything that moves arrive now. */
  skip(): void {
    this.skipped = true
    for (const animation of this.running) animation.finish()
  }

  /** What happened, in its order; too much at once is not played. */
  async play(events: GameEvent[]): Promise<void> {
    this.skipped = false
    const flights = (events as unknown as Told[]).flatMap((event) => this.flight(event))
    if (flights.length > MOST || !motionAllowed()) {
      if (flights.length) sound('wood')
      return
    }
    for (const [symbol, from, to] of flights) {
      if (this.skipped) return
      sound('slide')
      await this.fly(symbol, from, to)
    }
  }

  /** What flies from where to where. */
  private flight(event: Told): [string, DOMRect, DOMRect][] {
    const seat = event.seat ?? -1
    const tile = typeof event.tile === 'string' ? partOf(event.tile).fossil : 'ammonite'
    const ways: Record<string, () => [string, DOMRect | null, DOMRect | null]> = {
      field: () => ['worker', this.origin(event, seat), this.at(`[data-field="${event.field}"]`)],
      draw: () => [tile, this.at(`[data-bag="${event.site}"]`), this.of(seat, '[data-shelf]')],
      fetch: () => [tile, this.at(`[data-bag="${event.site}"]`), this.of(seat, '[data-shelf]')],
      buy: () => [tile, this.at('.market'), this.of(seat, '[data-shelf]')],
      sell: () => [tile, this.of(seat, '[data-shelf]'), this.at('.market')],
      part: () => [tile, this.of(seat, '[data-shelf]'), this.cell(seat, String(event.cell))],
      panel: () => [`panel-${event.panel}`, this.of(seat, '[data-stat="prestige"]'), this.cell(seat, String(event.cell))],
      gift: () => [tile, this.of(seat, '[data-shelf]'), this.of(Number(event.to), '[data-shelf]')],
    }
    const way = ways[event.type]?.()
    if (!way?.[1] || !way[2]) return []
    return [[way[0], way[1], way[2]]]
  }

  /** Where a worker comes from: the museum, or its place over the column if it is a fixed one. */
  private origin(event: Told, seat: number): DOMRect | null {
    const column = String(event.field).split('-')[1]
    const above = event.fixed ? this.at(`[data-column="${column}"] .fixed`) : null
    return above ?? this.of(seat, '[data-stat="workers"]')
  }

  private at(selector: string): DOMRect | null {
    const rect = this.root.querySelector(selector)?.getBoundingClientRect()
    return rect && rect.width ? rect : null
  }

  /** Something of a museum: in front, or of the small one. */
  private of(seat: number, selector: string): DOMRect | null {
    return seat === this.hero() ? this.at(`.own ${selector}`) : this.at(`[data-other="${seat}"]`)
  }

  private cell(seat: number, cell: string): DOMRect | null {
    const plan = seat === this.hero() ? this.at('.own .museum') : this.at(`[data-other="${seat}"] .museum`)
    if (!plan) return null
    const { column, row } = spotOf(cell)
    const size = plan.width / 6.8
    return new DOMRect(plan.x + plan.width - (7 - column) * size, plan.y + (row - 1) * size, size, size)
  }

  private async fly(symbol: string, from: DOMRect, to: DOMRect): Promise<void> {
    const flier = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    flier.classList.add('fo-flier')
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#fo-${symbol}`)
    flier.append(use)
    document.body.append(flier)
    const size = 44
    const [sx, sy] = [from.x + from.width / 2 - size / 2, from.y + from.height / 2 - size / 2]
    const [dx, dy] = [to.x + to.width / 2 - size / 2, to.y + to.height / 2 - size / 2]
    const animation = flier.animate(
      [
        { transform: `translate(${sx}px, ${sy}px) scale(0.8)` },
        { transform: `translate(${(sx + dx) / 2}px, ${(sy + dy) / 2 - 24}px) scale(1.2)`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px)` },
      ],
      { duration: FLIGHT, easing: 'ease-out', fill: 'forwards' },
    )
    this.running.push(animation)
    await animation.finished.catch(() => undefined)
    this.running = this.running.filter((one) => one !== animation)
    requestAnimationFrame(() => requestAnimationFrame(() => flier.remove()))
  }
}
