/** What stays with a row whatever is eaten in it. */
export interface Standing {
  /** Its day, such as 2026-11-30; missing or null for none. */
  readonly date?: string | null
  /** Whether dice leave it alone; missing for no. */
  readonly isLocked?: boolean
  /** Whether what it holds comes again in each next week; missing for no. */
  readonly isWeekly?: boolean
}

/** The one form of it: no day, and what is not so, are not written, as in rows that were stored before there were any. */
export const standingOf = ({
  date,
  isLocked,
  isWeekly,
}: Standing): { date?: string; isLocked?: true; isWeekly?: true } => ({
  ...(date && { date }),
  ...(isLocked && { isLocked }),
  ...(isWeekly && { isWeekly }),
})
