/** What a view of Draftosaurus holds. */

export type { DraftosaurusEvent, DraftosaurusView, PointsView as PointsNow, SeatView } from '../../api/schema.gen'

/** The dinosaurs of each zone; also for examples that are no view. */
export interface Zoo {
  [zone: string]: (string | null)[]
}
