import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import type { Knex } from 'knex'
import { connect } from '../../server/database/connection'
import { HouseholdChangesDocument, type HouseholdChangesSubscription } from '../../web/live/operations.generated'
import { openAs, openSocket, type SocketClient, type WireMessage } from '../server/realtime/socketClient'
import { graphqlAt } from '../support/graphqlAt'
import type { Signed } from '../support/manyPeople'
import { startPrivateRedis } from '../support/privateRedis'
import { type BuiltServer, startBuilt } from './servers'
import { nextPlan } from './sockets'
import { median, printTable, short } from './table'
import { together } from './together'

/** Households of several people with several devices, who share much of what is read, and people alone. */
const TABLES = [
  { name: 'households of four, five sockets each', members: 4, socketsEach: 5 },
  { name: 'people alone', members: 1, socketsEach: 2.5 },
]
type Table = (typeof TABLES)[number]
type Beside = Awaited<ReturnType<BuiltServer['beside']>>
/** How long the others' calls are looked at before anything happens, and how long Redis is away, in milliseconds. */
const CALM = 5000
const AWAY = 3000
/** As the pages wait before they connect again, at least; at most twice as long. */
const FIRST_WAIT = 500
/** Between two calls of another person. */
const PAUSE = 20

const EDIT = `mutation ($operations: [PlanOperationInput!]!) {
  applyPlanOperations(operations: $operations) { errors { code } }
}`
const CALL = '{ viewer { household { members { name } } } }'

/**
 * Redis goes and comes back while people listen on one instance and edit on another: how long until each socket has what it
 * missed, what that costs, and how long another person's calls take meanwhile.
 * @param databaseUrls one for each kind of households. @param count sockets on the first instance.
 */
export async function benchRedisGap(databaseUrls: readonly string[], count: number): Promise<void> {
  for (const [index, table] of TABLES.entries()) await gapOf(table, databaseUrls[index] ?? '', count)
}

async function gapOf({ name, members, socketsEach }: Table, databaseUrl: string, count: number): Promise<void> {
  const redis = await startPrivateRedis()
  const first = await startBuilt(databaseUrl, { settings: { REDIS_URL: redis.url } })
  const second = await first.beside()
  const db = connect(first.database)
  try {
    const other = first.people.at(-1)
    const people = first.people.slice(0, -1).slice(0, Math.ceil(count / socketsEach / members) * members)
    const households = await together(db, people, members)
    const sockets = await openAll(first, households.flat(), count)
    const calls = callsOf(first.url, other?.token ?? '')
    await wait(CALM)
    const calm = calls.taken()

    await redis.halt()
    for (const [editor] of households) await edit(second.url, editor?.token ?? '')
    await wait(AWAY)
    calls.taken()
    const resyncs = await countOf(first, 'mealwright_pubsub_resyncs_total')
    const before = await statements(db)
    const processor = first.processorMs()
    const news = sockets.map(nextPlan)
    await redis.resume()
    const begun = performance.now()
    const times = await Promise.all(news.map((one) => one.then(() => performance.now() - begun)))
    const meanwhile = calls.taken()
    await wait(AWAY)
    await calls.stop()
    const resynced = (await countOf(first, 'mealwright_pubsub_resyncs_total')) - resyncs
    const used = { statements: (await statements(db)) - before, processor: first.processorMs() - processor }
    const again = { people: households.flat(), other: other?.token ?? '', server: second }
    const cursors = sockets.map(({ cursor }) => cursor())
    const ended = Promise.all(sockets.map(({ ended }) => ended))
    first.kill()
    const back = await openedAgain(again, ended, cursors)
    const fresh = await openedAgain(
      again,
      undefined,
      cursors.map(() => null),
    )
    const rows: [string, number][] = [
      ['sockets', sockets.length],
      ['households', households.length],
      ['from Redis’ return to what was missed, median ms', median(times)],
      ['the same, the last socket, ms', Math.max(...times)],
      ['times that all read again', resynced],
      ['statements', used.statements],
      ['processor time of the instance, ms', used.processor],
      ['a call of another person before, median ms', median(calm)],
      ['the same, the longest, ms', Math.max(...calm)],
      ['a call of another person meanwhile, median ms', median(meanwhile)],
      ['the same, the longest, ms', Math.max(...meanwhile)],
      ...openingRows('the instance’s end', back),
      ...openingRows('the same moment, where all read everything', fresh),
    ]
    printTable(`Redis was away for a while: ${name}`, [
      ['', 'value'],
      ...rows.map(([what, value]) => [what, short(value)]),
    ])
  } finally {
    await db.destroy()
    await Promise.all([first.stop(), second.stop()])
    await redis.stop()
  }
}

