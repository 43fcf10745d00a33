import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import type { Knex } from 'knex'
import { followChanges } from '../../server/live/followChanges'
import { membership } from '../../server/households/membership'
import { HouseholdChangesDocument } from '../../web/live/operations.generated'
import { openAs } from '../server/realtime/socketClient'
import { manyPeople, type Signed } from '../support/manyPeople'
import { type PrivateRedis, startPrivateRedis } from '../support/privateRedis'
import { type RunningApp, startApp } from '../support/startApp'
import { printTable, short } from './table'

/** Accounts of each household, and listeners of each account: as many pages as accounts. */
const ACCOUNTS = 2
/** The sizes that are run, and the one that is worked out from them. */
const SIZES = [500, 2000, 4000]
const MANY = 60_000
/** Real sockets, in this process with their clients. */
const SOCKETS = 2000
/** How many households changed while messages were lost, in parts of all. */
const MISSED = 0.01
/** How a gap ends: nothing is read for so long, in milliseconds. */
const QUIET = 3000

/** What a gap of Redis cost an instance. */
interface Gap {
  listeners: number
  households: number
  /** Over how many seconds it went. */
  seconds: number
  /** Statements that ask for versions, and those that read. */
  lookups: number
  reads: number
  /** Most statements of one second. */
  peak: number
  /** Listeners that were sent something. */
  sent: number
}

/**
 * What it costs an instance that Redis was gone for a moment: listeners of the real subscription in this process, without
 * sockets, on a private Redis that is killed and started again. Once with a hundredth of the households changed meanwhile,
 * once with all, which is what each gap cost before versions were asked for. 60,000 listeners are worked out, not run.
 */
export async function benchAfterGap(name: string, databaseUrl: string | null): Promise<void> {
  process.env.LOG_LEVEL ??= 'silent'
  const redis = await startPrivateRedis()
  try {
    const app = await startApp({
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      REDIS_URL: redis.url,
      RATE_LIMIT_SCALE: '1000000',
    })
    try {
      await runSizes(name, app, redis)
    } finally {
      await app.stop()
    }
  } finally {
    await redis.stop()
  }
}

async function runSizes(name: string, app: RunningApp, redis: PrivateRedis): Promise<void> {
  const few: Gap[] = []
  const all: Gap[] = []
  const following = new Following(app, inProcess(app))
  for (const listeners of SIZES) {
    await following.growTo(listeners)
    few.push(await gap(app, redis, following, MISSED))
    all.push(await gap(app, redis, following, 1))
    console.log(`${listeners} listeners done`)
  }
  await following.end()
  const overSockets = new Following(app, bySocket(app))
  await overSockets.growTo(SOCKETS)
  const sockets = [await gap(app, redis, overSockets, MISSED), await gap(app, redis, overSockets, 1)]
  await overSockets.end()
  const title = (what: string) => `A gap of Redis with ${what} of the households changed, one instance with ${name}`
  printGaps(title(`${MISSED * 100} %`), few)
  printGaps(title('all'), all)
  printTable(`${SOCKETS} sockets, with ${MISSED * 100} % of the households changed, and with all`, rowsOf(sockets))
}

const ROWS: readonly [string, (one: Gap) => number][] = [
  ['households', ({ households }) => households],
  ['seconds until all was read', ({ seconds }) => seconds],
  ['statements that ask for versions', ({ lookups }) => lookups],
  ['statements that read', ({ reads }) => reads],
  ['the same for each household that changed', ({ reads, sent }) => reads / Math.max(1, sent / ACCOUNTS)],
  ['most statements in a second', ({ peak }) => peak],
  ['listeners that were sent something', ({ sent }) => sent],
]

const rowsOf = (gaps: readonly Gap[]) => [
  ['', ...gaps.map(({ listeners }) => `${listeners} listeners`)],
  ...ROWS.map(([what, of]) => [what, ...gaps.map((one) => short(of(one)))]),
]

function printGaps(title: string, gaps: readonly Gap[]): void {
  const more = ROWS.map(([what, of]) =>
    what.startsWith('seconds') || what.startsWith('the same') ? '' : short(workedOut(gaps, what, of)),
  )
  printTable(
    title,
    rowsOf(gaps).map((row, index) => [...row, index === 0 ? `${MANY} worked out` : (more[index - 1] ?? '')]),
  )
}

/**
 * At 60,000, by a straight line through the three sizes; questions for versions are bound by the windows in which they are
 * gathered, 4 a second for 30 s, and by 500 households each.
 */
