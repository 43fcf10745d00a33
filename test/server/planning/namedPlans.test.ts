import { randomUUID } from 'node:crypto'
import { addDays } from '../../../schema/days'
import { LIMITS } from '../../../schema/limits'
import { sydneyDay } from '../../../schema/sydneyDay'
import { membership } from '../../../server/households/membership'
import { forgetOldOperations } from '../../../server/operations/forgetOldOperations'
import { MealPlanModel } from '../../../server/planning/MealPlanModel'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { type KeptPlan, planCalls } from './planCalls'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
let dinners: string[]

beforeEach(async () => {
  person = await signUpAndIn(app)
  const { meals, byCategory } = app.services.catalogue.compiled
  dinners = Array.from(byCategory.dinner).map((index) => meals[index]?.slug ?? '')
})

const { run, save, load, remove, plansOf, current } = planCalls(app, () => person)
const loadOld = async (by = person) =>
  (
    await run<{ mealPlan: { version: number; plan: { dinner: { mealList: { slug: string }[] } } } | null }>(
      '{ mealPlan { version plan { dinner { mealList { slug } } } } }',
      {},
      by,
    )
  ).mealPlan
/** A day that has not passed: loading moves a plan of days that have to a week that comes. */
const tomorrow = () => addDays(sydneyDay(app.clock.now()), 1)
const dinner = (index = 0, more: object = {}) => ({
  category: 'DINNER',
  content: { dishes: [{ recipe: dinners[index] }] },
  ...more,
})

test('plans are saved under names, listed, loaded and deleted by all of a household', async () => {
  const mate = await signUpAndIn(app)
  await joinHousehold(app, person, mate)
  const rows = [dinner(0, { date: tomorrow(), isLocked: true, serves: 4 }), dinner(1)]
  const { ok, plan } = await save({ rows, name: ' Camping ' })
  expect([ok, plan]).toMatchObject([true, { status: 'SAVED', name: 'Camping', version: 1 }])
  app.clock.advance(1000)
  await save({ rows: [dinner(2)], name: 'Guests' }, mate)
  expect((await plansOf('(status: [SAVED])', mate)).nodes.map(({ name }) => name)).toEqual(['Guests', 'Camping'])
  const loaded = await load({ planId: plan?.id }, mate)
  expect(loaded).toMatchObject({ ok: true, changes: [], plan: { status: 'CURRENT', name: null, version: 1 } })
  const now = await current()
  expect(now).toEqual(loaded.plan)
  expect(now.rows).toMatchObject([{ date: tomorrow(), isLocked: true, serves: 4 }, { date: null }])
  expect(now.rows.map(({ id }) => id)).not.toEqual(plan?.rows.map(({ id }) => id))
  expect(await remove(plan?.id ?? '')).toEqual({ ok: true, errors: [] })
  expect(await remove(plan?.id ?? '')).toEqual({ ok: true, errors: [] })
  expect((await plansOf('', mate)).nodes.map(({ name, status }) => [name, status])).toEqual([
    [null, 'CURRENT'],
    ['Guests', 'SAVED'],
  ])
})

test('without rows a copy of the current plan is saved', async () => {
  expect((await save({ name: 'Nothing' })).errors).toEqual([{ code: 'EMPTY_PLAN', field: 'rows' }])
  const id = randomUUID()
  const first = await save({ rows: [dinner(0, { id, date: tomorrow() }), dinner(0, { versionOf: id })], name: 'One' })
  await load({ planId: first.plan?.id })
  const copy = await save({ name: 'Two' })
  const texts = ({ rows }: KeptPlan) => rows.map(({ title, date }) => [title, date])
  expect(texts(copy.plan as KeptPlan)).toEqual(texts(first.plan as KeptPlan))
  const ids = [first.plan, copy.plan, await current()].flatMap((plan) => plan?.rows.map((row) => row.id) ?? [])
  expect(new Set(ids).size).toBe(6)
  const nodes = await run<{ nodes: ({ id: string } | null)[] }>(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on PlanRow { id versionOf { id } } } }',
    { ids: ids.map((one) => `PlanRow:${one}`) },
  )
  expect(nodes.nodes.map((row) => row?.id)).toEqual(ids)
  expect(nodes.nodes[1]).toEqual({ id: ids[1], versionOf: { id } })
  const again = await save({ rows: [dinner(3, { id })], name: 'Three' })
  expect(again.plan?.rows[0]?.id).not.toBe(id)
})

