/**
 * Setting up: the whole army is planned on the map, then carried out. In the open a field at a time is occupied whenever it is
 * our turn; the kinds follow in one go. The plan lives in this browser, so a reload loses nothing, and nobody else sees it.
 */

import { act, look as lookOf, setups } from '../../api/rest'
import type { Look } from '../../api/types'
import { forget, keep, kept } from '../../keeping'
import { play as sound } from '../../sounds'
import { t } from '../../words/words.svelte'
import type { BoardProps } from '../board'
import {
  bringBack,
  empty,
  holdBack,
  left,
  missing,
  move,
  NOTE,
  openStep,
  place,
  secretSteps,
  settled,
  takeBack,
  toStand,
  type Given,
  type Plan,
} from './army'
import { Lie } from './land'
import { fit, fitted, mirror, remember, type SavedSetup } from './saved'
import { isTurned } from './sight'
import type { GigantenView, Target } from './types'
import { kindName, listed } from './words'

/** What is in the hand: a piece of the tray (or the note), or one that has a field. */
export type Taken = { kind: string; field: null } | { kind: string; field: string }

interface Kept {
  plan: Plan
  /** It is being carried out. */
  going: boolean
}

const keyOf = (match: string, seat: number): string => `gondwana-giganten-plan-${match}-${seat}`

function keptPlan(match: string, seat: number): Kept {
  const { plan, going } = kept<Partial<Kept>>(keyOf(match, seat), {})
  return { plan: { ...empty(), ...plan }, going: going === true }
}

/** What of an army is decided, as its seat sees it. */
function givenOf({ setting, pieces }: GigantenView, seat: number): Given | null {
  if (!setting) return null
  const own = pieces.filter((piece) => piece.seat === seat)
  return {
    setting,
    fixed: new Set(own.map((piece) => piece.field)),
    told: Object.fromEntries(own.flatMap((piece) => (piece.kind === null ? [] : [[piece.field, piece.kind]]))),
    others: new Set(pieces.filter((piece) => piece.seat !== seat).map((piece) => piece.field)),
  }
}

const lieOf = ({ columns, rows }: GigantenView, seat: number): Lie => new Lie(columns, rows, isTurned(seat))

/** What a seat says next to carry out its plan; null if nothing of it goes. */
function nextStep(look: Look, seat: number, plan: Plan): string | string[] | null {
  const view = look.view as unknown as GigantenView
  const given = givenOf(view, seat)
  if (!given || missing(plan, given)) return null
  if (view.phase === 'occupy') return openStep(plan, given, look.legal, lieOf(view, seat))
  const { reserve_kinds, next } = view.seats[seat] ?? {}
  const held = given.setting.reserve?.most ? (reserve_kinds ?? {}) : {}
  return secretSteps(plan, given, held, next === 'reserve')
}

const MOST_STEPS_BACK = 60
const PATIENCE = 3

export class Planning {
  plan = $state.raw<Plan>(empty())
  going = $state(false)
  taken = $state.raw<Taken | null>(null)
  /** The piece that was placed last: it can be sent on its own. */
  last = $state<string | null>(null)
  private before = $state.raw<Plan[]>([])
  /** A step is on its way. */
  sending = $state(false)
  private failures = 0
  private helpedAt = -1
  /** How many plans of other seats have stopped: what this browser keeps does not say so by itself. */
  private stopped = $state(0)
  private loaded = ''

  constructor(private readonly props: () => BoardProps) {}

  readonly view = $derived.by(() => this.props().look.view as unknown as GigantenView)
  readonly seat = $derived.by(() => this.props().hero)
  readonly lie = $derived.by(() => lieOf(this.view, this.seat))
  /** Whether this is ours, whoever looks. */
  readonly own = $derived.by(() => this.props().mode === 'play' && this.props().look.seat === this.seat && !!this.view.setting)
  /** Ours, and only we look. */
  readonly mine = $derived.by(() => this.own && !this.props().covered)
  readonly owing = $derived.by(() => this.own && this.props().look.pending.includes(this.seat))
  readonly inOpen = $derived.by(() => this.view.phase === 'occupy')
  /** All was said; the others are still busy. */
  readonly done = $derived.by(() => this.own && !this.owing && (this.view.seats[this.seat]?.arranged ?? 0) > 0)
  readonly open = $derived.by(() => this.mine && !this.done && !this.going)

  readonly given = $derived.by(() => givenOf(this.view, this.seat))
  readonly left = $derived.by(() => (this.given ? left(this.plan, this.given) : {}))
  readonly missing = $derived.by(() => (this.given ? missing(this.plan, this.given) : null))
  readonly whole = $derived.by(() => (this.given ? toStand(this.plan, this.given) : 0))
  readonly canStepBack = $derived.by(() => this.before.length > 0)
  readonly noteToCome = $derived.by(() => this.given?.setting.note === true && this.plan.note === null)

