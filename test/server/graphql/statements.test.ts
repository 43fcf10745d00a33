import { isBoundary, statementsOf } from '../../support/countStatements'
import { fullHousehold, type FullHousehold, sendOperation } from '../../support/fullHousehold'
import { givenApp } from '../../support/givenApp'
import { pageEdits, pageQueries } from '../../support/pageCalls'
import { pageOperations } from '../../support/pageOperations'

interface SentAct {
  act: Record<string, object>
}

const app = givenApp({ RATE_LIMIT_SCALE: '1000000' })

/** Rows of each list, as far as its limit allows (a plan has 30), and members. */
const SIZES = [
  { rows: 1, members: 2 },
  { rows: 10, members: 2 },
  { rows: 100, members: 2 },
  { rows: 10, members: 1 },
  { rows: 10, members: 6 },
  { rows: 10, members: 12 },
]

/** The most statements of a call, that of the session, BEGIN and COMMIT included. */
const MOST: Readonly<Record<string, number>> = {
  FirstPlan: 2,
  RecentChanges: 4,
  ShoppingList: 3,
  SharedList: 3,
  ShopHabits: 3,
  Cupboard: 3,
  MealBases: 2,
  MealVersions: 2,
  ApplyPlanOperations: 6,
  ApplyListOperations: 6,
  ApplyCupboardOperations: 6,
  ApplyHabits: 11,
  RandomizeMealPlan: 4,
  PlanSummary: 3,
  BalancePlan: 3,
  Offers: 4,
  SaveMealPlan: 7,
  MealTraits: 3,
  Households: 2,
  SetKitchenTimers: 7,
}

/** The answers of members without an account are one statement more, where there are such members. */
const WITHOUT_ACCOUNT = new Set(['WishForms'])

const households: FullHousehold[] = []
beforeAll(async () => {
  for (const size of SIZES) households.push(await fullHousehold(app, size))
})

const calls = Object.entries({ ...pageQueries, ...pageEdits })

it.each(calls)('%s needs as many statements, whatever the household has', async (name, variables) => {
  const counts: number[] = []
  const seen: string[] = []
  for (const household of households) {
    const call = () => sendOperation(app, name, variables(household, app.clock.now()), household.owner.token)
    // Dishes that this process has not seen yet are read once.
    await call()
    const all = await statementsOf(app.services.db, call)
    const statements = WITHOUT_ACCOUNT.has(name) ? all.filter((one) => !one.includes('profile_settings')) : all
    counts.push(statements.length)
    seen.push(statements.join('\n'))
  }
  expect({ counts: new Set(counts).size, statements: seen[counts.indexOf(Math.max(...counts))] }).toEqual({
    counts: 1,
    statements: seen[0],
  })
  expect(counts[0]).toBeLessThanOrEqual(MOST[name] ?? Infinity)
})

/** The pages' edits of plan, list and cupboard, by what they are on. */
const ACTS = { plan: 'ApplyPlanOperations', list: 'ApplyListOperations', cupboard: 'ApplyCupboardOperations' }

it.each(Object.entries(ACTS))('the call on the %s of the release before needs no more statements', async (on, edit) => {
  const name = `${edit[0]?.toLowerCase()}${edit.slice(1)}`
  const type = `${edit.slice('Apply'.length, -'Operations'.length)}OperationInput`
  const text = `mutation ($operations: [${type}!]!) { ${name}(operations: $operations) { ok } }`
  for (const household of households) {
    const { input } = pageEdits[edit]?.(household, app.clock.now()) as { input: { operations: SentAct[] } }
    const operations = input.operations.map(({ act, ...operation }) => ({ ...operation, act: act[on] }))
    const call = async () => {
      expect((await app.graphql(text, { operations }, household.owner.token)).data).toEqual({ [name]: { ok: true } })
    }
    expect((await statementsOf(app.services.db, call)).length).toBeLessThanOrEqual(6)
  }
})

it('every query of the pages is counted', () => {
  const queries = [...pageOperations()].filter(([, { kind }]) => kind === 'query').map(([name]) => name)
  expect(Object.keys(pageQueries).sort()).toEqual(queries.sort())
})

it('an edit that comes again writes nothing', async () => {
  const [household] = households
  if (!household) throw new Error('There is no household')
  const variables = pageEdits.ApplyPlanOperations?.(household, app.clock.now()) ?? {}
  const call = () => sendOperation(app, 'ApplyPlanOperations', variables, household.owner.token)
  const first = await statementsOf(app.services.db, call)
  const again = await statementsOf(app.services.db, call)
  const writes = (statements: string[]) => statements.filter((sql) => /^(?:insert|update|delete)/i.test(sql)).length
  expect([writes(first), writes(again)]).toEqual([2, 0])
  expect(again.filter(isBoundary)).toHaveLength(2)
})
