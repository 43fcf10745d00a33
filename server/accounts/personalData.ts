/** A table with rows that belong to people. Its rows go when their account does: ON DELETE CASCADE. A raffle's draw stays, without its winner. */
export interface PersonalTable {
  table: string
  /** The column that says whose row it is. */
  owner: string
  /** What the rows are, in words for the person who reads the export. */
  describe: string
  /** Columns that are secret or say nothing to a person. */
  without?: readonly string[]
  /** Columns of JSON text that are shown as what they hold. */
  json?: readonly string[]
  /** Tables of which each row belongs to one of these. */
  parts?: readonly { table: string; parent: string; json?: readonly string[] }[]
}

/**
 * Every table that holds something about a person. A room that makes one adds it here: the export reads all of them, and
 * a test fails on a table with an owner's column that is missing.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'users',
    owner: 'id',
    describe: 'Your account',
    without: ['passwordHash'],
  },
  {
    table: 'sessions',
    owner: 'userId',
    describe: 'Where and when you were signed in',
    without: ['userId', 'refreshHash', 'previousHash'],
  },
  {
    table: 'mailed_keys',
    owner: 'userId',
    describe: 'Links that were mailed to you to confirm the address or to reset the password',
    without: ['userId', 'hash', 'passwordHash'],
  },
  {
    table: 'outbox',
    owner: 'userId',
    describe: 'Mails to you that are on their way',
    without: ['userId', 'text', 'html', 'lastError', 'claimedBy', 'claimedUntil'],
  },
  {
    table: 'user_settings',
    owner: 'userId',
    describe: 'What you answered in the settings forms',
    without: ['userId', 'neverEatenSlugs'],
    json: ['requirements', 'tagPreferences'],
  },
  {
    table: 'dishes',
    owner: 'userId',
    describe: 'Recipes that you brought in',
    without: ['userId', 'nameKey', 'version'],
    json: ['categories', 'tags', 'lines', 'steps'],
  },
  { table: 'meal_plans', owner: 'userId', describe: 'The plan that you saved', without: ['userId'], json: ['plan'] },
  {
    table: 'generated_plans',
    owner: 'userId',
    describe: 'When plans were generated for you, and of which meals',
    without: ['userId'],
    json: ['mealIds'],
  },
  {
    table: 'feedback',
    owner: 'userId',
    describe: 'Feedback that you gave',
    without: ['userId', 'submissionId'],
    json: ['questions'],
    parts: [{ table: 'meal_adjustments', parent: 'feedbackId' }],
  },
  { table: 'raffle_draws', owner: 'winnerId', describe: 'Raffles that you won', without: ['winnerId', 'seed'] },
  {
    table: 'analytics_events',
    owner: 'userId',
    describe: 'What you did in the product, as usage events',
    without: ['userId', 'eventKey'],
    json: ['metadata'],
  },
]
