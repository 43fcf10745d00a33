/** What came of a recipe or a plan of a file. */
export type ItemOutcome = 'stored' | 'double' | 'failed'
