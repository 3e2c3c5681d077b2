/** All texts, in three languages, from the catalogues that the server and the terminal read too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, kept } from '../keeping'

export const LANGUAGES = ['en', 'de', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

const CATALOGUES = import.meta.glob<string>('../../../src/gondwana/locale/*/{web,bots}.ftl', {
  query: '?raw',
  import: 'default',
})
/** What only some pages need. */
const MORE = import.meta.glob<string>('../../../src/gondwana/locale/*/{server,draftosaurus,giganten,fossilium-names,web-*}.ftl', {
  query: '?raw',
  import: 'default',
})
/** Which of them belong together. */
const GROUPS = {
  /** The ready sentences stand in the catalogue of the server, which checks them. */
  chat: ['server'],
  draftosaurus: ['draftosaurus'],
  'draftosaurus-rules': ['draftosaurus', 'web-rules'],
  'draftosaurus-guide': ['web-guide'],
  giganten: ['giganten', 'web-giganten'],
  'giganten-setup': ['web-giganten-setup'],
  'giganten-new': ['giganten', 'web-giganten-new'],
  'giganten-rules': ['giganten', 'web-giganten', 'web-giganten-rules'],
  'giganten-guide': ['web-giganten-guide'],
  fossilium: ['fossilium-names', 'web-fossilium'],
  'fossilium-new': ['web-fossilium-new'],
  'fossilium-rules': ['fossilium-names', 'web-fossilium', 'web-fossilium-rules'],
  'fossilium-guide': ['web-fossilium-guide'],
} as const
export type Group = keyof typeof GROUPS
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

/** The catalogues that were needed so far, besides those of every page. */
const needed = new Set<string>()

const catalogueOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)

async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const wanted = Object.entries(MORE).filter(([path]) => needed.has(catalogueOf(path)))
  const catalogues = [...Object.entries(CATALOGUES), ...wanted].filter(([path]) => path.includes(`/locale/${language}/`))
  for (const text of await Promise.all(catalogues.map(([, load]) => load()))) bundle.addResource(new FluentResource(text))
  return bundle
}

/** One after the other, so that the last one has everything that was asked for before. */
let loading: Promise<void> = Promise.resolve()

function load(language?: Language): Promise<void> {
  const before = loading.catch(() => undefined)
  loading = before.then(async () => {
    const spoken = language ?? words.language
    const bundle = await bundleOf(spoken)
    words.language = spoken
    words.bundle = bundle
    document.documentElement.lang = spoken
  })
  return loading
}

/** More words, from now on in every language. */
export function needWords(...groups: Group[]): Promise<void> {
  const missing = groups.flatMap((group) => GROUPS[group]).filter((name) => !needed.has(name))
  if (!missing.length) return loading
  for (const name of missing) needed.add(name)
  return load()
}

export function loadWords(language: Language = words.language): Promise<void> {
  return load(language)
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
