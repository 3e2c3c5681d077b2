/** The wire of one seat: news come in, commands go out; a broken wire is mended and what was missed is asked for. */

import { language } from '../words/words.svelte'
import { Refused } from './rest'
import type { Command, Done, News } from './types'

export type Wire = 'opening' | 'open' | 'broken' | 'refused'

/** What says that a command was carried out: something done in the game, or only heard. */
export type Answer = Done | { type: 'heard'; command: string }

interface Waiting {
  text: string
  answered: (answer: Answer) => void
  refused: (problem: Refused) => void
}

const LONGEST_WAIT = 8000
const QUIET = 20000
/** So long a sign of life may take; a wire that is dead without knowing it is cut then. */
const PATIENCE = 8000
const NO_ACCESS = 4404

export class Live {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private wait = 250
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly match: string,
    private readonly seat: number | null,
    private readonly told: (news: News) => void,
    private readonly wire: (state: Wire) => void,
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Carry out a command. It is sent again after a break, under the same id, until it is answered. */
  send(command: Command): Promise<Answer> {
    const id =
      crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
    const text = JSON.stringify({ ...command, command: id })
    return new Promise((answered, refused) => {
      this.waiting.set(id, { text, answered, refused })
      if (this.socket?.readyState === WebSocket.OPEN) {
        this.socket.send(text)
        this.listen(this.socket)
      }
    })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    clearInterval(this.pulse)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  /** Somebody is looking, or the network is back: no more waiting, and is the wire really alive? */
  private readonly hurry = (): void => {
    if (this.ended || document.hidden) return
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping(this.socket)
      return
    }
    if (this.socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(this.timer)
    this.wait = 250
    this.open()
  }

  private open(): void {
    this.wire('opening')
    const at = new URL(`/api/matches/${this.match}/live`, location.href)
    at.protocol = at.protocol.replace('http', 'ws')
    at.searchParams.set('lang', language())
    if (this.seat !== null) at.searchParams.set('seat', String(this.seat))
    const socket = new WebSocket(at)
    this.socket = socket
    socket.onopen = () => {
      this.wait = 250
      this.wire('open')
      for (const { text } of this.waiting.values()) socket.send(text)
      this.listen(socket)
      clearInterval(this.pulse)
      this.pulse = setInterval(() => this.ping(socket), QUIET)
    }
    socket.onmessage = (event) => {
      clearTimeout(this.silence)
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as News)
    }
    socket.onclose = (event) => this.broke(socket, event.code)
  }

  private broke(socket: WebSocket, code: number): void {
    if (this.ended || this.socket !== socket) return
    clearInterval(this.pulse)
    clearTimeout(this.silence)
    if (code === NO_ACCESS) {
      this.wire('refused')
      return
    }
    this.wire('broken')
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private ping(socket: WebSocket): void {
    socket.send('{"type":"ping"}')
    this.listen(socket)
  }

  /** Something was asked: if nothing at all is heard for a while, the wire is taken for broken. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      socket.close()
      this.broke(socket, 0)
    }, PATIENCE)
  }

  private hear(news: News): void {
    if (news.type === 'done' || news.type === 'heard' || news.type === 'refused') {
      const waiting = news.command ? this.waiting.get(news.command) : undefined
      if (waiting && news.command) {
        this.waiting.delete(news.command)
        if (news.type === 'refused') waiting.refused(new Refused(news.code, news.say))
        else waiting.answered(news)
      } else if (news.type === 'refused') this.told(news)
      return
    }
    if (news.type === 'behind') {
      // Too slow for the stream: begin again with a fresh look.
      this.socket?.close()
      return
    }
    this.told(news)
  }
}