test('the plan without a name is the one that Save and REST know', async () => {
  const { plan } = await save({ rows: [dinner(0)], version: 0 })
  expect(plan).toMatchObject({ status: 'SAVED', name: null, version: 1 })
  expect(await loadOld()).toMatchObject({ version: 1, plan: { dinner: { mealList: [{ slug: dinners[0] }] } } })
  const old = { userId: person.userId, version: 2, savedAt: app.clock.now() + 5 }
  const none = { numMeals: 0, mealList: [] }
  const lists = { breakfast: { numMeals: 1, mealList: [{ uniqueId: '', numServes: 3 }] }, lunch: none, dinner: none }
  await MealPlanModel.query(app.services.db)
    .insert({ ...old, plan: lists })
    .onConflict('userId')
    .merge()
  const stale = await save({ rows: [dinner(1)], version: 1 })
  expect(stale.errors).toEqual([{ code: 'CONFLICT', field: 'version' }])
  expect(stale.plan).toMatchObject({ id: plan?.id, version: 2, rows: [{ category: 'BREAKFAST', serves: 3 }] })
  await MealPlanModel.query(app.services.db)
    .findById(person.userId)
    .patch({ version: 3, savedAt: old.savedAt + 5 })
  expect((await plansOf('(status: [SAVED])')).nodes).toMatchObject([{ id: plan?.id, name: null, version: 3 }])
  await remove(plan?.id ?? '')
  expect([await loadOld(), (await plansOf('(status: [SAVED])')).totalCount]).toEqual([null, 0])
})

test('a plan is written over by its name or its id, while its version is the one that was read', async () => {
  const { plan } = await save({ rows: [dinner(0)], name: 'Camping', version: 0 })
  expect(await save({ rows: [dinner(1)], name: 'CAMPING', version: 0 })).toMatchObject({
    ok: false,
    errors: [{ code: 'CONFLICT', field: 'version' }],
    plan: { id: plan?.id, version: 1, rows: [{ title: plan?.rows[0]?.title }] },
  })
  expect((await save({ rows: [dinner(1)], name: 'camping', version: 1 })).plan).toMatchObject({
    id: plan?.id,
    name: 'camping',
    version: 2,
  })
  expect((await save({ rows: [dinner(2)], planId: plan?.id })).plan).toMatchObject({ name: 'camping', version: 3 })
  expect((await save({ rows: [dinner(2)], planId: plan?.id, name: 'Tents' })).plan).toMatchObject({
    id: plan?.id,
    name: 'Tents',
    version: 4,
  })
  await save({ rows: [dinner(2)], name: 'Guests' })
  expect((await save({ rows: [dinner(2)], planId: plan?.id, name: 'guests' })).errors).toEqual([
    { code: 'DUPLICATE', field: 'name' },
  ])
})

test('of many saves on the same version one wins', async () => {
  await save({ rows: [dinner(0)], name: 'Camping' })
  const all = await Promise.all(
    [1, 2, 3, 4].map((index) => save({ rows: [dinner(index)], name: 'Camping', version: 1 })),
  )
  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(all.map(({ plan }) => JSON.stringify(plan))).size).toBe(1)
})

test('what is loaded is brought in line with the present settings', async () => {
  const { plan } = await save({ rows: dinners.slice(0, 10).map((_, index) => dinner(index)), name: 'All' })
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' } })
  const { plan: now, changes } = await load({ planId: plan?.id })
  expect(now?.rows).toHaveLength(10)
  expect(changes.length).toBeGreaterThan(0)
  for (const { row, version, replacement } of changes) {
    expect(row.title).toBe(replacement ? version.name : null)
    expect(now?.rows.map(({ id }) => id)).toContain(row.id)
  }
  const { household } = (
    await run<{ viewer: { household: { plan: { problems: object[] } } } }>(
      '{ viewer { household { plan { problems { reasons } } } } }',
      {},
    )
  ).viewer
  expect(household.plan.problems).toEqual([])
  expect((await plansOf('(status: [SAVED])')).nodes[0]?.rows).toEqual(plan?.rows)
})

