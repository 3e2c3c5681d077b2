import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import type { GameEvent, Look } from '../../api/types'
import { sentences, waiting } from './sentences'

const CATALOGUES = import.meta.glob<string>('../../../../src/gondwana/locale/*/{web,web-giganten}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const spoken = vi.hoisted(() => ({ bundle: null as FluentBundle | null }))
vi.mock('../../words/words.svelte', () => ({
  language: () => 'en',
  t: (id: string, args?: Record<string, string | number>) => {
    const pattern = spoken.bundle?.getMessage(id)?.value
    return pattern ? spoken.bundle?.formatPattern(pattern, args) : id
  },
}))

function speak(language: string): void {
  spoken.bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(CATALOGUES))
    if (path.includes(`/locale/${language}/`)) spoken.bundle.addResource(new FluentResource(text))
}

const told = (names: string[]): string[] =>
  sentences(
    [
      { type: 'first', at: 0, seat: 0 },
      { type: 'up', at: 1, seat: 0, moved: true },
      { type: 'offer', at: 2, seat: 0, declined: false },
      { type: 'offer', at: 3, seat: 0, declined: true },
      { type: 'resign', at: 4, seat: 0 },
    ] as unknown as GameEvent[],
    names,
    0,
  )

test.each([
  ['en', 'You', ['You begin.', 'You move up.', 'You offer a draw.', 'The draw that you offered is declined.', 'You give up.']],
  [
    'de',
    'Du',
    ['Du beginnst.', 'Du rückst nach.', 'Du bietest Unentschieden an.', 'Dein Angebot ist abgelehnt.', 'Du gibst auf.'],
  ],
  [
    'pl',
    'Ty',
    ['Zaczynasz.', 'Zajmujesz pole.', 'Proponujesz remis.', 'Twoja propozycja remisu jest odrzucona.', 'Poddajesz się.'],
  ],
])('verbs go with who has no name, in %s', (language, you, said) => {
  speak(language)
  expect(told([you, 'Fern'])).toEqual(said)
})

test('somebody with a name is named', () => {
  speak('en')
  expect(told(['Ada', 'Fern'])).toEqual([
    'Ada begins.',
    'Ada moves up.',
    'Ada offers a draw.',
    'The draw that Ada offered is declined.',
    'Ada gives up.',
  ])
})

test.each([
  ['en', ['Fern: one piece stays in reserve.', 'Fern: 3 pieces stay in reserve.']],
  ['de', ['Fern: eine Figur bleibt in der Reserve.', 'Fern: 3 Figuren bleiben in der Reserve.']],
  ['pl', ['Fern: jedna figura zostaje w rezerwie.', 'Fern: 3 figury zostają w rezerwie.']],
])('it is told who puts no more pieces on the board, in %s', (language, said) => {
  speak(language)
  const events = [1, 3].map((many) => ({ type: 'hold', at: 0, seat: 1, many }))
  expect(sentences(events as unknown as GameEvent[], ['Ada', 'Fern'], 0)).toEqual(said)
})

const turn = (legal: string[], second = false): Look =>
  ({ status: 'running', seat: 0, seats: [{}, {}], pending: [0], legal, view: { phase: 'pick', second } }) as unknown as Look

test('after a reserve has come in, the turn may be ended', () => {
  speak('en')
  expect(waiting(turn(['e4']), ['Ada', 'Fern'])).toBe('Your turn: take a piece.')
  expect(waiting(turn(['e4', 'done']), ['Ada', 'Fern'])).toBe('Move a piece, or end your turn.')
  expect(waiting(turn(['e4', 'done'], true), ['Ada', 'Fern'])).toBe('You may move once more.')
})
