/** Moves on the screen: pieces walk, fly and fight, one after the other. A tap ends what is being shown at once. */

import type { GameEvent } from '../../api/types'
import { play as sound } from '../../sounds'
import { motionAllowed } from '../../settings.svelte'
import { fallen } from './fights'
import type { FightEvent, GigantenEvent, GigantenView } from './types'

const STEP = 260
const FLIGHT = 420
/** A fight is read: who, what numbers, what came of it. */
const FIGHT = 2600
const FIGHT_STILL = 1500
const FADE = 180
/** A trap that snaps: the field is lit, then what stands there falls. */
const SNAP = 1100

/** From where to where the winner of a fight before may move up: of the two that fought, the empty field is open. */
function wayUp({ fight, pieces }: GigantenView): [string, string] | null {
  if (!fight) return null
  const stands = pieces.some((piece) => piece.field === fight.defender_field)
  return stands ? [fight.defender_field, fight.attacker_field] : [fight.attacker_field, fight.defender_field]
}

/** How a piece looks that has stepped into a trap, from where it stands now. */
function caught(piece: HTMLElement, falls: boolean): Keyframe[] {
  const { transform } = getComputedStyle(piece)
  const at = transform === 'none' ? '' : transform
  const shaken = [-8, 8, -8, 0].map((turn) => ({ transform: `${at} rotate(${turn}deg)` }))
  const fallen = { transform: `${at} rotate(40deg) scale(0.4)`, opacity: 0 }
  return falls ? [{ transform: at || 'none' }, ...shaken, fallen] : [{ transform: at || 'none' }, ...shaken]
}

export class Stage {
  private running: Animation[] = []
  private pauses: (() => void)[] = []
  private skipped = false
  /** Pieces that have gone in this turn, by where they are now. */
  private moved = new Map<string, HTMLElement>()

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
  async play(before: GigantenView, after: GigantenView, events: GameEvent[], already: string | null): Promise<void> {
    this.skipped = false
    this.moved.clear()
    let way = wayUp(before)
    try {
      for (const event of events as unknown as GigantenEvent[]) {
        if (event.type === 'move' && event.goal !== already) await this.walk(event.start, event.goal, event.flight)
        else if (event.type === 'fight') {
          way = event.result === 'attacker' ? [event.attacker_field, event.defender_field] : null
          if (event.result === 'defender') way = [event.defender_field, event.attacker_field]
          await this.fight(event)
        } else if (event.type === 'up' && event.moved && way) await this.walk(...way, false)
        else if (event.type === 'trap') await this.snap(event.field, !after.pieces.some((piece) => piece.field === event.field))
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
    return this.moved.get(field) ?? this.root.querySelector<HTMLElement>(`[data-piece="${field}"]`)
  }

  private spot(field: string | undefined): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-field="${field}"]`)
  }

  private async walk(start: string, goal: string, flight: boolean): Promise<void> {
    sound(flight ? 'slide' : 'wood')
    const piece = this.piece(start)
    // A piece that has gone before is drawn where it began.
    const drawn = this.spot(piece?.dataset.piece)?.getBoundingClientRect()
    const from = this.spot(start)?.getBoundingClientRect()
    const to = this.spot(goal)?.getBoundingClientRect()
    if (!piece || !drawn || !from || !to || this.skipped || !motionAllowed()) return
    this.see(goal)
    this.moved.delete(start)
    this.moved.set(goal, piece)
    const [sx, sy] = [from.x - drawn.x, from.y - drawn.y]
    const [dx, dy] = [to.x - drawn.x, to.y - drawn.y]
    const lift = flight ? -from.height * 0.7 : -from.height * 0.12
    piece.style.zIndex = '4'
    const animation = piece.animate(
      [
        { transform: `translate(${sx}px, ${sy}px)` },
        { transform: `translate(${(sx + dx) / 2}px, ${(sy + dy) / 2 + lift}px) scale(${flight ? 1.25 : 1.06})`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px)` },
      ],
      { duration: flight ? FLIGHT : STEP, easing: 'ease-out', fill: 'forwards' },
    )
    await this.arrive(animation)
  }

  private async arrive(animation: Animation): Promise<void> {
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
    const falls = fallen(event)
    await Promise.all([
      falls.attacker ? this.fade(event.attacker_field) : null,
      falls.defender ? this.fade(event.defender_field) : null,
    ])
  }

  /** What has lost is gone before the winner comes. */
  private async fade(field: string): Promise<void> {
    const piece = this.piece(field)
    if (!piece || !motionAllowed()) return
    this.moved.delete(field)
    await this.arrive(piece.animate({ opacity: 0 }, { duration: FADE, fill: 'forwards' }))
  }

  /** A secret trap: the field lights up, and who stands there falls, or shakes if it only has to stand still. */
  private async snap(field: string, falls: boolean): Promise<void> {
    sound('roll')
    this.see(field)
    if (this.skipped) return
    const light = { background: 'var(--gi-enemy)', boxShadow: '0 0 0 4px var(--glow), 0 0 24px 8px var(--glow)' }
    const shown = [this.arrive(this.lit(field, light))]
    const piece = this.piece(field)
    if (piece && motionAllowed())
      shown.push(this.arrive(piece.animate(caught(piece, falls), { duration: SNAP, fill: 'forwards' })))
    await Promise.all(shown)
  }

  private lit(field: string, light: Keyframe): Animation {
    return (this.spot(field) ?? this.root).animate([light, light], { duration: SNAP })
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
