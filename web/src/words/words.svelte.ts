/** All texts, in three languages, from the catalogues that the server and the terminal read too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, kept } from '../keeping'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

const CATALOGUES = import.meta.glob<string>(
  '../../../src/gondwana/locale/*/{web,web-giganten-new,web-rules,web-guide,bots,draftosaurus,server}.ftl',
  { query: '?raw', import: 'default' },
)
/** What only the tables of one game need: its own names, and `web-GAME…` for the page. */
const OF_GAMES = import.meta.glob<string>('../../../src/gondwana/locale/*/{giganten,web-giganten,web-giganten-setup}.ftl', {
  query: '?raw',
  import: 'default',
})
const KEY = 'gondwana-language'

const words = $state<{ language: Language; bundle: FluentBundle | null }>({ language: firstLanguage(), bundle: null })

function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.some((language) => language === code)
}

/** What was chosen here before, else what the browser prefers. */
function firstLanguage(): Language {
  const chosen = kept<string | null>(KEY, null)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** The games whose words are needed. */
const games = new Set<string>()

const isOf = (path: string, game: string): boolean => new RegExp(`/(web-)?${game}(-[a-z]+)?\\.ftl$`).test(path)

async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const wanted = Object.entries(OF_GAMES).filter(([path]) => [...games].some((game) => isOf(path, game)))
  const catalogues = [...Object.entries(CATALOGUES), ...wanted].filter(([path]) => path.includes(`/locale/${language}/`))
  for (const text of await Promise.all(catalogues.map(([, load]) => load()))) bundle.addResource(new FluentResource(text))
  return bundle
}

/** The words of one game, from now on in every language. */
export async function needWords(game: string): Promise<void> {
  if (games.has(game)) return
  games.add(game)
  words.bundle = await bundleOf(words.language)
}

export async function loadWords(language: Language = words.language): Promise<void> {
  const bundle = await bundleOf(language)
  words.language = language
  words.bundle = bundle
  document.documentElement.lang = language
}

/** Switch, and remember it. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language)
  keep(KEY, language)
}

export function language(): Language {
  return words.language
}

/** A text by its id; `id.attribute` reads an attribute. A missing one shows its id: a test finds those. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.')
  const message = words.bundle?.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!words.bundle || !pattern) return id
  return words.bundle.formatPattern(pattern, args)
}
