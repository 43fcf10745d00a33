import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise'
import { reportUsage, rollUpUsage } from '../../server/analytics/reportUsage'
import { forgetOldEvents } from '../../server/analytics/forgetOldEvents'
import { forgetExpired } from '../../server/accounts/forgetExpired'
import { readConfig } from '../../server/platform/config'
import { connect } from '../../server/database/connection'
import { forgetTaken } from '../../server/cupboard/forgetTaken'
import { migrate } from '../../server/database/migrate'
import { raffleEntrants } from '../../server/feedback/raffleEntrants'
import { forgetOldOperations } from '../../server/operations/forgetOldOperations'
import { forgetOldPlans } from '../../server/planning/forgetOldPlans'
import { forgetOldWords } from '../../server/shopping/forgetOldWords'
import { forgetHouseholds } from '../../server/households/forgetHouseholds'
import { sydneyMonthOf } from '../../server/pure/sydneyTime'
import { growthCalls } from './growthCalls'
import { type Growth, growRows, growthAt } from './growthRows'
import { scansOf, statementsOf } from './growthStatements'
import { compareInTurn, send } from './inTurn'
import { type BuiltServer, startBuilt } from './servers'
import { withLargeMysql } from './largeMysql'
import { printTable, short } from './table'

const FOREVER = 8_000_000_000_000_000

/**
 * `npm run bench -- growth`: every kind of call over a database with 100,000 accounts, a million plans and ten million
 * events, in turn with the same calls over one with nothing; how fast retention deletes; and which statements look at many
 * rows. `scale` makes it all smaller. Takes minutes and about 6 GB, which are given back.
 */
export async function benchGrowth(scale: number): Promise<void> {
  await withLargeMysql(async (make) => measure(await make('small'), await make('large'), growthAt(scale)))
}

async function measure(small: string, large: string, growth: Growth): Promise<void> {
  const now = Date.now()
  const db = connect(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: large, TOKEN_SECRETS: `b:${'s'.repeat(40)}` }).database,
  )
  const own = await mysql.createConnection(large)
  await migrate(db)
  const begin = performance.now()
  await growRows(own, growth, now)
  console.log(`${JSON.stringify(growth)} written in ${short((performance.now() - begin) / 1000)} s`)
  await printSizes(own)
  // Retention is measured by itself below: the servers are kept from it.
  await own.query("INSERT INTO locks VALUES ('retention', 'bench', ?) ON DUPLICATE KEY UPDATE holder = 'bench'", [
    FOREVER,
  ])

  const servers = [await startBuilt(small), await startBuilt(large)]
  try {
    const calls = await growthCalls(servers[0] as BuiltServer)
    await compareInTurn(
      'Calls in turn over both databases',
      ['nothing', 'grown'],
      servers as [BuiltServer, BuiltServer],
      calls,
    )
    const services = { db, now: () => now }
    const statements = await statementsOf(own, async () => {
      for (const call of calls) await send(servers[1] as BuiltServer, call)
      await reports(services)
      await retention(services, own)
    })
    const scans = await scansOf(own, statements)
    printTable(
      `Of ${statements.length} kinds of statements those that look at more than 1,000 rows, as EXPLAIN estimates`,
      [['statement', 'table', 'type', 'key', 'rows'], ...scans],
    )
  } finally {
    for (const server of servers) await server.stop()
    await own.end()
    await db.destroy()
  }
}

async function printSizes(own: Connection): Promise<void> {
  const [rows] = await own.query<RowDataPacket[]>(
    'SELECT table_name AS name, table_rows AS count, ROUND((data_length + index_length) / 1e6) AS mb FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY mb DESC LIMIT 5',
  )
  printTable('Largest tables', [
    ['table', 'rows, about', 'MB'],
    ...rows.map(({ name, count, mb }) => [name, count, mb]),
  ])
}

interface OfServices {
  db: ReturnType<typeof connect>
  now(): number
}

async function timed(name: string, work: () => Promise<unknown>): Promise<[string, number]> {
  const begin = performance.now()
  await work()
  return [name, (performance.now() - begin) / 1000]
}

async function reports({ db, now }: OfServices): Promise<void> {
  const rows = [
    await timed('usage of the days that are over, rolled up', () => rollUpUsage({ db, now })),
    await timed('usage report of 30 days', () => reportUsage({ db, now }, 30)),
    await timed('entrants of the raffle', () => raffleEntrants(db, sydneyMonthOf(now()))),
  ]
  printTable('Reports', [['report', 's'], ...rows.map(([name, seconds]) => [name, short(seconds)])])
}

async function retention(services: OfServices, own: Connection): Promise<void> {
  const count = async (table: string) => {
    const [[row]] = await own.query<RowDataPacket[]>(`SELECT COUNT(*) AS count FROM ${table}`)
    return Number(row?.count)
  }
  const rows: (string | number)[][] = [['run of the retention', 'rows deleted', 's', 'rows a second', 'second run, s']]
  for (const [name, table, forget] of [
    ['sessions and the like', 'sessions', forgetExpired],
    ['generated plans', 'generated_plans', forgetOldPlans],
    ['usage events', 'analytics_events', forgetOldEvents],
    ['operations on plans', 'plan_operations', forgetOldOperations],
    ['words of lists', 'list_ticks', forgetOldWords],
    ['cupboards', 'cupboard_items', forgetTaken],
    ['households', 'households', forgetHouseholds],
  ] as const) {
    const before = await count(table)
    const [, seconds] = await timed(name, () => forget(services))
    const deleted = before - (await count(table))
    const [, again] = await timed(name, () => forget(services))
    rows.push([name, deleted, short(seconds), short(deleted / seconds), short(again)])
  }
  printTable('Retention, in batches with pauses', rows)
}
