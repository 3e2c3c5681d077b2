/** What a view of Fossilium holds. */

export type FossilType = 'botanical' | 'aquatic' | 'terrestrial'
export type Gift = 'money' | 'student' | 'guest'
export type Row = 'display' | 'build' | 'market' | 'tour' | 'joker' | 'manage' | 'strip'

export interface FieldView {
  field: string
  row: Row
  column: number
  size: number
  money: number
  type: FossilType | null
  gives: Gift | null
  /** Seats; null is a neutral worker. */
  workers: (number | null)[]
  used: boolean
}

export interface ColumnView {
  column: number
  site: number | null
  workers: number
  joker: number
  fixed: number[]
}

export interface MarketRow {
  type: FossilType
  price: number
  tiles: (string | null)[]
}

export interface BagView {
  site: number
  name: string
  tiles: number
  unseen: Record<string, number>
}

export interface FossilView {
  fossil: string
  type: FossilType
  size: number
  cell: string
  lying: boolean
  cells: string[]
  placed: boolean[]
  missing: string[]
  complete: boolean
  pedestal: boolean
}

export interface PanelView {
  panel: string
  cell: string
  type: FossilType | null
}

export interface SeatView {
  money: number
  guests: number
  regular: number
  students: number
  prestige: number
  passed: boolean
  workers: { free: number; placed: number; fixed: number[]; used: number[]; total: number }
  storage: { slots: { tile: string | null; student: boolean }[]; free: number; symbols: number }
  cells: Record<string, { fossil: string | null; tile: string | null; panel: string | null }>
  fossils: FossilView[]
  panels: PanelView[]
  unbuilt: string[][]
  income: {
    money: number
    guests: number
    students: number
    shops: Record<FossilType, number>
    entrances: Record<FossilType, number>
  }
  labour: string[]
  standees: string[]
  free_cells: number
  hand: (string | null)[]
  hand_site: number | null
  keep: number
  beside: (string | null)[]
  leave: number
  extra: number
  chosen: string[]
  points: number
}

export interface Doing {
  field: string
  action: string
  column: number
  bonus: boolean
  fossil: string | null
  tile: string | null
  panel: string | null
  mode: 'buy' | 'sell' | null
  types: FossilType[]
  cells: string[]
  from_seat: number | null
}

export interface FossiliumView {
  viewer: number | null
  phase: string
  round: number
  turn: number
  seat: number | null
  owing: number[]
  ammonite: number | null
  players: number
  doing: Doing | null
  board: { fields: FieldView[]; columns: ColumnView[] }
  market: {
    prices: number[]
    archive_price: number
    empty_price: number
    rows: MarketRow[]
    archive: Record<string, number>
  }
  bags: BagView[]
  goals: {
    labour: { goal: string; least: number; seats: number[] }[]
    rounds: { goal: string | null; levels: number[]; reached: number[] }[]
    end: string | null
  }
  seats: SeatView[]
}

/** What is told of what happened; which fields there are follows from the type. */
export interface Told {
  at: number
  type: string
  seat?: number
  [field: string]: unknown
}
