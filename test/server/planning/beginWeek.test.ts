import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { PlanModel } from '../../../server/planning/PlanModel'
import { givenApp } from '../../support/givenApp'
import { joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import type { KeptPlan } from './planCalls'
import { titles, weekCalls } from './weekCalls'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

const { run, save, load, rename, remove, plansOf, current, meal, beginWeek, apply, day, adding, past } = weekCalls(
  app,
  () => person,
)

test('what is over becomes a past week, and empty rows take its places (PLAN-88)', async () => {
  const [early, undated, later, nothing] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await apply(
    adding(early, { date: day(-2), serves: 4, isLocked: true }),
    adding(undated, { uniqueId: meal(1) }),
    adding(later, { uniqueId: meal(2), date: day(0) }),
    adding(nothing, { uniqueId: '' }),
  )
  const before = await current()
  const begun = await beginWeek()
  expect(begun).toMatchObject({ ok: true, changes: [], errors: [], plan: { status: 'CURRENT' } })
  const now = await current()
  expect(now).toEqual(begun.plan)
  expect(now.version).toBe(before.version + 1)
  const dinnerRows = now.rows.filter(({ category }) => category === 'DINNER')
  expect(dinnerRows.map(({ title, date, serves, isLocked }) => [title, date, serves, isLocked])).toEqual([
    [null, day(5), 4, false],
    [null, null, 1, false],
    [before.rows.find(({ id }) => id === later)?.title, day(0), 1, false],
    [null, null, 1, false],
  ])
  expect(dinnerRows[2]?.id).toBe(later)
  expect(now.rows.map(({ id }) => id)).not.toContain(early)
  const [week, ...others] = await past()
  expect(others).toEqual([])
  expect(week).toMatchObject({ status: 'PAST', name: null, rows: [{ id: early }, { id: undated }] })
  expect(week?.rows.map(({ serves, date }) => [serves, date])).toEqual([
    [4, day(-2)],
    [1, null],
  ])
})

test('where nothing is over nothing changes, and empty rows leave no past week (PLAN-88)', async () => {
  await apply(adding(randomUUID(), { date: day(1) }))
  const before = await current()
  expect((await beginWeek()).plan).toEqual(before)
  await apply(adding(randomUUID(), { uniqueId: '' }))
  expect((await beginWeek()).plan?.rows).toHaveLength(2)
  expect(await past()).toEqual([])
})

test('an Undo takes its rows out of the past week (PLAN-88)', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  await apply(adding(one), adding(two, { uniqueId: meal(1) }))
  await beginWeek()
  await apply(adding(one))
  expect((await past()).map(({ rows }) => rows.map(({ id }) => id))).toEqual([[two]])
  await apply(adding(two, { uniqueId: meal(1) }))
  expect(await past()).toEqual([])
})

test('a past week is loaded, kept under a name and deleted, but not renamed or written over (PLAN-88)', async () => {
  await apply(adding(randomUUID(), { date: day(-3) }), adding(randomUUID(), { uniqueId: meal(1) }))
  const was = titles(await current())
  await beginWeek()
  const planId = (await past())[0]?.id ?? ''
  const loaded = await load({ planId })
  expect(titles(loaded.plan as KeptPlan)).toEqual(was)
  expect(loaded.plan?.rows.map(({ date }) => date)).toEqual([day(4), null])
  expect((await past()).map(({ id }) => id)).toEqual([planId])
  expect((await save({ name: 'Good', rowsOf: planId })).plan).toMatchObject({ name: 'Good', status: 'SAVED' })
  expect((await rename({ planId, name: 'Bad' })).errors).toEqual([{ code: 'UNKNOWN', field: 'planId' }])
  expect((await save({ name: 'Bad', planId })).errors).toEqual([{ code: 'UNKNOWN', field: 'planId' }])
  expect(await remove(planId)).toEqual({ ok: true, errors: [] })
  expect(await past()).toEqual([])
})

test('it happens once, for all of the household, and not for others (PLAN-88)', async () => {
  const mate = await signUpAndIn(app)
  await joinHousehold(app, person, mate)
  await apply(adding(randomUUID()))
  const operationId = randomUUID()
  await beginWeek({ operationId }, mate)
  await apply(adding(randomUUID(), { uniqueId: meal(3) }))
  const { plan } = await beginWeek({ operationId })
  expect(titles(plan as KeptPlan).filter(Boolean)).toHaveLength(1)
  expect(await past()).toHaveLength(1)
  const all = await Promise.all([1, 2, 3].map(() => beginWeek()))
  expect(all.every(({ ok }) => ok)).toBe(true)
  expect(await past(mate)).toHaveLength(2)
  expect((await past(mate)).flatMap(({ rows }) => rows)).toHaveLength(2)
  expect(await past(await signUpAndIn(app))).toEqual([])
  expect((await beginWeek({ operationId: 'one' })).errors).toEqual([{ code: 'INVALID', field: 'operationId' }])
})

test('a household has at most two years of past weeks, which do not count as named plans (PLAN-88)', async () => {
  await current()
  const { householdId } = await PlanModel.query(app.services.db)
    .findById((await current()).id.replace('Plan:', ''))
    .throwIfNotFound()
  const weeks = Array.from({ length: LIMITS.pastWeeks }, (_, index) => {
    const id = randomUUID()
    const rows = [{ id: randomUUID(), category: 'dinner', uniqueId: meal(0), serves: 1, eaters: null, variantOf: null }]
    const key = { id, householdId, name: '', nameKey: `#past ${id}` }
    return { ...key, version: 1, content: JSON.stringify({ rows }), changedAt: index + 1, changedBy: null }
  })
  await app.services.db.batchInsert('plans', weeks, 20)
  await apply(adding(randomUUID()))
  await beginWeek()
  const { totalCount } = await plansOf('(status: [PAST])')
  expect(totalCount).toBe(LIMITS.pastWeeks)
  const [oldest] = weeks
  expect(await PlanModel.query(app.services.db).findById(oldest?.id ?? '')).toBeUndefined()
  expect((await save({ name: '#past', rows: [{ category: 'DINNER', content: { text: { text: 'x' } } }] })).ok).toBe(
    true,
  )
})

test('what was eaten lately is avoided where that is asked for (PLAN-89)', async () => {
  const { byCategory, meals } = app.services.catalogue.compiled
  const breakfasts = Array.from(byCategory.breakfast).map((index) => encodeMealEntryId(meals[index]?.id ?? '', []))
  const eaten = breakfasts.slice(0, 10)
  let again = 0
  for (let round = 0; round < 4; round += 1) {
    await apply(
      ...eaten.map((uniqueId) => ({
        addRow: { rowId: randomUUID(), category: 'BREAKFAST', uniqueId, after: 'none', date: day(-1) },
      })),
    )
    await beginWeek()
    const { randomizeMealPlan } = await run<{
      randomizeMealPlan: { breakfast: { mealList: { uniqueId: string }[] } }
    }>(
      'mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) { breakfast { mealList { uniqueId } } } }',
      { input: { breakfast: { numMeals: 10 }, seed: `round ${round}`, avoidsRecent: true } },
    )
    again += randomizeMealPlan.breakfast.mealList.filter(({ uniqueId }) => eaten.includes(uniqueId)).length
    for (const { id } of (await current()).rows) await apply({ removeRow: { rowId: id } })
  }
  expect(again).toBe(0)
})
