/** What a view of Fossilium holds. */

import type { FieldView, FossiliumView, FossilView, MixView, MuseumView } from '../../api/schema.gen'

export type { FieldView, FossiliumView, FossilView }
export type SeatView = MuseumView
/** Free and fixed workers that could go on a field together. */
export type Mix = MixView
export type FossilType = FossilView['type']
export type Row = FieldView['row']
export type Gift = NonNullable<FieldView['gives']>

/** What is told of what happened; which fields there are follows from the type. */
export interface Told {
  at: number
  type: string
  seat?: number
  [field: string]: unknown
}
