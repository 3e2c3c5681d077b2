/** Lines of the score: what they are called and which cells they are about. */

import type { PointsRow } from '../../api/types'
import { t } from '../../words/words.svelte'
import type { SeatView } from './types'
import { fossilName, panelName } from './words'

export interface Line {
  /** The same line of another museum has the same key. */
  key: string
  name: string
  cells: string[]
  points: number
  why: string
}

/** The lines of an account; a fossil, a pedestal or a panel is named after what stands there. */
export function linesOf(rows: readonly PointsRow[], seat: SeatView): Line[] {
  return rows.map((row) => {
    const { zone, points, why } = row
    const place = row.dinosaurs.find((piece) => typeof piece === 'number')
    const fossil = place === undefined ? undefined : seat.fossils[place]
    const panel = place === undefined ? undefined : seat.panels[place]
    if (zone === 'fossil' && fossil)
      return { key: `${zone} ${fossil.fossil}`, name: fossilName(fossil.fossil), cells: fossil.cells, points, why }
    if (zone === 'pedestal' && fossil) return { key: zone, name: t('web-fo-score-pedestal'), cells: fossil.cells, points, why }
    if (zone === 'panel' && panel)
      return { key: `${zone} ${panel.panel}`, name: panelName(panel.panel), cells: [panel.cell], points, why }
    return { key: zone, name: t(`web-fo-score-${zone}`), cells: [], points, why }
  })
}

/** Lines with the same key as one: several pedestals are told together. */
export function joined(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const before = found.get(line.key)
    found.set(
      line.key,
      before
        ? {
            ...line,
            cells: [...before.cells, ...line.cells],
            points: before.points + line.points,
            why: `${before.why}; ${line.why}`,
          }
        : line,
    )
  }
  return [...found.values()]
}
