import { followChanges } from '../../../server/live/followChanges'
import type { ChangesView } from '../../../server/live/changesSince'
import { isBoundary, statementsOf } from '../../support/countStatements'
import { type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'
import { fullHousehold, type FullHousehold, sendOperation } from '../../support/fullHousehold'
import { manyPeople } from '../../support/manyPeople'
import { pageEdits } from '../../support/pageCalls'
import type { Person } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { savedDish, soup } from '../dishes/dishCalls'

/** Two instances on one database: a device whose instance has ended connects to the other one. */
let database: FreshDatabase
let former: RunningApp
let present: RunningApp
let household: FullHousehold
beforeAll(async () => {
  database = await preparedDatabase()
  const shared = { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000000', PUBLIC_URL: 'http://meals.example' }
  former = await startApp(shared)
  present = await startApp(shared)
  household = await fullHousehold(former, { members: 2, rows: 4 })
})
afterAll(async () => {
  await former?.stop()
  await present?.stop()
  await database?.drop()
})

async function first(app: RunningApp, userId: string, after: string | null): Promise<ChangesView> {
  const changes = await followChanges(app.services, { userId }, after)
  const { value } = await changes.next()
  await changes.return?.()
  if (!value) throw new Error('It has ended')
  return value
}

const partsIn = ({ parts }: ChangesView) => Object.entries(parts).flatMap(([name, part]) => (part ? [name] : []))
const EVERY = ['cupboard', 'household', 'kitchenTimers', 'list', 'plan', 'shopHabits', 'storedPlans']

it('who missed nothing gets nothing again, and nothing is read but versions (API-50)', async () => {
  const { userId } = household.owner
  const { cursor } = await first(former, userId, null)
  let resumed: ChangesView | undefined
  const statements = await statementsOf(present.services.db, async () => {
    resumed = await first(present, userId, cursor)
  })
  expect(resumed).toMatchObject({
    cursor,
    isComplete: false,
    changed: [],
    removed: [],
    householdId: expect.any(String),
  })
  expect(partsIn(resumed as ChangesView)).toEqual([])
  expect(statements.filter((sql) => !isBoundary(sql)).length).toBeLessThanOrEqual(2)
})

it('the next change comes whole to a device that the instance has not sent anything before', async () => {
  const { userId, token } = household.owner
  const { cursor } = await first(former, userId, null)
  const changes = await followChanges(present.services, { userId }, cursor)
  await changes.next()
  const next = changes.next()
  const variables = pageEdits.ApplyListOperations?.(household, present.clock.now()) ?? {}
  await sendOperation(present, 'ApplyListOperations', variables, token)
  const { value } = await next
  expect(value).toMatchObject({ isComplete: true })
  expect(partsIn(value as ChangesView).sort()).toEqual(EVERY)
  await changes.return?.()
  expect((await first(former, userId, (value as ChangesView).cursor)).changed).toEqual([])
})

/** What is stored while a device is away, each by an operation of the pages. */
const MISSED = [
  'ApplyPlanOperations',
  'ApplyListOperations',
  'ApplyCupboardOperations',
  'ApplyHabits',
  'SaveMealPlan',
  'RenameHousehold',
  'SetWhoEats',
]
const FORMS = 'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { code } } }'
const answered = (text: string) => ({ input: { answers: [{ fieldId: 'dietary.neverEaten', text }] } })
const OTHERS: Record<string, () => Promise<unknown>> = {
  'a dish': () => savedDish(former, household.owner as Person, soup({ name: `Soup ${Date.now()}` })),
  'an answer': () => former.graphql(FORMS, answered(`rice ${Date.now()}`), household.owner.token),
}

const edits: [string, () => Promise<unknown>][] = [
  ...MISSED.map((name): [string, () => Promise<unknown>] => [
    name,
    () => {
      const variables = pageEdits[name]?.(household, former.clock.now()) ?? {}
      return sendOperation(former, name, variables, household.owner.token)
    },
  ]),
  ...Object.entries(OTHERS),
]

it.each(edits)('what was missed of %s is read', async (_name, edit) => {
  const { userId } = household.owner
  const { cursor } = await first(former, userId, null)
  former.clock.advance(1000)
  present.clock.advance(1000)
  await edit()
  expect(partsIn(await first(present, userId, cursor)).sort()).toEqual(EVERY)
})

it('the cursor of another account, or of another household, is none', async () => {
  const [stranger] = await manyPeople(former.services, 1)
  const { cursor } = await first(former, household.owner.userId, null)
  const received = await first(present, stranger?.userId ?? '', cursor)
  expect(received.isComplete).toBe(true)
  expect(partsIn(received).sort()).toEqual(EVERY)
})
