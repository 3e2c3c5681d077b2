import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Look, News } from '../api/types'

/** A wire in the hands of the test. */
const wires = vi.hoisted(() => [] as { told: (news: unknown) => void; answers: ((answer: unknown) => void)[] }[])

vi.mock('../api/live', () => ({
  Live: class {
    answers: ((answer: unknown) => void)[] = []
    constructor(
      _match: string,
      _seat: number | null,
      readonly told: (news: unknown) => void,
    ) {
      wires.push(this)
    }
    send(): Promise<unknown> {
      return new Promise((answered) => this.answers.push(answered))
    }
    close(): void {}
  },
}))
vi.mock('../api/rest', () => ({ closed: () => Promise.reject(new Error('not asked here')), Refused: class extends Error {} }))
vi.stubGlobal('document', { hidden: false })

const { Session } = await import('./session.svelte')

const look = (number: number, more: Partial<Look> = {}): Look =>
  ({ number, decision: number, pending: [], seats: [], present: [], status: 'running', ...more }) as unknown as Look
const update = (number: number): News => {
  const { present: _, ...told } = look(number)
  return { ...told, type: 'update', events: [] } as unknown as News
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

describe('a seat at a table', () => {
  let session: InstanceType<typeof Session>
  let wire: (typeof wires)[number]

  beforeEach(() => {
    session = new Session('m', 0)
    wire = wires[wires.length - 1]!
    wire.told({ type: 'hello', look: look(14), chat: [] })
  })

  it('is busy from the command until its effect is on the table', async () => {
    const done = session.act('trex forest')
    expect(session.busy).toBe(true)
    wire.answers[0]!({ type: 'done', command: 'x', number: 15, decision: 14, events: [] })
    expect(await done).toBe(true)
    expect(session.busy).toBe(true)
    wire.told(update(15))
    await settled()
    expect(session.busy).toBe(false)
  })

  it('asks for nothing before it was told what there is to decide', () => {
    const early = new Session('m', 0)
    expect(early.busy).toBe(true)
    wires[wires.length - 1]!.told({ type: 'hello', look: look(14), chat: [] })
    expect(early.busy).toBe(false)
  })

  it('is not held up by talk', async () => {
    const said = session.say({ preset: 'hello' })
    expect(session.busy).toBe(false)
    wire.answers[0]!({ type: 'heard', command: 'x', number: 99 })
    await said
    expect(session.busy).toBe(false)
  })

  it('never goes back in time: what is told while things move stays', async () => {
    let arrive = (): void => undefined
    session.director = () => new Promise((done) => (arrive = done))
    wire.told(update(16))
    await settled()
    expect(session.moving).toBe(true)
    wire.told({ type: 'hello', look: look(21), chat: [] })
    arrive()
    await settled()
    expect(session.look?.number).toBe(21)
  })

  it('keeps who is here when a move arrives', async () => {
    let arrive = (): void => undefined
    session.director = () => new Promise((done) => (arrive = done))
    wire.told(update(16))
    await settled()
    wire.told({ type: 'presence', present: [0, 1], watching: 2 })
    arrive()
    await settled()
    expect(session.look?.number).toBe(16)
    expect(session.look?.present).toEqual([0, 1])
  })

  it('does not show an update twice', async () => {
    wire.told(update(14))
    await settled()
    expect(session.happened).toEqual([])
    expect(session.look?.number).toBe(14)
  })
})
