/** A meal that answers took out of a row of the current plan, or gave other swaps. */
export interface TakenRow {
  readonly rowId: string
  /** The id of the entry that the row had before: its meal with what was served with it. */
  readonly was: string
  /** The one that it has since; empty where nothing suits. */
  readonly became: string
}
