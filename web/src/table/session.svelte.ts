/** A seat at a running match: what it sees now, what was said, and the commands it can give. */

import { Live, type Wire } from '../api/live'
import { closed, Refused } from '../api/rest'
import type { Closed, Command, GameEvent, Look, News, Said, Update } from '../api/types'

/** Shows what happened between two looks; the new one is on the table when it ends. */
export interface Director {
  (before: Look, after: Look, events: GameEvent[]): Promise<void>
  /** Ends at once what is being shown. */
  skip?: () => void
}

/** With more than so many updates waiting, they are shown without being played. */
const BACKLOG = 3

export class Session {
  look = $state.raw<Look | null>(null)
  chat = $state.raw<Said[]>([])
  wire = $state<Wire>('opening')
  /** The wire broke and is not mended yet. */
  down = $state(false)
  problem = $state('')
  watching = $state(0)
  rematch = $state<string | null>(null)
  private sending = $state(false)
  /** The step that the last command led to: until it is on the table, the table is not asked for anything else. */
  private reached = $state(0)
  /** Things are moving on the table. */
  moving = $state(false)
  closed = $state.raw<Closed | null>(null)
  happened = $state.raw<GameEvent[]>([])

  director: Director | null = null

  /** A command is on its way, or its effect is; or the wire has not told yet what there is to decide. */
  get busy(): boolean {
    return this.look === null || this.sending || (this.look?.number ?? 0) < this.reached
  }

  private readonly live: Live
  private readonly line: Update[] = []
  private running = false
  private ended = false

  constructor(
    readonly match: string,
    readonly seat: number | null,
  ) {
    this.live = new Live(
      match,
      seat,
      (news) => this.hear(news),
      (wire) => {
        this.wire = wire
        if (wire !== 'opening') this.down = wire !== 'open'
      },
    )
  }

  close(): void {
    this.ended = true
    this.live.close()
  }

  act(action: string | string[]): Promise<boolean> {
    return this.command({ type: 'act', decision: this.look?.decision ?? 0, do: action })
  }

  undo(): Promise<boolean> {
    return this.command({ type: 'undo' })
  }

  resign(): Promise<boolean> {
    return this.command({ type: 'resign' })
  }

  back(): Promise<boolean> {
    return this.command({ type: 'back' })
  }

  /** Talk goes beside the game: it neither waits for it nor holds it up. */
  async say(words: { text?: string; preset?: string }): Promise<boolean> {
    try {
      await this.live.send({ type: 'say', ...words })
      return true
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  /** Ask again for what was told in another language. */
  translate(): void {
    this.closed = null
    void this.explain()
  }

  /** Why the places are closed that are; asked once a decision. */
  async explain(): Promise<void> {
    const look = this.look
    if (this.seat === null || !look || !look.pending.includes(this.seat) || this.closed?.decision === look.decision) return
    try {
      const answer = await closed(this.match, this.seat)
      if (answer.decision === this.look?.decision) this.closed = answer
    } catch {
      // The places are dim all the same; only the words are missing.
    }
  }

  private async command(command: Command): Promise<boolean> {
    this.sending = true
    this.problem = ''
    try {
      const answer = await this.live.send(command)
      if (answer.type === 'done') this.reached = answer.number
      return true
    } catch (error) {
      this.fail(error)
      return false
    } finally {
      this.sending = false
    }
  }

  private fail(error: unknown): void {
    this.problem = error instanceof Refused ? error.message : String(error)
  }

  private hear(news: News): void {
    switch (news.type) {
      case 'hello':
        this.line.length = 0
        this.reached = 0
        this.look = news.look
        this.rematch = news.look.rematch
        this.chat = news.chat
        void this.explain()
        break
      case 'update':
        this.line.push(news)
        void this.play()
        break
      case 'said':
        if (!this.chat.some((said) => said.number === news.number)) this.chat = [...this.chat, news]
        break
      case 'presence':
        this.watching = news.watching
        if (this.look) this.look = { ...this.look, present: news.present }
        break
      case 'seats':
        if (this.look) this.look = { ...this.look, seats: news.seats, status: news.status }
        break
      case 'rematch':
        this.rematch = news.match
        break
      case 'preparing':
        if (this.look) this.look = { ...this.look, preparing: news.preparing }
        break
      case 'refused':
        this.problem = news.say
        break
    }
  }

  private async play(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (let update = this.line.shift(); update; update = this.line.shift()) {
        const before = this.look
        if (!before || update.number <= before.number) continue
        const { type: _, events, ...rest } = update
        const after: Look = { ...before, ...rest }
        this.happened = events
        if (this.director && this.line.length < BACKLOG && !document.hidden && !this.ended) {
          this.moving = true
          await this.director(before, after, events).catch(() => undefined)
          this.moving = false
        }
        // Meanwhile the wire may have been mended and have told something newer; what else was told stays.
        const now = this.look
        if (!now || now.number >= after.number) continue
        if (after.decision !== now.decision) this.problem = ''
        this.look = { ...now, ...rest }
        void this.explain()
      }
    } finally {
      this.moving = false
      this.running = false
    }
  }
}