  /** What can be done with the fields. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Target>()
    const given = this.given
    if (!given || !this.open) return found
    if (this.taken)
      for (const field of given.setting.territory) {
        const made = this.put(this.taken, field)
        if (typeof made === 'object' && field !== this.taken.field) found.set(field, field in this.plan.fields ? 'take' : 'place')
      }
    else for (const field of Object.keys(this.plan.fields)) if (given.told[field] === undefined) found.set(field, 'take')
    return found
  })

  /** The plan with what is in the hand on a field, or why not. */
  private put(taken: Taken, field: string): Plan | string {
    if (!this.given) return 'territory'
    if (taken.field !== null) return move(this.plan, taken.field, field, this.given)
    return place(this.plan, taken.kind, field, this.given)
  }

  private get key(): string {
    return keyOf(this.props().look.match, this.seat)
  }

  /** The plan of this seat, as it was left, with what has happened since. */
  follow(): void {
    if (!this.given || !this.own) return
    if (this.loaded !== this.key) {
      this.loaded = this.key
      const { plan, going } = keptPlan(this.props().look.match, this.seat)
      this.plan = plan
      this.going = going
      this.before = []
      this.taken = null
      this.last = null
    }
    const { plan, gone } = settled(this.plan, this.given)
    if (JSON.stringify(plan) !== JSON.stringify(this.plan)) this.plan = plan
    if (gone.length) {
      this.going = false
      this.store()
      if (this.mine) this.props().tell(t('web-gs-gone', { pieces: this.named(gone) }))
    }
    if (this.taken?.field && !(this.taken.field in this.plan.fields)) this.taken = null
  }

  private store(): void {
    keep(this.key, { plan: this.plan, going: this.going } satisfies Kept)
  }

  named(kinds: string[]): string {
    return listed(kinds.map((kind) => this.name(kind)))
  }

  name(kind: string): string {
    return kind === NOTE ? t('web-gs-note') : kindName(kind, this.props().look.options)
  }

  private change(plan: Plan): void {
    if (plan === this.plan) return
    this.before = [...this.before, this.plan].slice(-MOST_STEPS_BACK)
    this.plan = plan
    this.store()
  }

  private refuse(why: string, kind: string, field = ''): void {
    this.props().tell(t(`web-gs-not-${why}`, { piece: this.name(kind), field }))
  }

  /** A piece of the tray. */
  take(kind: string): void {
    if (!this.open) return
    if (this.taken?.field === null && this.taken.kind === kind) this.taken = null
    else if (kind !== NOTE && (this.left[kind] ?? 0) <= 0) this.refuse('none-left', kind)
    else this.taken = { kind, field: null }
  }

  letGo(): void {
    this.taken = null
  }

  /** A field was tapped: something goes there, or is taken from there. */
  tap(field: string): void {
    if (!this.open) return
    const stands = this.plan.fields[field]
    if (this.taken && this.taken.field !== field) this.drop(this.taken, field)
    else if (this.taken) this.taken = null
    else if (stands && this.given?.told[field] === undefined) this.taken = { kind: stands, field }
    else if (this.plan.note === field) this.taken = { kind: NOTE, field: null }
    else if (this.given?.setting.territory.includes(field)) this.props().tell(t('web-gs-take-first'))
  }

  /** What is in the hand goes to a field. */
  drop(taken: Taken, field: string): boolean {
    const made = this.put(taken, field)
    if (typeof made === 'string') {
      this.refuse(made, taken.kind, field)
      return false
    }
    this.change(made)
    if (taken.kind !== NOTE) this.last = field
    sound('wood')
    const more = taken.field === null && taken.kind !== NOTE && (this.left[taken.kind] ?? 0) > 0
    this.taken = more ? { kind: taken.kind, field: null } : null
    return true
  }

  /** Back into the tray: from a field. */
  lift(field: string): void {
    if (!this.open || !this.given) return
    if (this.plan.note === field && !(field in this.plan.fields)) this.change({ ...this.plan, note: null })
    else this.change(takeBack(this.plan, field, this.given))
    this.taken = null
  }

  dropNote(): void {
    this.change({ ...this.plan, note: null })
    this.taken = null
  }

  /** Into the reserve: what is in the hand. */
  hold(): void {
    if (!this.taken || !this.given || !this.open) return
    const bare = this.taken.field === null ? this.plan : takeBack(this.plan, this.taken.field, this.given)
    const made = holdBack(bare, this.taken.kind, this.given)
    if (typeof made === 'string') this.refuse(made, this.taken.kind)
    else {
      this.change(made)
      this.taken = null
    }
  }

  /** Out of the reserve, into the tray. */
  release(index: number): void {
    if (this.open) this.change(bringBack(this.plan, index))
  }

  stepBack(): void {
    const plan = this.before[this.before.length - 1]
    if (!plan || !this.open || !this.given) return
    this.before = this.before.slice(0, -1)
    this.plan = settled(plan, this.given).plan
    this.taken = null
    this.store()
  }

  clear(): void {
    if (!this.open || !this.given) return
    this.change({ ...empty(), fields: { ...this.given.told } })
    this.taken = null
  }

