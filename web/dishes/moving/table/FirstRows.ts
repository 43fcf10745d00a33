import type { ColumnsRead } from '../../../../schema/tableColumns'

/** The beginning of a table of recipes. */
export interface FirstRows {
  /** What its columns are called; '' for one without a name. */
  readonly names: readonly string[]
  /** What its first row has in each. */
  readonly row: readonly string[]
  /** What they are read as by their names. */
  readonly columns: ColumnsRead
}
