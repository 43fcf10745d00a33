import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../../server/database/transaction'
import { membership } from '../../../server/households/membership'
import type { OperationStatus } from '../../../server/generated/schemaTypes'
import { graphqlAt } from '../../support/graphqlAt'
import { listActs } from '../../support/listArbitraries'
import { planActs } from '../../support/planArbitraries'
import type { RunningApp } from '../../support/startApp'
import { toActInput } from '../../../web/live/plan/planActInput'
import { CHANGES, type Changes, changesOf, GLOBAL, Replica } from '../live/changeCalls'
import { openSocket } from '../realtime/socketClient'
import { checkInHouseholds, type Device } from './pagesOf'
import { type Act, expectModel, type Operation } from './replicaModel'

/** How a call goes: it gets through, is lost, its answer is lost, it arrives twice at once. */
type Network = 'sound' | 'lost' | 'noAnswer' | 'twice'

const ingredient = fc.constantFrom('milk', 'egg')
const acts: fc.Arbitrary<Act> = fc.oneof(
  planActs.map((plan) => ({ plan })),
  listActs.map((list) => ({ list })),
  fc
    .record({ ingredient, amount: fc.integer({ min: 1, max: 5 }), unit: fc.constant('g') })
    .map((keep) => ({ cupboard: { keep } })),
  ingredient.map((slug) => ({ cupboard: { take: { ingredient: slug } } })),
  fc
    .record({ product: fc.constantFrom('milk', 'item:foil'), cents: fc.option(fc.integer({ min: 1, max: 5 })) })
    .map((setPrice) => ({ habits: { setPrice } })),
  fc
    .record({ code: fc.constantFrom('96385074', '4006381333931'), name: fc.constantFrom('Milk', 'Foil', null) })
    .map((learnCode) => ({ habits: { learnCode } })),
  fc.option(fc.constantFrom(['frozen'], ['dairy', 'bakery'])).map((areas) => ({ habits: { arrangeShop: { areas } } })),
)

const steps = fc.array(
  fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    step: fc.oneof(
      { weight: 3, arbitrary: fc.array(acts, { minLength: 1, maxLength: 4 }) },
      { weight: 2, arbitrary: fc.constantFrom<Network>('sound', 'lost', 'noAnswer', 'twice') },
      { weight: 2, arbitrary: fc.constantFrom('poll' as const, 'resume' as const, 'allAtOnce' as const) },
    ),
  }),
  { maxLength: 8 },
)

const SEND = `mutation ($input: ApplyOperationsInput!) {
  applyOperations(input: $input) { outcomes { id status } changes ${CHANGES} }
}`

const FOLLOW = `subscription ($after: String) { householdChanges(after: $after) ${CHANGES} }`

/** A device that knows objects by their ids and a cursor, and keeps what it has not been answered. */
class Client {
  readonly replica = new Replica()
  readonly acknowledged = new Map<string, OperationStatus>()
  private outbox: Operation[] = []

  constructor(private readonly device: Device) {}

  act(given: readonly Act[], at: () => number): Operation[] {
    const operations = given.map((act) => ({ id: randomUUID(), at: at(), act }))
    this.outbox.push(...operations)
    return operations
  }

  async send(network: Network): Promise<void> {
    const operations = this.outbox
    if (network === 'lost' || operations.length === 0) return
    const calls = await Promise.all((network === 'twice' ? [1, 2] : [1]).map(() => this.call(operations)))
    if (network === 'noAnswer') return
    const [answer] = calls
    if (!answer) throw new Error('There is no answer')
    for (const { id, status } of answer.outcomes) this.acknowledged.set(id, status)
    this.outbox = this.outbox.filter(({ id }) => !this.acknowledged.has(id))
    this.replica.hear(answer.changes)
  }

  async poll(): Promise<void> {
    const app = { graphql: graphqlAt(this.device.url) }
    this.replica.hear(await changesOf(app, this.device, this.replica.cursor))
  }

  /** By a socket that was lost and begins again. */
  async resume(): Promise<void> {
    const socket = await openSocket(`${this.device.url.replace('http', 'ws')}/graphql`)
    try {
      await socket.signIn(this.device.token, { graphIds: true })
      socket.subscribe(FOLLOW, { after: this.replica.cursor })
      const { payload } = await socket.next()
      this.replica.hear((payload as { data: { householdChanges: Changes } }).data.householdChanges)
    } finally {
      socket.ws.terminate()
    }
  }

  private async call(operations: readonly Operation[]) {
    const input = { operations: operations.map(toInput), after: this.replica.cursor }
    const { data, errors } = await graphqlAt(this.device.url)(SEND, { input }, this.device.token, GLOBAL)
    if (errors) throw new Error(JSON.stringify(errors))
    return data.applyOperations as never as {
      outcomes: { id: string; status: OperationStatus }[]
      changes: Changes
    }
  }
}

function toInput({ act, ...operation }: Operation) {
  return { ...operation, act: 'plan' in act ? { plan: toActInput(act.plan) } : act }
}

/** So many times three devices that know objects by ids and cursors come to what the server has, and no operation is lost. */
export async function replicasConverge(app: RunningApp, runs: number): Promise<void> {
  await checkInHouseholds(app, runs, (devices) =>
    fc.asyncProperty(steps, fc.boolean(), async (given, areTabs) => {
      const [first, second, third] = devices
      const householdId = await beginAfresh(app, first)
      const clients = [first, second, areTabs ? second : third].map((device) => new Client(device))
      const done: Operation[] = []
      let now = app.clock.now() - 10_000
      for (const { device, step } of given) {
        const client = clients[device]
        if (!client) throw new Error('There is no such device')
        if (step === 'allAtOnce') await Promise.all(clients.map((one) => one.send('sound')))
        else if (step === 'poll') await client.poll()
        else if (step === 'resume') await client.resume()
        else if (typeof step === 'string') await client.send(step)
        else done.push(...client.act(step, () => (now += 3)))
      }
      for (const client of clients) await client.send('sound')
      for (const client of clients) await client.poll()

      const statuses = new Map(clients.flatMap(({ acknowledged }) => [...acknowledged]))
      expect([...statuses.keys()].sort()).toEqual(done.map(({ id }) => id).sort())
      const accepted = done.filter(({ id }) => statuses.get(id) !== 'REFUSED')
      const [one] = clients
      for (const [index, client] of clients.entries()) {
        const fresh = new Replica()
        fresh.hear(await changesOf(app, [first, second, areTabs ? second : third][index] ?? first))
        expect(sorted(client.replica)).toEqual(sorted(fresh))
      }
      if (one) await expectModel(app, householdId, one.replica, accepted)
    }),
  )
}

const sorted = ({ objects }: Replica) => [...objects].sort(([a], [b]) => (a < b ? -1 : 1))

/** Nothing was done in the household of a device before. @returns its id. */
async function beginAfresh({ services }: RunningApp, { userId }: Device): Promise<string> {
  const { householdId } = await membership(services, { userId })
  // Many households begin at once: a transaction is tried again after a deadlock, as the application's are.
  await inTransaction(services.db, async (trx) => {
    for (const table of [
      'plans',
      'list_states',
      'list_ticks',
      'list_items',
      'list_notes',
      'named_lists',
      'list_operations',
    ])
      await trx(table).where({ householdId }).delete()
    for (const table of [
      'cupboard_states',
      'cupboard_items',
      'shop_states',
      'shop_orders',
      'own_prices',
      'learned_codes',
      'shop_words',
    ])
      await trx(table).where({ householdId }).delete()
  })
  return householdId
}
