import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { followChanges } from '../../../server/live/followChanges'
import { householdChanges } from '../../../server/live/householdChanges'
import type { LocalPubSub } from '../../../server/pubsub/LocalPubSub'
import { isBoundary, statementsOf } from '../../support/countStatements'
import { type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'
import { fullHousehold, type FullHousehold, sendOperation } from '../../support/fullHousehold'
import { joinHousehold } from '../../support/households'
import { manyPeople } from '../../support/manyPeople'
import { pageEdits } from '../../support/pageCalls'
import { type RunningApp, startApp } from '../../support/startApp'
import { soup } from '../dishes/dishCalls'
import { change } from '../households/householdCalls'

/** Two instances on one database, of which the one that listens learns nothing of what is done on the other. */
let database: FreshDatabase
let listening: RunningApp
let writing: RunningApp
let household: FullHousehold
beforeAll(async () => {
  database = await preparedDatabase()
  const shared = { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000000', PUBLIC_URL: 'http://meals.example' }
  listening = await startApp(shared)
  writing = await startApp(shared)
  household = await fullHousehold(writing, { members: 2, rows: 4 })
})
afterAll(async () => {
  await listening?.stop()
  await writing?.stop()
  await database?.drop()
})

const resync = () => (listening.services.pubSub as LocalPubSub).resync()

/** What a person's page is sent from now on, after what there is. */
async function listener(userId: string) {
  const iterator = await followChanges(listening.services, { userId }, null)
  await iterator.next()
  const received: string[][] = []
  let isOver = false
  const reading = (async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      const { parts } = next.value
      received.push(Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name])))
    }
    isOver = true
  })()
  const stop = async () => {
    await iterator.return?.()
    await reading
  }
  return { received, isOver: () => isOver, stop }
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await wait(25)
  expect(holds()).toBe(true)
}

/** Longer than a question waits for others, and the longest random wait of so few. */
const QUIET = 500

it('after a gap in which nothing was missed, all households are asked for by one statement and none is read (SEC-23)', async () => {
  const people = await manyPeople(writing.services, 30)
  const listeners = []
  for (const { userId } of people) listeners.push(await listener(userId))
  const quiet = await statementsOf(listening.services.db, () => wait(QUIET))
  expect(quiet).toEqual([])
  const statements = await statementsOf(listening.services.db, async () => {
    resync()
    await wait(QUIET)
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  for (const sql of statements) expect(sql).toContain('from `households`')
  expect(listeners.flatMap(({ received }) => received)).toEqual([])
  for (const one of listeners) await one.stop()
})

/** What a page has missed, and which parts it is sent then. */
const MISSED: Record<string, readonly string[]> = {
  ApplyPlanOperations: ['plan'],
  ApplyListOperations: ['list'],
  ApplyCupboardOperations: ['cupboard'],
  ApplyHabits: ['shopHabits'],
  SaveMealPlan: ['plan', 'storedPlans'],
  SavePlan: ['storedPlans'],
  SaveDish: ['plan'],
  RenameHousehold: ['household', 'plan'],
  SetWhoEats: ['household', 'plan'],
}

/** What is sent of calls that are no edits of what all pages show. */
const FURTHER: Record<string, object> = {
  SavePlan: { input: { name: 'Winter' } },
  SaveDish: { input: soup() },
}

it.each(Object.entries(MISSED))(
  'what was missed of %s is read, and nothing of other households',
  async (name, parts) => {
    const [stranger] = await manyPeople(writing.services, 1)
    const other = await listener(stranger?.userId ?? '')
    const own = await listener(household.owner.userId)
    const variables = FURTHER[name] ?? pageEdits[name]?.(household, writing.clock.now()) ?? {}
    await sendOperation(writing, name, variables, household.owner.token)
    resync()
    await until(() => own.received.length > 0)
    expect(own.received[0]).toEqual(expect.arrayContaining([...parts]))
    expect(other.received).toEqual([])
    await own.stop()
    await other.stop()
  },
)

it('answers that were missed have the plan said again', async () => {
  const own = await listener(household.owner.userId)
  const answers = [{ fieldId: 'dietary.neverEaten', text: `rice ${randomUUID().slice(0, 4)}` }]
  const { data } = await writing.graphql(
    'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { code } } }',
    { input: { answers } },
    household.owner.token,
  )
  expect(data).toEqual({ saveForms: { errors: [] } })
  resync()
  await until(() => own.received.flat().includes('plan'))
  // What follows from that is known, so that another gap finds nothing.
  await wait(QUIET)
  const before = own.received.length
  const again = await statementsOf(listening.services.db, async () => {
    resync()
    await wait(QUIET)
  })
  expect(again.filter((sql) => !isBoundary(sql))).toHaveLength(1)
  expect(own.received).toHaveLength(before)
  await own.stop()
})

it('a message that was delivered counts as known, a version later than it does not', async () => {
  const own = await listener(household.owner.userId)
  const edit = (app: RunningApp) =>
    sendOperation(
      app,
      'ApplyListOperations',
      pageEdits.ApplyListOperations?.(household, app.clock.now()) ?? {},
      household.owner.token,
    )
  await edit(listening)
  await until(() => own.received.length === 1)
  const statements = await statementsOf(listening.services.db, async () => {
    resync()
    await wait(QUIET)
  })
  expect(statements).toHaveLength(1)
  expect(own.received).toHaveLength(1)
  await edit(writing)
  resync()
  await until(() => own.received.length === 2)
  expect(own.received[1]).toEqual(['list'])
  await own.stop()
})

it('who was removed meanwhile receives no more', async () => {
  const [owner, member] = await manyPeople(writing.services, 2)
  if (!owner || !member) throw new Error('No people')
  const memberId = await joinHousehold(writing, owner, member)
  const removed = await listener(member.userId)
  await change(writing, owner, 'removeHouseholdMember', { memberId })
  resync()
  await until(removed.isOver)
})

it('the field of the release before reads what moved alone, too', async () => {
  const versions = { plan: null, list: null, household: null, cupboard: null, shopHabits: null }
  const iterator = await householdChanges(listening.services, { userId: household.owner.userId }, versions)
  await iterator.next()
  const next = iterator.next()
  await sendOperation(
    writing,
    'ApplyCupboardOperations',
    pageEdits.ApplyCupboardOperations?.(household, writing.clock.now()) ?? {},
    household.owner.token,
  )
  resync()
  const { value } = await next
  expect(value).toMatchObject({ plan: null, list: null, shopHabits: null, cupboard: { version: expect.any(Number) } })
  await iterator.return?.()
})

it.each(['householdChanged', 'householdChanges'] as const)(
  'a message about something else makes nothing known that was not read (%s)',
  async (field) => {
    const caller = { userId: household.owner.userId }
    const versions = { plan: null, list: null, household: null, cupboard: null, shopHabits: null }
    const iterator =
      field === 'householdChanges'
        ? await followChanges(listening.services, caller, null)
        : await householdChanges(listening.services, caller, versions)
    await iterator.next()
    const edit = (app: RunningApp, name: string) =>
      sendOperation(app, name, pageEdits[name]?.(household, app.clock.now()) ?? {}, household.owner.token)
    const saved = iterator.next()
    // The listener is not notified of the habits, and reads what was saved after they were stored.
    await edit(writing, 'ApplyHabits')
    await edit(listening, 'SaveMealPlan')
    await saved
    const habits = iterator.next()
    resync()
    const { value } = await habits
    const parts = value && 'parts' in value ? value.parts : value
    expect(parts).toMatchObject({ list: null, cupboard: null, shopHabits: { version: expect.any(Number) } })
    await iterator.return?.()
  },
)