  /** A set-up that the server made for this land. */
  async ready(name: string): Promise<void> {
    const { look, tell } = this.props()
    try {
      const made = (await setups(look.match, this.seat)).find((one) => one.name === name)
      if (!made || !this.open || !this.given) return
      const { plan } = settled({ fields: made.fields, reserve: made.reserve, note: made.note }, this.given)
      this.change(plan)
      this.taken = null
      sound('slide')
    } catch (error) {
      tell(error instanceof Error ? error.message : t('web-error'))
    }
  }

  /** A set-up of one's own, fitted to this land. */
  use(setup: SavedSetup): void {
    if (!this.open || !this.given) return
    const { plan, moved, mirrored } = fitted(setup, this.given, this.lie)
    this.change(plan)
    this.taken = null
    const said = [mirrored ? t('web-gs-mirrored') : '', this.told(moved)].filter(Boolean)
    if (said.length) this.props().tell(said.join(' '))
  }

  /** Left and right exchanged. */
  mirror(): void {
    if (!this.open || !this.given) return
    const { plan, moved } = fit(mirror(this.remembered('')), this.given, this.lie)
    this.change(plan)
    this.taken = null
    if (moved.length) this.props().tell(this.told(moved))
  }

  private told(moved: { kind: string; field: string }[]): string {
    if (!moved.length) return ''
    const pieces = moved.map(({ kind, field }) => t('web-gs-piece-on', { piece: this.name(kind), field }))
    return t('web-gs-moved', { pieces: listed(pieces) })
  }

  remembered(name: string): SavedSetup {
    return remember(name, this.plan, this.lie)
  }

  /** Why the plan cannot be carried out, in a sentence; empty if it can. */
  get wanting(): string {
    const wants = this.missing
    if (!wants) return ''
    const said = [
      wants.pieces > 0 ? t('web-gs-wants-pieces', { count: wants.pieces }) : '',
      wants.reserve > 0 ? t('web-gs-wants-reserve', { count: wants.reserve }) : '',
    ].filter(Boolean)
    if (!said.length) return t('web-gs-wants-bare', { count: wants.bare })
    const spare = wants.pieces > 0 && wants.pieces <= wants.spare
    return [t('web-gs-wants', { what: listed(said) }), spare ? t('web-gs-wants-or-hold') : ''].filter(Boolean).join(' ')
  }

  start(): void {
    if (!this.open) return
    if (this.missing) {
      this.props().tell(this.wanting)
      return
    }
    this.taken = null
    this.failures = 0
    this.going = true
    this.store()
  }

  pause(): void {
    this.going = false
    this.store()
  }

  /** The next thing to say, when it is our turn to say something. */
  async step(): Promise<void> {
    if (this.sending || !this.going || !this.owing) return
    const what = nextStep(this.props().look, this.seat, this.plan)
    if (what === null) {
      this.pause()
      this.props().tell(this.wanting || t('web-gs-stopped'))
      return
    }
    await this.send(() => this.props().act(what))
    // An army that stands is on the table: nothing of the plan is kept.
    if (typeof what !== 'string' && !this.failures) forget(this.key)
  }

  /** Another seat of this device that is to say something and has a plan that is being carried out. */
  readonly helped = $derived.by((): number | null => {
    const { look, mode } = this.props()
    if (mode !== 'play' || look.mine.length < 2 || this.stopped < 0) return null
    const due = look.pending.filter((seat) => look.mine.includes(seat) && seat !== look.seat)
    return due.find((seat) => keptPlan(look.match, seat).going) ?? null
  })

  /** The next step of that seat. Nobody has to come to the device for it, and nothing of it is seen. */
  async help(seat: number): Promise<void> {
    const { match, number } = this.props().look
    // What was done is on the table a little later: until then there is nothing to do again.
    if (this.sending || this.helpedAt === number) return
    this.helpedAt = number
    await this.send(async () => {
      const look = await lookOf(match, seat)
      if (!look.pending.includes(seat)) return true
      const { plan } = keptPlan(match, seat)
      const what = nextStep(look, seat, plan)
      if (what === null) {
        keep(keyOf(match, seat), { plan, going: false } satisfies Kept)
        this.stopped += 1
      } else await act(match, seat, look.decision, what)
      if (what !== null && typeof what !== 'string') forget(keyOf(match, seat))
      return what !== null
    })
    if (this.failures) this.helpedAt = -1
  }

  /** One piece and no more, for who wants to see what the others do. */
  async one(field: string): Promise<void> {
    if (!this.open || !this.owing || !this.inOpen) return
    this.last = null
    this.taken = null
    await this.send(() => this.props().act(field))
  }

  private async send(carryOut: () => Promise<boolean>): Promise<void> {
    this.sending = true
    try {
      const sent = await carryOut().catch(() => false)
      this.failures = sent ? 0 : this.failures + 1
      // Somebody may just have been quicker; more than a few refusals mean that something is wrong.
      if (this.failures >= PATIENCE) this.pause()
    } finally {
      this.sending = false
    }
  }
}
