import type { Connection } from 'mysql2/promise'
import { sydneyDay } from '../../schema/sydneyDay'

const DAY = 24 * 60 * 60 * 1000
/** Rows of one INSERT … SELECT. */
const AT_ONCE = 500_000
const TYPES = "ELT(1 + n % 5, 'MODE_ENTERED', 'MEAL_CHANGED', 'SERVES_CHANGED', 'UI_WARNING', 'SHOPPING_LIST_COPIED')"
/** As random as the ids of accounts that were made before ids began with the time: each lies elsewhere in the index. */
const USER = (n: string) => `INSERT(INSERT(INSERT(INSERT(MD5(${n}), 9, 0, '-'), 14, 0, '-'), 19, 0, '-'), 24, 0, '-')`

/** Writes rows of a table; `columns` have the SQL of each value, in which `n` is the row's number. */
type Fill = (table: string, rows: number, columns: Record<string, string>) => Promise<void>
/** SQL of times in so many days before now, the last row's the latest. */
type Ago = (days: number, rows: number) => string

/** How many rows there are to be. */
export interface Growth {
  accounts: number
  plans: number
  events: number
}

/** At the scale 1. */
const FULL: Growth = { accounts: 100_000, plans: 1_000_000, events: 10_000_000 }

/** How many rows there are at a scale. */
export const growthAt = (scale: number): Growth => ({
  accounts: Math.round(FULL.accounts * scale),
  plans: Math.round(FULL.plans * scale),
  events: Math.round(FULL.events * scale),
})

/** Days of events, of which the last 400 are kept. */
export const EVENT_DAYS = 425

/**
 * Fills the tables of a database that has been migrated. Everything is written by the server itself, from a table of
 * numbers that is doubled until it is long enough. The events of one day in 17 are older than they are kept, and so are
 * sessions and plans; the usage of all days but the last three has been rolled up, as every day's run leaves it.
 */
export async function growRows(
  connection: Connection,
  { accounts, plans, events }: Growth,
  now: number,
): Promise<void> {
  await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0, max_statement_time = 0')
  await connection.query('CREATE TABLE numbers (n INT NOT NULL PRIMARY KEY)')
  await connection.query('INSERT INTO numbers VALUES (0)')
  for (let count = 1; count < AT_ONCE; count *= 2)
    await connection.query(`INSERT INTO numbers SELECT n + ${count} FROM numbers WHERE n + ${count} < ${AT_ONCE}`)
  const fill: Fill = async (table, rows, columns) => {
    const names = Object.keys(columns).map((name) => `\`${name}\``)
    for (let from = 0; from < rows; from += AT_ONCE)
      await connection.query(
        `INSERT INTO ${table} (${names.join(', ')}) SELECT ${Object.values(columns).join(', ')}
         FROM (SELECT n + ${from} AS n FROM numbers WHERE n < ${Math.min(AT_ONCE, rows - from)}) AS chosen`,
      )
  }
  const ago: Ago = (days, rows) => `${now} - FLOOR((${rows} - n) * ${(days * DAY) / rows})`
  await fill('users', accounts, {
    id: USER('n'),
    email: "CONCAT('grown', n, '@example.com')",
    passwordHash: "'none'",
    confirmedAt: String(now - 30 * DAY),
    createdAt: ago(400, accounts),
  })
  await fill('sessions', accounts, {
    id: USER('n'),
    userId: USER('n'),
    refreshHash: 'SHA2(n, 256)',
    createdAt: ago(40, accounts),
    lastUsedAt: ago(40, accounts),
    expiresAt: `${ago(40, accounts)} + ${30 * DAY}`,
    endedAt: 'IF(n % 3 = 0, 1, NULL)',
  })
  await fill('meal_plans', accounts, {
    userId: USER('n'),
    version: '1',
    plan: `'${JSON.stringify({ breakfast: {}, lunch: {}, dinner: {} })}'`,
    savedAt: String(now),
  })
  await growHouseholds(fill, accounts, now, ago)
  // Half of the plans are of a few people with so many that some are no longer kept.
  const busy = Math.max(1, Math.floor(plans / 400))
  await fill('generated_plans', plans, {
    id: USER('n'),
    userId: USER(`IF(n % 2 = 0, n % ${accounts}, n % ${busy})`),
    generatedAt: ago(130, plans),
    mealIds: `'["a","b","c","d","e","f","g","h","i","j","k","l","m","n"]'`,
    singleRow: '0',
  })
  await fill('analytics_events', events, {
    id: USER('n'),
    userId: `IF(n % 4 = 0, NULL, ${USER(`(n * 7919) % ${accounts}`)})`,
    type: TYPES,
    mode: "ELT(1 + n % 3, 'plan', 'shop', NULL)",
    metadata: `'{"mode":"shop"}'`,
    page: "'/'",
    day: `DATE_FORMAT(FROM_UNIXTIME((${ago(EVENT_DAYS, events)}) / 1000), '%Y-%m-%d')`,
    happenedAt: ago(EVENT_DAYS, events),
    receivedAt: ago(EVENT_DAYS, events),
  })
  for (let days = 3; days < EVENT_DAYS + 2; days += 1)
    await connection.query("INSERT IGNORE INTO analytics_days VALUES (?, '', '', 0, 0)", [sydneyDay(now - days * DAY)])
  await connection.query('DROP TABLE numbers')
  await connection.query('ANALYZE TABLE users, sessions, meal_plans, generated_plans, analytics_events')
  await connection.query(`ANALYZE TABLE ${HOUSEHOLD_TABLES.join(', ')}`)
}

