/** Making a choice: a dinosaur in the hand, a place, a last look, and off it goes. What is legal, the server has said. */

import { settings } from '../../settings.svelte'
import { play as sound } from '../../sounds'
import { t } from '../../words/words.svelte'
import type { BoardProps } from '../board'
import { zoneOf } from './art'
import { Choices, wishes, without } from './choices'
import type { DraftosaurusView, SeatView } from './types'

interface Wish {
  species: string
  place: string | null
  action: string
}

export class Choosing {
  /** Which dinosaur of the hand is taken. */
  taken = $state<number | null>(null)
  /** What is about to be chosen. */
  pick = $state<Wish | null>(null)

  /** What is to be taken as soon as the choice before it is taken back. */
  private wanted: string | null = null

  constructor(private readonly props: () => BoardProps) {}

  private get seat(): SeatView | undefined {
    const { look, hero } = this.props()
    return (look.view as unknown as DraftosaurusView).seats[hero]
  }

  /** Whether the zoo in front is ours to fill, and nobody else looks. */
  readonly mine = $derived.by(() => {
    const { mode, look, hero, covered } = this.props()
    return mode === 'play' && look.seat === hero && !covered
  })
  readonly owing = $derived.by(() => this.mine && this.props().look.pending.includes(this.props().hero))
  readonly choices = $derived.by(() => new Choices(this.owing ? this.props().look.legal : []))
  /** What was chosen and can still be changed. */
  readonly sent = $derived.by(() =>
    this.mine && !this.owing && this.seat?.choice ? new Choices([this.seat.choice]).all[0] : undefined,
  )
  readonly hand = $derived.by(() => {
    const seen = this.mine || this.props().mode !== 'play'
    return without(seen ? (this.seat?.hand ?? []) : [], this.sent?.species ?? null)
  })
  /** The dinosaur that a choice is about without being in the hand: shown before, or in quarantine. */
  readonly given = $derived.by(() => (this.owing && !this.choices.fromHand ? this.atStake : null))
  readonly species = $derived.by(() => (this.taken === null ? null : (this.hand[this.taken] ?? null)))
  readonly lit = $derived.by(() =>
    this.pick || this.choices.speciesOnly ? new Set<string>() : this.choices.places(this.species),
  )
  /** A dinosaur is taken or given, and a place is wanted for it. */
  readonly placing = $derived.by(() => this.owing && !this.choices.speciesOnly && (this.species !== null || this.given !== null))
  /** Where the chosen dinosaur is drawn before it really stands there. */
  readonly ghost = $derived.by(() => {
    if (this.pick?.place) return { species: this.pick.species, place: this.pick.place, sent: false }
    if (this.sent?.place) return { species: this.sent.species ?? this.atStake ?? '', place: this.sent.place, sent: true }
    return null
  })

  private get atStake(): string | null {
    return this.seat?.shown ?? this.seat?.zoo.quarantine?.[0] ?? null
  }

  canTake(species: string): boolean {
    return this.choices.canTake(species) || (this.sent !== undefined && this.props().look.can_undo)
  }

  /** A new decision begins with empty hands, but for what was reached for when the one before was taken back. */
  begin(): void {
    this.letGo()
    const index = this.wanted === null || !this.owing ? -1 : this.hand.indexOf(this.wanted)
    if (index >= 0) {
      this.wanted = null
      void this.take(index, true)
    }
  }

  letGo(): void {
    this.taken = null
    this.pick = null
  }

  /** Take a dinosaur, or put it back. Says whether a place is to be chosen next. */
  async take(index: number, again: boolean): Promise<boolean> {
    const { busy, look, undo } = this.props()
    const species = this.hand[index]
    if (species === undefined || busy) return false
    if (this.sent) {
      // Changing one's mind: the choice is taken back first.
      this.wanted = look.can_undo && (await undo()) ? species : null
      return false
    }
    if (!this.choices.canTake(species)) return false
    this.pick = null
    this.taken = this.taken === index && !again ? null : index
    const whole = this.choices.speciesOnly && this.taken !== null ? this.choices.find(species, null) : undefined
    if (whole) this.propose({ species, place: null, action: whole.action })
    return !whole && this.taken !== null
  }

  /** Point at a place. Says whether that led to something; if not, there may be a reason. */
  place(where: string): boolean {
    if (this.props().busy) return true
    if (this.pick?.place === where) {
      void this.confirm()
      return true
    }
    const species = this.species ?? this.given
    const choice = this.placing ? this.choices.find(this.species, where) : undefined
    if (choice && species) this.propose({ species, place: where, action: choice.action })
    return choice !== undefined
  }

  private propose(wish: Wish): void {
    this.pick = wish
    if (!settings.confirm) void this.confirm()
  }

  async confirm(): Promise<void> {
    const { busy, act } = this.props()
    if (!this.pick || busy) return
    if (await act(this.pick.action)) sound('wood')
    this.letGo()
  }

  /** Why a place is closed for the dinosaur that is taken. */
  reason(where: string): string | undefined {
    if (!this.placing || this.lit.has(where)) return undefined
    const closed = this.props().closed?.closed
    return wishes(this.species, where)
      .map((wish) => closed?.[wish])
      .find((say) => say !== undefined)
  }

  /** What to say when a place was pointed at in vain. */
  hint(where: string): string | undefined {
    if (this.owing && this.choices.fromHand && this.species === null) return t('web-take-first')
    return this.reason(where)
  }

  isShut(zone: string): boolean {
    if (!this.placing || this.pick) return false
    return ![...this.lit].some((where) => zoneOf(where) === zone)
  }
}
