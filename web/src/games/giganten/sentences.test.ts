import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import type { GameEvent } from '../../api/types'
import { sentences } from './sentences'

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