test('an operation that comes again does nothing', async () => {
  const operationId = randomUUID()
  const input = { operationId, rows: [dinner(0)], name: 'Camping' }
  const first = await save(input)
  expect(await save(input)).toEqual(first)
  const opened = { operationId: randomUUID(), planId: first.plan?.id }
  const loaded = await load(opened)
  expect((await load(opened)).plan).toEqual(loaded.plan)
  await forgetOldOperations({ ...app.services, now: () => app.clock.now() + 31 * 24 * 60 * 60 * 1000 })
  expect((await load(opened)).plan?.version).toBe(2)
})

test('what is wrong is named, and plans of others do not exist', async () => {
  const stranger = await signUpAndIn(app)
  const { plan } = await save({ rows: [dinner(0)], name: 'Theirs' }, stranger)
  const own = await current()
  const rows = [dinner(0)]
  const wrong = [
    [{ rows, name: ' ' }, 'REQUIRED', 'name'],
    [{ rows, name: 'x'.repeat(LIMITS.planName + 1) }, 'TOO_LONG', 'name'],
    [{ rows, name: 'Saved plan' }, 'DUPLICATE', 'name'],
    [{ rows, version: -1 }, 'OUT_OF_RANGE', 'version'],
    [{ rows, planId: plan?.id }, 'UNKNOWN', 'planId'],
    [{ rows, planId: own.id }, 'UNKNOWN', 'planId'],
    [{ rows, operationId: 'one' }, 'INVALID', 'operationId'],
    [{ rows: [] }, 'EMPTY_PLAN', 'rows'],
    [{ rows: [dinner(0, { versionOf: randomUUID() })] }, 'UNKNOWN', 'rows[0].versionOf'],
    [{ rows: Array.from({ length: 11 }, () => dinner(0)) }, 'TOO_MANY', 'rows'],
  ] as const
  for (const [input, code, field] of wrong)
    expect(await save(input)).toEqual({ ok: false, plan: null, changes: [], errors: [{ code, field }] })
  for (const planId of [plan?.id, own.id, 'none'])
    expect((await load({ planId })).errors).toEqual([{ code: 'UNKNOWN', field: 'planId' }])
  expect((await remove(own.id)).errors).toEqual([{ code: 'INVALID', field: 'planId' }])
  expect(await remove(plan?.id ?? '')).toEqual({ ok: true, errors: [] })
  expect((await plansOf('', stranger)).nodes.map(({ name }) => name)).toEqual(['Theirs'])
})

test('a household has a limited number of plans, in pages, by as many statements for one as for all', async () => {
  const counts: number[] = []
  const query =
    '{ viewer { household { plans(first: 100) { nodes { id rows { title } problems { reasons } shoppingList { leftCount } } } } } }'
  for (let index = 0; index < LIMITS.savedPlans; index += 1) {
    app.clock.advance(10)
    expect((await save({ rows: [dinner(index)], name: `Plan ${index}` })).ok).toBe(true)
    if ([0, 9, LIMITS.savedPlans - 1].includes(index))
      counts.push((await statementsOf(app.services.db, () => run(query, {}))).length)
  }
  expect(new Set(counts).size).toBe(1)
  expect((await save({ rows: [dinner(0)], name: 'More' })).errors).toEqual([{ code: 'TOO_MANY', field: 'name' }])
  expect((await save({ rows: [dinner(1)], name: 'Plan 0' })).ok).toBe(true)
  expect((await save({ rows: [dinner(1)] })).ok).toBe(true)
  const first = await plansOf('(first: 30, status: [SAVED])')
  const second = await plansOf(`(first: 30, after: "${first.pageInfo.endCursor}", status: [SAVED])`)
  expect([first.totalCount, first.nodes.length, second.nodes.length]).toEqual([51, 30, 21])
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(51)
  const { householdId } = await membership(app.services, person)
  await app.services.db('plans').where({ householdId }).delete()
})
