/** Moves on the screen: pieces walk, fly and fight, one after the other. A tap ends what is being shown at once. */

import type { GameEvent } from '../../api/types'
import { play as sound } from '../../sounds'
import { motionAllowed } from '../../settings.svelte'
import type { FightEvent, GigantenEvent } from './types'

const STEP = 260
const FLIGHT = 420
/** A fight is read: who, what numbers, what came of it. */
const FIGHT = 2600
const FIGHT_STILL = 1500

export class Stage {
  private running: Animation[] = []
  private pauses: (() => void)[] = []
  private skipped = false

  constructor(
    private readonly root: HTMLElement,
    /** Shows a fight, or takes it away. */
    private readonly fighting: (fight: FightEvent | null) => void,
    /** Brings a field into the window of the map. */
    private readonly see: (field: string) => void,
  ) {}

  /** Let everything that moves arrive now. */
  skip(): void {
    this.skipped = true
    for (const animation of this.running) animation.finish()
    for (const done of this.pauses) done()
  }

  /** What a turn brought, in its order. `already` is where an own piece is drawn before it is told to be there. */
  async play(events: GameEvent[], already: string | null): Promise<void> {
    this.skipped = false
    let fought: FightEvent | null = null
    try {
      for (const event of events as unknown as GigantenEvent[]) {
        if (event.type === 'move' && event.goal !== already) await this.walk(event.start, event.goal, event.flight)
        else if (event.type === 'fight') {
          fought = event
          await this.fight(event)
        } else if (event.type === 'up' && event.moved && fought) sound('slide')
        else if (event.type === 'set') sound('wood')
      }
    } finally {
      this.fighting(null)
      // What was moved stays where it went until the new position is drawn.
      const over = this.running
      this.running = []
      requestAnimationFrame(() => requestAnimationFrame(() => over.forEach((animation) => animation.cancel())))
    }
  }

  private piece(field: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-piece="${field}"]`)
  }

  private async walk(start: string, goal: string, flight: boolean): Promise<void> {
    sound(flight ? 'slide' : 'wood')
    const piece = this.piece(start)
    const to = this.root.querySelector(`[data-field="${goal}"]`)
    if (!piece || !to || this.skipped || !motionAllowed()) return
    this.see(goal)
    const from = this.root.querySelector(`[data-field="${start}"]`)?.getBoundingClientRect() ?? piece.getBoundingClientRect()
    const there = to.getBoundingClientRect()
    const [dx, dy] = [there.x - from.x, there.y - from.y]
    const lift = flight ? -from.height * 0.7 : -from.height * 0.12
    piece.style.zIndex = '4'
    const animation = piece.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(${flight ? 1.25 : 1.06})`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px)` },
      ],
      { duration: flight ? FLIGHT : STEP, easing: 'ease-out', fill: 'forwards' },
    )
    this.running.push(animation)
    await animation.finished.catch(() => undefined)
  }

  private async fight(event: FightEvent): Promise<void> {
    this.see(event.defender_field)
    this.fighting(event)
    sound('fight')
    if (this.skipped) return
    await this.pause(motionAllowed() ? FIGHT : FIGHT_STILL)
    this.fighting(null)
    this.skipped = false
  }

  private pause(long: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(end, long)
      const pauses = this.pauses
      function end(): void {
        clearTimeout(timer)
        pauses.splice(pauses.indexOf(end), 1)
        done()
      }
      pauses.push(end)
    })
  }
}
