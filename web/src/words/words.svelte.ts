/** All texts, in three languages, from the catalogues that the server and the terminal read too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, kept } from '../keeping'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

const CATALOGUES = import.meta.glob<string>(
  '../../../src/gondwana/locale/*/{web,web-rules,web-guide,bots,draftosaurus,server}.ftl',
  { query: '?raw', import: 'default' },
)
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

async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const paths = Object.keys(CATALOGUES).filter((path) => path.includes(`/locale/${language}/`))
  for (const text of await Promise.all(paths.map((path) => CATALOGUES[path]?.() ?? '')))
    bundle.addResource(new FluentResource(text))
  return bundle
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
