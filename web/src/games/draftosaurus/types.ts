/** What a view of Draftosaurus holds. */

export interface Zoo {
  [zone: string]: (string | null)[]
}
export interface PointsNow {
  total: number
  zones: Record<string, number>
  trex: number
  river: number
}
export interface SeatView {
  hand_size: number
  hand: string[] | null
  zoo: Zoo
  points: PointsNow
  banked: number
  shown: string | null
  chosen: boolean
  choice: string | null
}
export interface DraftosaurusView {
  viewer: number | null
  phase: 'first' | 'draw' | 'roll' | 'choose' | 'place' | 'discard' | 'move' | 'over'
  board: 'summer' | 'winter'
  round: number
  rounds: number
  turn: number
  turns: number
  holder: number | null
  die: string | null
  owing: number[]
  bag: number
  unseen: Record<string, number>
  box: Record<string, number>
  seats: SeatView[]
  earlier: { board: 'summer' | 'winter'; seats: { zoo: Zoo; points: PointsNow }[] } | null
}
