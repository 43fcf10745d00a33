import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from 'graphql'
import { connect } from '../../server/database/connection'
import { HouseholdChangesDocument, type HouseholdChangesSubscription } from '../../web/live/operations.generated'
import { openAs, type SocketClient } from '../server/realtime/socketClient'
import { graphqlAt } from '../support/graphqlAt'
import { type BuiltServer, startBuilt } from './servers'
import { median, printTable, short } from './table'
import { together } from './together'

/** Members of each household. */
const MEMBERS = 4
/** Open sockets of each member. */
const SOCKETS_EACH = 5
const ROUNDS = 100
/** Households in which someone edits at the same moment. */
const AT_ONCE = 10
/** Between two edits, in milliseconds. */
const PAUSE = 50

/** What a thousand sockets cost an instance, and how long an edit takes from its sender to the others' pages. */
export interface SocketFigures {
  name: string
  rows: [string, number][]
}

/** A thousand sockets of fifty households on the built server. @param databaseUrl none: its own embedded database. */
export async function benchSockets(name: string, databaseUrl: string | null): Promise<SocketFigures> {
  const server = await startBuilt(databaseUrl)
  try {
    const households = await householdsOf(server)
    const before = server.memory()
    const begun = performance.now()
    for (const household of households) await Promise.all(household.map((member) => member.open(server)))
    const opening = performance.now() - begun
    await lagOf(server)
    await wait(5000)
    const count = households.flat().length * SOCKETS_EACH
    const memory = ((server.memory() - before) * 1024) / count
    const idle = await lagOf(server)
    const one: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(...(await edit(server, households[round % households.length] ?? [])))
      await wait(PAUSE)
    }
    await lagOf(server)
    const many: number[] = []
    for (let round = 0; round < ROUNDS / AT_ONCE; round += 1) {
      const some = Array.from(
        { length: AT_ONCE },
        (_, index) => households[(round * AT_ONCE + index) % households.length],
      )
      many.push(...(await Promise.all(some.map((household) => edit(server, household ?? [])))).flat())
      await wait(PAUSE)
    }
    const busy = await lagOf(server)
    const [none, full] = await costsOfChange(server)
    for (const { sockets } of households.flat()) for (const { ws } of sockets) ws.terminate()
    const rows: [string, number][] = [
      ['sockets', count],
      ['to open them all, ms', opening],
      ['memory of each, kB', memory],
      ['lag of the event loop, idle, median ms', idle.median],
      ['lag of the event loop, idle, p99 ms', idle.p99],
      ['lag of the event loop, edits, median ms', busy.median],
      ['lag of the event loop, edits, p99 ms', busy.p99],
      ['from an edit to the other members’ pages, median ms', median(one)],
      ['from an edit to the other members’ pages, p95 ms', quantile(one, 0.95)],
      [`the same with ${AT_ONCE} households at once, median ms`, median(many)],
      [`the same with ${AT_ONCE} households at once, p95 ms`, quantile(many, 0.95)],
      ['processor time of a change in a household without sockets, ms', none],
      [`the same where ${12 * 10} sockets of 12 members listen, ms`, full],
    ]
    printTable(`WebSockets on one instance with ${name}`, [
      ['', 'value'],
      ...rows.map(([what, value]) => [what, short(value)]),
    ])
    return { name, rows }
  } finally {
    await server.stop()
  }
}

/** A person with the sockets of several devices. */
class Member {
  readonly sockets: SocketClient[] = []

  constructor(readonly token: string) {}

  async open({ url }: BuiltServer): Promise<void> {
    for (let device = 0; device < SOCKETS_EACH; device += 1) {
      const socket = await openAs(`${url.replace('http', 'ws')}/graphql`, this)
      this.sockets.push(socket)
      socket.subscribe(print(HouseholdChangesDocument))
      await nextPlan(socket)
    }
  }
}

/** The people of the server in households of four, without sockets yet. */
async function householdsOf(server: BuiltServer): Promise<Member[][]> {
  const { people, database } = server
  const db = connect(database)
  try {
    const households = await together(db, people, MEMBERS)
    return households.map((household) => household.map(({ token }) => new Member(token)))
  } finally {
    await db.destroy()
  }
}

const APPLY = `mutation ($operations: [PlanOperationInput!]!) {
  applyPlanOperations(operations: $operations) { errors { code } }
}`

/** A member edits the plan. @returns after how many milliseconds each socket of the others had it. */
async function edit({ url }: BuiltServer, [by, ...others]: Member[]): Promise<number[]> {
  const rowId = randomUUID()
  const addRow = { rowId, category: 'DINNER', after: null, uniqueId: '', serves: 2 }
  const operations = [{ addRow }, { removeRow: { rowId } }].map((act) => ({ id: randomUUID(), act }))
  const begun = performance.now()
  const [times] = await Promise.all([
    Promise.all(
      others
        .flatMap(({ sockets }) => sockets)
        .map(async (socket) => {
          await nextPlan(socket)
          return performance.now() - begun
        }),
    ),
    Promise.all((by?.sockets ?? []).map(nextPlan)),
    graphqlAt(url)(APPLY, { operations }, by?.token),
  ])
  return times
}

/** Changes of which the processor time is measured. */
const CHANGES = 40

/** Processor time of the server for a change, ms: in a household of twelve accounts without sockets, and with ten of each. */
export async function costsOfChange(server: BuiltServer): Promise<[without: number, withAll: number]> {
  const { people, database, url } = server
  const twelve = people.slice(-12)
  const [owner] = twelve
  const db = connect(database)
  try {
    await together(db, twelve, twelve.length)
  } finally {
    await db.destroy()
  }
  const change = async (sockets: readonly SocketClient[]) => {
    const rowId = randomUUID()
    const addRow = { rowId, category: 'DINNER', after: null, uniqueId: '', serves: 2 }
    const operations = [{ addRow }, { removeRow: { rowId } }].map((act) => ({ id: randomUUID(), act }))
    await Promise.all([...sockets.map(nextPlan), graphqlAt(url)(APPLY, { operations }, owner?.token)])
  }
  const costOf = async (sockets: readonly SocketClient[]) => {
    for (let round = 0; round < 10; round += 1) await change(sockets)
    const before = server.processorMs()
    for (let round = 0; round < CHANGES; round += 1) await change(sockets)
    return (server.processorMs() - before) / CHANGES
  }
  const without = await costOf([])
  const sockets: SocketClient[] = []
  for (const person of twelve)
    for (let device = 0; device < 10; device += 1) {
      const socket = await openAs(`${url.replace('http', 'ws')}/graphql`, person)
      socket.subscribe(print(HouseholdChangesDocument))
      await nextPlan(socket)
      sockets.push(socket)
    }
  const withAll = await costOf(sockets)
  for (const { ws } of sockets) ws.terminate()
  return [without, withAll]
}

/** Waits for the next message with a plan. */
export async function nextPlan(socket: SocketClient): Promise<void> {
  for (;;) {
    const { payload } = await socket.next()
    if ((payload as { data: HouseholdChangesSubscription }).data.householdChanges.plan) return
  }
}

/** What the server says of its event loop since it was asked before, in milliseconds. It looks every ten of them. */
async function lagOf({ url }: BuiltServer): Promise<{ median: number; p99: number }> {
  const page = await (await fetch(`${url}/metrics`)).text()
  const seconds = (quantile: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${quantile}_seconds (\\S+)$`, 'm').exec(page)?.[1])
  return { median: seconds('p50') * 1000 - 10, p99: seconds('p99') * 1000 - 10 }
}

function quantile(values: readonly number[], part: number): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
}
