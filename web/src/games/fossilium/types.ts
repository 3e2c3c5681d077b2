/** What a view of Fossilium holds. */

import type { FieldView, FossiliumView, FossilView, MuseumView } from '../../api/schema.gen'

export type { FieldView, FossiliumView, FossilView }
export type SeatView = MuseumView
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
