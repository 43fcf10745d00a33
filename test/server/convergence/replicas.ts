import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import {
  applyListOperation,
  EMPTY_LIST,
  holds,
  isBought,
  isThere,
  type ListAct,
  noteOf,
  placeOf,
} from '../../../schema/listOperations'
import { applyWord, type CupboardState, keptIn } from '../../../schema/cupboardWords'
import { applyPlanActs, type PlanAct } from '../../../schema/planOperations'
import { inTransaction } from '../../../server/database/transaction'
import { membership } from '../../../server/households/membership'
import type { OperationStatus } from '../../../server/generated/schemaTypes'
import { applyHabitsAct, type HabitsState } from '../../../server/shopping/habits/habitsState'
import { graphqlAt } from '../../support/graphqlAt'
import { listActs } from '../../support/listArbitraries'
import { planActs } from '../../support/planArbitraries'
import type { RunningApp } from '../../support/startApp'
import { toActInput } from '../../../web/live/plan/planActInput'
import { CHANGES, type Changes, changesOf, GLOBAL, Replica } from '../live/changeCalls'
import { openSocket } from '../realtime/socketClient'
import { checkInHouseholds, type Device } from './pagesOf'

/** An act as a device keeps it. */
type Act =
  | { readonly plan: PlanAct }
  | { readonly list: ListAct }
  | {
      readonly cupboard:
        { keep: { ingredient: string; amount?: number; unit?: string } } | { take: { ingredient: string } }
    }
  | {
      readonly habits:
        { setPrice: { product: string; cents: number | null } } | { arrangeShop: { areas: readonly string[] | null } }
    }

interface Operation {
  readonly id: string
  readonly at: number
  readonly act: Act
}

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

/** What the operations make of a household in which nothing was done, each once: the plan in the order of their arrival. */
async function expectModel(
  app: RunningApp,
  householdId: string,
  replica: Replica,
  operations: readonly Operation[],
): Promise<void> {
  const { db } = app.services
  const inTurn: { operationId: string }[] = await db('plan_operations')
    .join('plans', 'plans.id', 'plan_operations.planId')
    .where({ householdId })
    .orderBy('plan_operations.version')
    .select('operationId')
  const planned = new Map(operations.flatMap(({ id, act }) => ('plan' in act ? [[id, act.plan] as const] : [])))
  expect(inTurn.map(({ operationId }) => operationId).sort()).toEqual([...planned.keys()].sort())
  const rows = applyPlanActs(
    [],
    inTurn.flatMap(({ operationId }) => planned.get(operationId) ?? []),
  )
  expect(
    replica
      .of('PlanRow')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(rows.map(({ id }) => `PlanRow:${id}`).sort())

  let list = EMPTY_LIST
  let cupboard: CupboardState = new Map()
  let habits: HabitsState = { orders: new Map(), prices: new Map(), words: new Map() }
  for (const { id, at, act } of operations) {
    if ('list' in act) list = applyListOperation(list, { id, at, by: null, act: act.list })
    if ('cupboard' in act) {
      const said = 'keep' in act.cupboard ? act.cupboard.keep : act.cupboard.take
      const kept = 'keep' in act.cupboard ? { amount: act.cupboard.keep.amount ?? null, unit: null, useBy: null } : null
      cupboard = applyWord(cupboard, said.ingredient, { at, by: null, kept })
    }
    if ('habits' in act) {
      const said =
        'setPrice' in act.habits ? act.habits.setPrice : { store: '', areas: act.habits.arrangeShop.areas as never }
      habits = applyHabitsAct(habits, said, { at, operationId: id })
    }
  }
  const of = (type: string, field: string) => Object.fromEntries(replica.of(type).map((one) => [one.id, one[field]]))
  const ticks = [...list.ticks].filter(([, tick]) => holds(tick, list))
  expect(of('ListTick', 'bought')).toEqual(
    Object.fromEntries(ticks.map(([key, { amount }]) => [`ListTick:${key}`, amount])),
  )
  const itemsOn = (place: string | null) => [...list.items].filter(([, item]) => placeOf(list, item) === place)
  const items = itemsOn(null)
  const named = [...list.lists].filter(([, one]) => isThere(one))
  expect(of('NamedList', 'name')).toEqual(Object.fromEntries(named.map(([id, { name }]) => [`NamedList:${id}`, name])))
  for (const { id, items: on } of replica.of('NamedList')) {
    const expected = itemsOn(id.slice('NamedList:'.length)).map(([key, item]) => ({
      id: `OwnItem:${key}`,
      text: item.words.text,
      isTicked: isBought(list, item),
      note: noteOf(item) === '' ? null : { text: noteOf(item) },
    }))
    expect(new Map((on as { id: string }[]).map((one) => [one.id, one]))).toEqual(
      new Map(expected.map((one) => [one.id, one])),
    )
  }
  expect(of('OwnItem', 'text')).toEqual(
    Object.fromEntries(items.map(([id, { words }]) => [`OwnItem:${id}`, words.text])),
  )
  const every = [...list.notes, ...items.map(([id, item]) => [id, { text: noteOf(item) }] as const)]
  const notes = every.filter(([, { text }]) => text !== '')
  expect(of('ListNote', 'text')).toEqual(Object.fromEntries(notes.map(([key, { text }]) => [`ListNote:${key}`, text])))
  expect(of('OwnItem', 'note')).toEqual(
    Object.fromEntries(
      items.map(([id, item]) => [`OwnItem:${id}`, noteOf(item) === '' ? null : { text: noteOf(item) }]),
    ),
  )
  expect(of('CupboardItem', 'at')).toEqual(
    Object.fromEntries(keptIn(cupboard).map(([slug, { at }]) => [`CupboardItem:${slug}`, at])),
  )
  expect(of('OwnPrice', 'cents')).toEqual(
    Object.fromEntries([...habits.prices].map(([product, { cents }]) => [`OwnPrice:${product}`, cents])),
  )
  expect(replica.of('ShopOrder').map(({ areas }) => (areas as string[])[0])).toEqual(
    [...habits.orders.values()].map(([area]) => area),
  )
}

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
    for (const table of ['cupboard_states', 'cupboard_items', 'shop_states', 'shop_orders', 'own_prices', 'shop_words'])
      await trx(table).where({ householdId }).delete()
  })
  return householdId
}
