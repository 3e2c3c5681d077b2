/** Lines of the score: what they are called and which cells they are about. */

import type { PointsRow } from '../../api/types'
import { t } from '../../words/words.svelte'
import art from './art.gen.json'
import { CELLS } from './floor'
import { fossilName, panelName } from './words'

export interface Line {
  /** What it is for; the same line of another museum has the same. */
  zone: string
  name: string
  cells: string[]
  points: number
  why: string
}

function nameOf(zone: string): string {
  if (zone in art.fossils) return fossilName(zone)
  return art.panels.includes(zone) ? panelName(zone) : t(`web-fo-score-${zone}`)
}

/** The lines of an account; rows for the same, like several pedestals, are told together. */
export function linesOf(rows: readonly PointsRow[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { zone, points, why, dinosaurs } of rows) {
    const cells = dinosaurs.flatMap((piece) => (typeof piece === 'number' ? (CELLS[piece] ?? []) : []))
    const before = lines.get(zone)
    lines.set(zone, {
      zone,
      name: nameOf(zone),
      cells: [...(before?.cells ?? []), ...cells],
      points: (before?.points ?? 0) + points,
      why: before ? `${before.why} (${before.points}); ${why} (${points})` : why,
    })
  }
  return [...lines.values()]
}
