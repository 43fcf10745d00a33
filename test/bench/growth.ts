import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise'
import { reportUsage, rollUpUsage } from '../../server/analytics/reportUsage'
import { forgetOldEvents } from '../../server/analytics/forgetOldEvents'
import { forgetExpired } from '../../server/accounts/forgetExpired'
import { readConfig } from '../../server/config'
import { connect } from '../../server/database/connection'
import { forgetTaken } from '../../server/cupboard/forgetTaken'
import { migrate } from '../../server/database/migrate'
import { raffleEntrants } from '../../server/feedback/raffleEntrants'
import { forgetOldOperations } from '../../server/planning/forgetOldOperations'
import { forgetOldPlans } from '../../server/planning/forgetOldPlans'
import { forgetOldWords } from '../../server/shopping/forgetOldWords'
import { forgetHouseholds } from '../../server/households/forgetHouseholds'
import { sydneyMonthOf } from '../../server/sydneyTime'
import { startPrivateMysql } from '../support/privateMysql'
import { type GrowthCall, growthCalls } from './growthCalls'
import { type Growth, growRows } from './growthRows'
import { scansOf, statementsOf } from './growthStatements'
import { type BuiltServer, startBuilt } from './servers'
import { median, printTable, short } from './table'

const FULL: Growth = { accounts: 100_000, plans: 1_000_000, events: 10_000_000 }
const ROUNDS = 20
const FOREVER = 8_000_000_000_000_000

/**
 * `npm run bench -- growth`: every kind of call over a database with 100,000 accounts, a million plans and ten million
 * events, in turn with the same calls over one with nothing; how fast retention deletes; and which statements look at many
 * rows. `scale` makes it all smaller. Takes minutes and about 6 GB, which are given back.
 */
export async function benchGrowth(scale: number): Promise<void> {
  const growth = Object.fromEntries(Object.entries(FULL).map(([name, rows]) => [name, Math.round(rows * scale)]))
  const private_ = await startPrivateMysql()
  try {
    const root = await mysql.createConnection(private_.url)
    await root.query('SET GLOBAL innodb_buffer_pool_size = 1073741824')
    const url = async (name: string) => {
      await root.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
      return `${private_.url}/${name}`
    }
    await measure(await url('small'), await url('large'), growth as unknown as Growth)
    await root.end()
  } finally {
    await private_.stop()
  }
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
    await compare(servers as [BuiltServer, BuiltServer], calls)
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

/** Milliseconds until the answer was read. @throws Error unless it was a success. */
async function send({ url, token }: BuiltServer, { name, method, path, body, headers }: GrowthCall): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(typeof body === 'function' ? body() : body),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('"code":"')) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`)
  return performance.now() - begin
}

async function compare(servers: [BuiltServer, BuiltServer], calls: GrowthCall[]): Promise<void> {
  const rows: (string | number)[][] = [['call', 'nothing, ms', 'grown, ms', 'ratio', 'grown p95, ms']]
  for (const call of calls) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS + 10; round += 1)
      for (const index of [0, 1] as const) {
        const took = await send(servers[index], call)
        if (round >= 10) times[index].push(took)
      }
    const [before, after] = times.map(median) as [number, number]
    const p95 = times[1].sort((one, other) => one - other)[Math.floor(ROUNDS * 0.95)] ?? 0
    rows.push([call.name, short(before), short(after), (after / before).toFixed(2), short(p95)])
  }
  printTable(`Calls in turn over both databases (medians of ${ROUNDS})`, rows)
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
