/** Making a turn: a piece, a goal, an enemy; nothing is sent before it is whole. What is legal, the server has said. */

import { settings } from '../../settings.svelte'
import { play as sound } from '../../sounds'
import type { BoardProps } from '../board'
import { enemyOf, goalOf, isWhole, nodeAt, readStep, settle, startOf, targetsOf, waysTo, type Plans } from './plans'
import type { GigantenView, Target } from './types'

export class Choosing {
  /** The steps that are chosen and not sent. */
  path = $state.raw<string[]>([])
  /** An enemy that is to be challenged, and several fields to do it from. */
  wish = $state<string | null>(null)
  /** What was sent last: it is drawn until its effect is on the table. */
  sent = $state.raw<string[]>([])

  constructor(private readonly props: () => BoardProps) {}

  private get view(): GigantenView {
    return this.props().look.view as unknown as GigantenView
  }

  readonly mine = $derived.by(() => {
    const { mode, look, hero, covered } = this.props()
    return mode === 'play' && look.seat === hero && !covered
  })
  readonly owing = $derived.by(() => this.mine && this.props().look.pending.includes(this.props().hero))
  readonly plans = $derived.by((): Plans => {
    if (!this.owing) return {}
    const { look } = this.props()
    return look.plans ?? Object.fromEntries(look.legal.map((step) => [step, {}]))
  })
  readonly node = $derived.by(() => nodeAt(this.plans, this.path) ?? {})
  /** All is said: it only has to be confirmed. */
  readonly whole = $derived.by(() => this.path.length > 0 && isWhole(this.node, this.path))
  readonly taken = $derived.by(() => startOf(this.path) ?? (this.view.phase === 'go' ? this.view.picked : null))
  readonly goal = $derived.by(() => goalOf(this.path))
  readonly enemy = $derived.by(() => enemyOf(this.path) ?? this.wish)
  /** What can be said instead of being pointed at. */
  readonly said = $derived.by(() =>
    Object.keys(this.node).filter((step) => !['field', 'goal', 'resign'].includes(readStep(step).verb)),
  )
  readonly targets = $derived.by((): Map<string, Target> => {
    if (!this.owing || this.props().busy) return new Map()
    if (this.whole) return new Map(this.enemy ? [[this.enemy, 'enemy']] : [])
    const stands = new Set(this.view.pieces.map((piece) => piece.field))
    const targets = targetsOf(this.plans, this.path, this.wish, (field) => stands.has(field))
    if (this.node.quiet && this.goal !== null) targets.set(this.goal, 'goal')
    if (this.node.up && this.gap !== null) targets.set(this.gap, 'goal')
    return targets
  })

  /** The field that a winner may move up into: of the two that fought, the empty one. */
  get gap(): string | null {
    const { fight, pieces } = this.view
    if (!fight) return null
    const stands = (field: string): boolean => pieces.some((piece) => piece.field === field)
    return stands(fight.defender_field) ? fight.attacker_field : fight.defender_field
  }

  /** A new decision begins with empty hands. */
  begin(): void {
    this.letGo()
    this.sent = []
  }

  letGo(): void {
    this.path = []
    this.wish = null
  }

  /** One step back: the last thing that was chosen is open again. */
  stepBack(): void {
    if (this.wish !== null) this.wish = null
    else this.path = this.whole || this.path.length > 1 ? this.path.slice(0, 1) : []
  }

  canTake(field: string): boolean {
    return this.owing && !this.props().busy && this.plans[field] !== undefined
  }

  /** Point at a field. Says whether that led to something; if not, there may be a reason. */
  point(field: string): boolean {
    if (!this.owing || this.props().busy) return !this.owing ? false : true
    if (this.whole) {
      if (field === this.goal || field === this.enemy) void this.confirm()
      else if (this.plans[field]) this.take(field)
      else this.stepBack()
      return true
    }
    if (this.node.up && field === this.gap) return this.go('up')
    if (this.node.quiet && field === this.goal) return this.go('quiet')
    if (this.node[`x ${field}`]) return this.go(`x ${field}`)
    if (this.node[`-${field}`] && this.wish === null) return this.go(`-${field}`)
    if (this.node[`-${field}`] && this.wish !== null) return this.go(`-${field}`, `x ${this.wish}`)
    if (this.challenge(field)) return true
    if (this.node[field]) return this.go(field)
    if (this.taken === field && this.path.length) this.letGo()
    else if (this.plans[field]) this.take(field)
    else return false
    return true
  }

  take(field: string): void {
    this.letGo()
    this.go(field)
  }

  /** An enemy was pointed at: from where, if that is clear; otherwise that is asked next. */
  private challenge(enemy: string): boolean {
    const ways = waysTo(this.node, enemy)
    const [only] = ways
    if (only === undefined) return false
    if (ways.length === 1) return this.go(only, `x ${enemy}`)
    this.wish = enemy
    return true
  }

  /** Choose the next steps. */
  go(...steps: string[]): boolean {
    const path = settle(this.plans, [...this.path, ...steps])
    this.wish = null
    this.path = path
    if (isWhole(nodeAt(this.plans, path) ?? {}, path) && !settings.confirm) void this.confirm()
    return true
  }

  /** A button was pressed that says all that is to be said. */
  async say(step: string): Promise<void> {
    this.path = settle(this.plans, [...this.path, step])
    this.wish = null
    if (this.whole) await this.confirm()
  }

  async confirm(): Promise<void> {
    const { busy, act } = this.props()
    if (!this.whole || busy) return
    this.sent = this.path
    const steps = this.path
    const [only] = steps
    if (await act(steps.length === 1 && only !== undefined ? only : steps)) sound('wood')
    else this.sent = []
    this.letGo()
  }

  /** Why nothing comes of a field: as the server says it. */
  reason(field: string): string | undefined {
    if (!this.owing) return undefined
    const closed = this.props().closed?.closed ?? {}
    const before = this.path.length ? `${this.path.join(' ')} ` : ''
    return closed[`${before}-${field}`] ?? closed[`${before}x ${field}`] ?? closed[`${before}${field}`] ?? closed[field]
  }
}
