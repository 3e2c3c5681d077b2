/** The wire of one seat: news come in, commands go out; a broken wire is mended and what was missed is asked for. */

import { language } from '../words/words.svelte'
import { Refused } from './rest'
import type { Command, Done, News, Said } from './types'

export type Wire = 'opening' | 'open' | 'broken' | 'refused'

interface Waiting {
  text: string
  answered: (answer: Done | Said) => void
  refused: (problem: Refused) => void
}

const LONGEST_WAIT = 8000
const QUIET = 25000
const NO_ACCESS = 4404

export class Live {
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, Waiting>()
  private wait = 250
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private ended = false

  constructor(
    private readonly match: string,
    private readonly seat: number | null,
    private readonly told: (news: News) => void,
    private readonly wire: (state: Wire) => void,
  ) {
    this.open()
    addEventListener('online', this.hurry)
  }

  /** Carry out a command. It is sent again after a break, under the same id, until it is answered. */
  send(command: Command): Promise<Done | Said> {
    const id =
      crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
    const text = JSON.stringify({ ...command, command: id })
    return new Promise((answered, refused) => {
      this.waiting.set(id, { text, answered, refused })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.hurry)
    this.socket?.close()
  }

  private readonly hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.ended) return
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
      clearInterval(this.pulse)
      this.pulse = setInterval(() => socket.send('{"type":"ping"}'), QUIET)
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as News)
    socket.onclose = (event) => {
      clearInterval(this.pulse)
      if (this.ended || this.socket !== socket) return
      if (event.code === NO_ACCESS) {
        this.wire('refused')
        return
      }
      this.wire('broken')
      this.timer = setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6))
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }

  private hear(news: News): void {
    if (news.type === 'done' || news.type === 'refused' || (news.type === 'said' && 'command' in news)) {
      const id = (news as { command?: string | null }).command
      const waiting = id ? this.waiting.get(id) : undefined
      if (id && waiting) {
        this.waiting.delete(id)
        if (news.type === 'refused') waiting.refused(new Refused(news.code, news.say))
        else waiting.answered(news)
        if (news.type !== 'said') return
      }
    }
    if (news.type === 'behind') {
      // Too slow for the stream: begin again with a fresh look.
      this.socket?.close()
      return
    }
    this.told(news)
  }
}
