/** The game's own words. */

import { t } from '../../words/words.svelte'
import { leastOf, theFacts } from './facts'
import { partOf } from './floor'
import type { FieldView, SeatView } from './types'

export const typeName = (type: string): string => t(`fossilium-type-${type}`)
export const fossilName = (fossil: string): string => t(`fossilium-fossil-${fossil}`)
export const panelName = (panel: string): string => t(`fossilium-panel-${panel}`)
export const siteName = (site: number): string => t(`fossilium-site-${['triassic', 'jurassic', 'cretaceous'][site - 1]}`)
export const rowName = (row: string): string => t(`fossilium-row-${row}`)
/** A goal of the labour market, of a round, or of the end. */
export const labourName = (goal: string, least = leastOf(goal)): string => t(`fossilium-labour-${goal}`, { least })
export const roundName = (goal: string): string => t(`fossilium-round-${goal}`)
export const endName = (goal: string): string => t(`fossilium-end-${goal}`)

/** What a panel does, with the numbers of the game. */
export function panelAbout(panel: string): string {
  const numbers = theFacts().panels
  return t(`fossilium-panel-${panel}.about`, {
    points: numbers[panel === 'toilet' ? panel : `${panel}_points`] ?? numbers.planetarium ?? 0,
    money: (panel === 'ticket' ? numbers.ticket : numbers.sponsors_money) ?? 0,
    many: (panel === 'laboratory' ? numbers.laboratory : panel === 'depot' ? numbers.depot : numbers.restaurant) ?? 0,
    guests: numbers.auditorium_guests ?? 0,
    most: numbers.reading_most ?? 0,
  })
}

/** A part: its fossil, and which of its slices. */
export function tileName(tile: string): string {
  const { fossil, pair } = partOf(tile)
  return pair ? t('web-fo-part', { fossil: fossilName(fossil), pair }) : fossilName(fossil)
}

export function listed(words: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(words)
}

export function cellName(view: SeatView, cell: string): string {
  const there = view.cells[cell]
  const what = there?.fossil ? fossilName(there.fossil) : there?.panel ? panelName(there.panel) : t('web-fo-cell-free')
  return t('web-fo-cell', { cell, what })
}

/** A field in words, for those who listen and for whoever asks. */
export function fieldName(field: FieldView): string {
  return t('web-fo-field', { row: rowName(field.row), column: field.column })
}