const HOUSEHOLD_TABLES = [
  'households',
  'household_members',
  'plans',
  'plan_operations',
  'list_states',
  'list_ticks',
  'list_items',
  'list_notes',
  'named_lists',
  'list_operations',
  'cupboard_states',
  'cupboard_items',
]

/** Of each household ten operations on its plan, ten ticks, ten notes, three items and three things at home; a tenth is forgotten soon. */
async function growHouseholds(fill: Fill, accounts: number, now: number, ago: Ago): Promise<void> {
  const of = USER(`n % ${accounts}`)
  const whole = { householdId: USER('n'), version: '10' }
  await fill('households', accounts, {
    id: USER('n'),
    name: "''",
    ownerId: USER('n'),
    version: '1',
    createdAt: ago(400, accounts),
  })
  await fill('household_members', accounts, {
    id: USER('n'),
    householdId: USER('n'),
    userId: USER('n'),
    name: "'Cook'",
    portion: '100',
    eats: '7',
    answersEditedBy: "'SELF'",
    joinedAt: ago(400, accounts),
  })
  await fill('plans', accounts, {
    id: USER('n'),
    ...whole,
    name: "''",
    nameKey: "''",
    content: `'{"rows":[]}'`,
    changedAt: String(now),
  })
  const operations = 10 * accounts
  await fill('plan_operations', operations, {
    planId: of,
    operationId: USER('n'),
    version: `1 + FLOOR(n / ${accounts})`,
    at: ago(33, operations),
  })
  await fill('list_states', accounts, { ...whole, clearedAt: '0' })
  await fill('list_ticks', operations, {
    householdId: of,
    itemKey: `CONCAT('key-', FLOOR(n / ${accounts}))`,
    amount: '1',
    isTicked: 'n % 2',
    at: ago(33, operations),
    operationId: USER('n'),
  })
  await fill('list_notes', operations, {
    householdId: of,
    itemKey: `CONCAT('key-', FLOOR(n / ${accounts}))`,
    text: "IF(n % 2 = 0, 'the ripe ones', '')",
    at: ago(33, operations),
    operationId: USER('n'),
  })
  await fill('named_lists', accounts, {
    householdId: of,
    id: USER('n'),
    name: "'Hardware'",
    at: '1',
    operationId: USER('n'),
    removedAt: `IF(n % 10 = 0, ${ago(33, operations)}, 0)`,
  })
  const few = 3 * accounts
  await fill('list_items', few, {
    householdId: of,
    id: USER('n'),
    text: "'milk'",
    textAt: ago(70, few),
    textOperationId: USER('n'),
    isTicked: '1',
    tickAt: ago(70, few),
    tickOperationId: USER('n'),
    addedAt: ago(70, few),
    removedAt: `IF(n % 2 = 0, 0, ${ago(70, few)} + 1)`,
  })
  await fill('list_operations', few, { householdId: of, operationId: USER('n'), at: ago(33, few) })
  await fill('cupboard_states', accounts, whole)
  await fill('cupboard_items', few, {
    householdId: of,
    ingredient: `CONCAT('ingredient-', FLOOR(n / ${accounts}))`,
    isKept: 'n % 2',
    at: ago(70, few),
  })
}
