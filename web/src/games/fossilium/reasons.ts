/** Lines of the score: what they are called and which cells they are about. */

import type { PointsRow } from '../../api/types'
import { t } from '../../words/words.svelte'
import art from './art.gen.json'
import { CELLS } from './floor'
import { fossilName, panelName } from './words'

export const reasonCells = (row: PointsRow): string[] =>
  row.dinosaurs.flatMap((piece) => (typeof piece === 'number' ? (CELLS[piece] ?? []) : []))

export function reasonName(zone: string): string {
  if (zone in art.fossils) return fossilName(zone)
  if (art.panels.includes(zone)) return panelName(zone)
  return t(`web-fo-score-${zone}`)
}
