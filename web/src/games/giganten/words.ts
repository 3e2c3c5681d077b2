/** The game's own words. */

import { t } from '../../words/words.svelte'

const dashed = (name: string): string => name.replaceAll('_', '-')

/** A kind; the blank is a ghost or a trap, as the options say. */
export function kindName(kind: string, options: Record<string, unknown> = {}): string {
  if (kind === 'blank' || kind === 'trap')
    return kind === 'trap' || options.blank === 'trap' ? t('giganten-piece-trap') : t('giganten-piece-ghost')
  return t(`giganten-piece-${dashed(kind)}`)
}

export function listed(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(document.documentElement.lang, { type }).format(words)
}
