/** Making a choice: a field, a place in the museum, parts of a hand. What is legal, the server has said. */

import { settings } from '../../settings.svelte'
import { play as sound } from '../../sounds'
import { t } from '../../words/words.svelte'
import type { BoardProps } from '../board'
import { usualMix } from './choices'
import { covered, filled } from './floor'
import type { Ghost } from './Museum.svelte'
import { keepStep, readSteps, type Placement } from './steps'
import type { FossilType, FossiliumView, SeatView } from './types'
import { fixedLeft } from './workers'

export class Choosing {
  /** The field that is about to be taken. */
  field = $state<string | null>(null)
  /** Where the fossil or the panel is about to be shown: its upper left cell. */
  at = $state<string | null>(null)
  lying = $state(true)
  /** Positions of the hand that are to be kept, from 0. */
  kept = $state<number[]>([])
  /** The type of the starting fossil. */
  type = $state<FossilType | null>(null)
  /** The site that students are about to be sent to: what is drawn cannot be put back. */
  site = $state<number | null>(null)
  /** Passing is asked for once more while workers are left: it ends the round. */
  passing = $state(false)

  constructor(private readonly props: () => BoardProps) {}

  private get view(): FossiliumView {
    return this.props().look.view as unknown as FossiliumView
  }

  private get seat(): SeatView | undefined {
    return this.view.seats[this.props().hero]
  }

  /** Whether the museum in front is ours, and nobody else looks. */
  readonly mine = $derived.by(() => {
    const { mode, look, hero, covered } = this.props()
    return mode === 'play' && look.seat === hero && !covered
  })
  readonly owing = $derived.by(() => this.mine && this.props().look.pending.includes(this.props().hero))
  readonly steps = $derived.by(() => readSteps(this.owing ? this.props().look.legal : []))

  /** Where what is being shown may lie, in the way that it is turned now. */
  private readonly places = $derived.by(() => this.steps.places.filter((one) => one.lying === null || one.lying === this.lying))
  readonly canTurn = $derived.by(() => new Set(this.steps.places.map((one) => one.lying)).size > 1)

  /** Parts that are about to be laid. */
  private get tiles(): (string | null)[] {
    const tile = this.view.doing?.tile
    return tile ? [tile] : (this.seat?.storage.slots.map((slot) => slot.tile) ?? [])
  }

  private cellsOf(place: Placement): string[] {
    const { phase, doing } = this.view
    if (phase !== 'place' || !doing?.fossil) return [place.cell]
    return covered(doing.fossil, place.cell, place.lying ?? true)
  }

  readonly targets = $derived.by(() => new Set(this.places.flatMap((place) => this.cellsOf(place))))
  private readonly chosen = $derived.by(() => this.places.find((place) => place.cell === this.at) ?? null)
  readonly ghost = $derived.by((): Ghost | null => {
    if (!this.chosen) return null
    const { phase, doing } = this.view
    const cells = this.cellsOf(this.chosen)
    if (phase === 'site') return { fossil: null, panel: doing?.panel ?? null, cells, placed: [] }
    if (phase !== 'place' || !doing?.fossil) return { fossil: null, panel: null, cells, placed: [] }
    return { fossil: doing.fossil, panel: null, cells, placed: filled(doing.fossil, this.tiles) }
  })

  /** A new decision begins with empty hands, turned so that there is a place. */
  begin(): void {
    this.letGo()
    const [first] = this.steps.places
    if (first && first.lying !== null && !this.steps.places.some((one) => one.lying === this.lying)) this.lying = first.lying
    const only = this.places.length === 1 ? this.places[0] : undefined
    if (only) this.at = only.cell
  }

  letGo(): void {
    this.field = null
    this.at = null
    this.kept = []
    this.site = null
    this.passing = false
  }

  async act(step: string | string[]): Promise<boolean> {
    const { busy, act } = this.props()
    if (busy) return false
    const done = await act(step)
    if (done) sound('wood')
    return done
  }

  /** Point at a field: it is looked at first, then taken. */
  async pick(field: string): Promise<void> {
    const { busy, closed, tell } = this.props()
    if (busy) return
    if (!this.steps.fields.has(field)) {
      const reason = closed?.closed[field]
      if (this.owing) tell(reason ?? t('web-fo-field-closed'))
      return
    }
    if (this.field === field || !settings.confirm) await this.act(field)
    else {
      this.letGo()
      this.field = field
    }
  }

  /** Point at a cell: the fossil comes there, or goes where it is. */
  async point(cell: string): Promise<void> {
    if (this.props().busy) return
    if (this.ghost?.cells.includes(cell)) {
      await this.place()
      return
    }
    const fits = this.places.filter((place) => this.cellsOf(place).includes(cell))
    const best = fits.find((place) => place.cell === cell) ?? fits[0]
    if (!best) return
    this.at = best.cell
    if (!settings.confirm) await this.place()
  }

  /** Turn what is about to be shown, as near as can be to where it was. */
  turn(): void {
    const before = this.at
    this.lying = !this.lying
    const here = this.places.find((place) => place.cell === before)
    const near = this.places.find((place) => before !== null && this.cellsOf(place).includes(before))
    this.at = before === null ? null : ((here ?? near ?? this.places[0])?.cell ?? null)
  }

  async place(): Promise<void> {
    if (this.chosen) await this.act(this.chosen.step)
  }

  /** Take a part of the hand, or put it back. With one to keep, another one takes its place. */
  take(position: number): void {
    const most = this.seat?.keep ?? 0
    if (this.kept.includes(position)) this.kept = this.kept.filter((one) => one !== position)
    else if (most === 1) this.kept = [position]
    else if (this.kept.length < most) this.kept = [...this.kept, position]
    else this.props().tell(t('web-fo-keep-full', { keep: most }))
  }

  /** At the start the parts and the type are chosen together. */
  readonly asksType = $derived.by(() => this.owing && this.view.phase === 'start')
  readonly canKeep = $derived.by(() => {
    const enough = this.steps.starts.length > 0 || this.kept.length === (this.seat?.keep ?? 0)
    return this.owing && enough && (!this.asksType || this.type !== null)
  })

  async keep(): Promise<void> {
    if (!this.canKeep) return
    const start = this.asksType ? [`start ${this.type}`] : []
    await this.act(this.steps.starts.length ? start : [keepStep(this.kept), ...start])
  }

  /** The workers that go on the chosen field if nothing else is said; null where that is not asked. */
  readonly usual = $derived.by(() => (this.steps.uses.length ? usualMix(this.view) : null))

  async use(): Promise<void> {
    if (this.usual) await this.act(`use ${this.usual.fixed} fixed`)
  }

  /** Workers that could still act in this round. */
  readonly left = $derived.by(() => (this.seat?.workers.usable ?? 0) + fixedLeft(this.view, this.props().hero))

  async pass(): Promise<void> {
    const { closed, tell } = this.props()
    if (!this.steps.pass) {
      const reason = closed?.closed.pass
      if (reason) tell(reason)
    } else if (this.left && !this.passing) {
      this.letGo()
      this.passing = true
    } else await this.act('pass')
  }

  async confirm(): Promise<void> {
    if (this.passing) await this.pass()
    else if (this.usual) await this.use()
    else if (this.field) await this.act(this.field)
    else if (this.site !== null) await this.act(`students ${this.site}`)
    else if (this.ghost) await this.place()
    else if (this.canKeep && this.seat?.hand.length) await this.keep()
  }
}
