/** Museums to show: only what lies on the floor matters here. */

import { covered } from '../../games/fossilium/floor'
import { sizeOf, typeOf } from '../../games/fossilium/facts'
import type { FossilView, SeatView } from '../../games/fossilium/types'

const NONE = { botanical: 0, aquatic: 0, terrestrial: 0 }

export function emptyMuseum(): SeatView {
  return {
    money: 0,
    guests: 0,
    regular: 0,
    students: 0,
    prestige: 0,
    passed: false,
    workers: { free: 0, placed: 0, fixed: [], used: [], total: 0, usable: 0 },
    storage: { slots: [], free: 0, symbols: 0 },
    cells: {},
    fossils: [],
    panels: [],
    unbuilt: [],
    income: { money: 0, guests: 0, students: 0, shops: NONE, entrances: NONE },
    labour: [],
    standees: [],
    free_cells: 30,
    hand: [],
    hand_site: null,
    keep: 0,
    sites: [],
    beside: [],
    leave: 0,
    extra: 0,
    chosen: [],
    points: 0,
  }
}

function shown(fossil: string, cell: string, lying: boolean, missing: number[] = []): FossilView {
  const cells = covered(fossil, cell, lying)
  const placed = cells.map((_, k) => !missing.includes(k))
  return {
    fossil,
    type: typeOf(fossil),
    size: sizeOf(fossil),
    cell,
    lying,
    cells,
    placed,
    missing: [],
    complete: !missing.length,
    pedestal: false,
  }
}

/** A museum in the middle of a game: complete fossils, one under construction, two panels. */
export function exampleMuseum(): SeatView {
  const museum = emptyMuseum()
  museum.fossils = [
    { ...shown('fern', 'c1', true), fossil: 'starter', type: 'botanical' },
    { ...shown('trex', 'b3', false), pedestal: true },
    shown('plesiosaur', 'd3', true, [1, 4]),
    shown('nothosaurus', 'a4', false),
    shown('ginkgo', 'b1', true),
  ]
  museum.panels = [
    { panel: 'toilet', cell: 'f1', type: null },
    { panel: 'amber', cell: 'a1', type: 'aquatic' },
  ]
  for (const one of museum.fossils)
    one.cells.forEach((cell, k) => {
      museum.cells[cell] = { fossil: one.fossil, tile: one.placed[k] ? one.fossil : null, panel: null }
    })
  for (const one of museum.panels) museum.cells[one.cell] = { fossil: null, tile: null, panel: one.panel }
  return museum
}