function workedOut(gaps: readonly Gap[], what: string, of: (one: Gap) => number): number {
  if (what.startsWith('statements that ask')) return Math.max(30 * 4, MANY / ACCOUNTS / 500)
  const points = gaps.map((one) => [one.listeners, of(one)] as const)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, other]) => other))]
  const slope =
    points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) /
    points.reduce((sum, [one]) => sum + (one - x) ** 2, 0)
  return y + slope * (MANY - x)
}

async function gap(app: RunningApp, redis: PrivateRedis, following: Following, part: number): Promise<Gap> {
  const { db } = app.services
  const times: number[] = []
  let lookups = 0
  const note = ({ sql }: { sql: string }) => {
    times.push(performance.now())
    if (sql.includes('as `shopHabits`')) lookups += 1
  }
  following.sent = 0
  await redis.halt()
  await following.change(part)
  await wait(500)
  db.on('query', note)
  await redis.resume()
  // Until the connection is there again nothing is read, and after the last listener nothing more.
  while (times.length === 0) await wait(50)
  while (performance.now() - (times.at(-1) ?? 0) < QUIET) await wait(100)
  db.removeListener('query', note)
  const [first = 0] = times
  const seconds = new Map<number, number>()
  for (const at of times) {
    const second = Math.floor((at - first) / 1000)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  return {
    listeners: following.listeners,
    households: following.listeners / ACCOUNTS,
    seconds: ((times.at(-1) ?? 0) - first) / 1000,
    lookups,
    reads: times.length - lookups,
    peak: Math.max(...seconds.values()),
    sent: following.sent,
  }
}

/** Has a person's page follow its household. @param sent is called for each further message. @returns unsubscribe */
type Follow = (person: Signed, sent: () => void) => Promise<() => Promise<unknown>>

const inProcess =
  ({ services }: RunningApp): Follow =>
  async ({ userId }, sent) => {
    const changes = await followChanges(services, { userId }, null)
    await changes.next()
    void (async () => {
      while (!(await changes.next()).done) sent()
    })()
    return async () => changes.return?.()
  }

const bySocket =
  ({ url }: RunningApp): Follow =>
  async (person, sent) => {
    const socket = await openAs(`${url.replace('http', 'ws')}/graphql`, person)
    socket.subscribe(print(HouseholdChangesDocument))
    await socket.next()
    socket.ws.on('message', (data) => {
      if (String(data).includes('"type":"next"')) sent()
    })
    return async () => socket.ws.terminate()
  }

/** Households whose accounts each follow what changes in them. */
class Following {
  readonly #app: RunningApp
  readonly #households: string[] = []
  readonly #ends: (() => Promise<unknown>)[] = []
  sent = 0

  readonly #follow: Follow

  constructor(app: RunningApp, follow: Follow) {
    this.#app = app
    this.#follow = follow
  }

  get listeners(): number {
    return this.#ends.length
  }

  async growTo(listeners: number): Promise<void> {
    while (this.listeners < listeners)
      await Promise.all(
        Array.from({ length: 25 }, () => this.#addHousehold()).slice(0, (listeners - this.listeners) / ACCOUNTS),
      )
  }

  /** Households change without a message to their listeners. */
  async change(part: number): Promise<void> {
    const changed = this.#households.slice(0, Math.ceil(this.#households.length * part))
    for (let first = 0; first < changed.length; first += 500)
      await this.#app.services
        .db('list_states')
        .whereIn('householdId', changed.slice(first, first + 500))
        .increment('version', 1)
  }

  async end(): Promise<void> {
    await Promise.all(this.#ends.map((end) => end()))
  }

  async #addHousehold(): Promise<void> {
    const { services } = this.#app
    const { db } = services
    const people = await manyPeople(services, ACCOUNTS)
    const [owner, ...others] = people
    const { householdId } = await membership(services, { userId: owner?.userId ?? '' })
    await addMembers(db, householdId, others, services.now())
    await db('list_states').insert({ householdId, version: 1, clearedAt: 0 })
    this.#households.push(householdId)
    for (const person of people) this.#ends.push(await this.#follow(person, () => (this.sent += 1)))
  }
}

async function addMembers(db: Knex, householdId: string, people: readonly Signed[], joinedAt: number): Promise<void> {
  await db('household_members').insert(
    people.map(({ userId }) => ({
      ...{ id: randomUUID(), householdId, userId, name: '', portion: 100, eats: 7, answersEditedBy: 'SELF' },
      ...{ joinedAt, place: 0 },
    })),
  )
}