/** What it took to have all sockets on an instance. */
interface Opening {
  times: number[]
  calls: number[]
  processor: number
  /** Sockets that were sent everything. */
  whole: number
}

const openingRows = (since: string, { times, calls, processor, whole }: Opening): [string, number][] => [
  [`from ${since} to the household on another, median ms`, median(times)],
  ['the same, the last socket, ms', Math.max(...times)],
  ['sockets that were sent everything', whole],
  ['processor time of that instance, ms', processor],
  ['a call of another person there meanwhile, median ms', median(calls)],
  ['the same, the longest, ms', Math.max(...calls)],
]

/**
 * All sockets connect to an instance as the pages do, after half a second to one: each with the cursor of its latest message,
 * or without one as those of a page that has just been opened.
 */
async function openedAgain(
  { people, server, other }: { people: readonly Signed[]; server: Beside; other: string },
  when: Promise<unknown> | undefined,
  cursors: readonly (string | null)[],
): Promise<Opening> {
  const before = server.processorMs()
  const calls = callsOf(server.url, other)
  const begun = performance.now()
  await when
  const opened = await Promise.all(
    cursors.map(async (after, index) => {
      const socket = await openAgain(server.url, people[index % people.length] ?? { token: other }, index)
      socket.subscribe(print(HouseholdChangesDocument), { after })
      const received = changesIn(await socket.next())
      return { socket, time: performance.now() - begun, isWhole: received?.plan != null }
    }),
  )
  await calls.stop()
  for (const { socket } of opened) socket.ws.terminate()
  return {
    times: opened.map(({ time }) => time),
    calls: calls.taken(),
    processor: server.processorMs() - before,
    whole: opened.filter(({ isWhole }) => isWhole).length,
  }
}

/** As the pages do, each from its own address: those of one network that have not signed in are bounded. */
async function openAgain(url: string, person: { token: string }, index: number): Promise<SocketClient> {
  const localAddress = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
  for (let pause = FIRST_WAIT; ; pause *= 2) {
    await wait(pause * (1 + Math.random()))
    const socket = await openSocket(`${url.replace('http', 'ws')}/graphql`, { localAddress }).catch(() => null)
    if (!socket) continue
    await socket.signIn(person.token)
    return socket
  }
}

/** A socket, with the cursor of its latest message. */
type Following = SocketClient & { cursor: () => string | null }

async function openAll({ url }: BuiltServer, people: readonly Signed[], count: number): Promise<Following[]> {
  const sockets: Following[] = []
  for (let index = 0; index < count; index += 1) {
    const person = people[index % people.length]
    if (!person) break
    const socket = await openAs(`${url.replace('http', 'ws')}/graphql`, person)
    let latest: string | null = null
    socket.ws.on('message', (data) => {
      latest = changesIn(JSON.parse(String(data)) as WireMessage)?.cursor ?? latest
    })
    socket.subscribe(print(HouseholdChangesDocument))
    await nextPlan(socket)
    sockets.push({ ...socket, cursor: () => latest })
  }
  return sockets
}

const changesIn = ({ payload }: WireMessage) =>
  (payload as { data?: HouseholdChangesSubscription } | undefined)?.data?.householdChanges

async function edit(url: string, token: string): Promise<void> {
  const rowId = randomUUID()
  const addRow = { rowId, category: 'DINNER', after: null, uniqueId: '', serves: 2 }
  await graphqlAt(url)(EDIT, { operations: [{ id: randomUUID(), act: { addRow } }] }, token)
}

/** Calls of one person, one after the other. `taken` gives the milliseconds of each since it was asked before. */
function callsOf(url: string, token: string): { taken(): number[]; stop(): Promise<void> } {
  const times: number[] = []
  let isOver = false
  const loop = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await graphqlAt(url)(CALL, {}, token)
      times.push(performance.now() - begun)
      await wait(PAUSE)
    }
  })()
  const stop = () => {
    isOver = true
    return loop
  }
  return { taken: () => times.splice(0), stop }
}

/** What a counter of the instance says. */
async function countOf({ url }: BuiltServer, name: string): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1])
}

/** Statements that the database has answered. */
async function statements(db: Knex): Promise<number> {
  const [rows] = await db.raw("SHOW GLOBAL STATUS LIKE 'Questions'")
  return Number(rows[0].Value)
}
