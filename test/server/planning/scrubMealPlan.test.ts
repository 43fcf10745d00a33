import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import type { RequirementKey, RequirementMode } from '../../../server/catalogue/requirements'
import { MealPlanModel } from '../../../server/planning/MealPlanModel'
import { brokenBy } from '../../support/eaten'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import {
  emptyRow,
  entriesOf,
  ERRORS,
  PLAN,
  type Plan,
  type PlanInput,
  planOf,
  rowOf,
  setSettings,
  toInput,
  type Wrong,
} from '../../support/plans'

interface Scrubbed {
  plan: Plan | null
  changes: { category: string; row: number; mealName: string; change: string; reasons: string[] }[]
  errors: Wrong[]
}

const SCRUB = `mutation ($input: ScrubMealPlanInput!) {
  scrubMealPlan(input: $input) { plan ${PLAN} changes { category row mealName change reasons } ${ERRORS} }
}`

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

async function scrub(plan: PlanInput, by = person): Promise<Scrubbed> {
  const answer = await app.graphql(SCRUB, { input: { plan } }, by.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.scrubMealPlan as never
}

/** The first dinner that stands to a requirement in that way. */
function dinnerThat(
  kind: 'suitable' | 'swapped' | 'unsuitable',
  key: RequirementKey,
  mode: RequirementMode = 'ADAPT',
): CompiledMeal {
  const diet = compileDiet({ requirements: new Map([[key, mode]]), neverEaten: [] })
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = [...byCategory.dinner]
    .map((index) => meals[index])
    .find((one) => one && suitability(one, diet).kind === kind)
  if (!meal) throw new Error(`No dinner is ${kind} for ${key}`)
  return meal
}

const asItIs = (meal: CompiledMeal, numServes = 2) => ({ uniqueId: encodeMealEntryId(meal.id, []), numServes })

it('keeps, adapts and empties, and says what and why', async () => {
  const [fine, adaptable, blocked] = [
    dinnerThat('suitable', 'DAIRY_FREE'),
    dinnerThat('swapped', 'DAIRY_FREE'),
    dinnerThat('unsuitable', 'DAIRY_FREE'),
  ]
  const plan = planOf({ dinner: [asItIs(fine, 1), emptyRow(3), asItIs(adaptable, 4), asItIs(blocked, 5)] })
  await setSettings(app, person.userId, { requirements: { DAIRY_FREE: 'ADAPT' } })
  const scrubbed = await scrub(plan)
  expect(scrubbed.errors).toEqual([])
  expect(scrubbed.plan?.dinner.settings.numMeals).toBe(4)
  expect(scrubbed.plan?.dinner.mealList).toMatchObject([
    { name: fine.name, uniqueId: plan.dinner.mealList[0]?.uniqueId, isCustomised: false, numServes: 1 },
    { name: '', uniqueId: '', numServes: 3 },
    { name: adaptable.name, isCustomised: true, numServes: 4 },
    { name: '', uniqueId: '', isCustomised: false, numServes: 5 },
  ])
  const adapted = scrubbed.plan?.dinner.mealList[2]
  expect(brokenBy(app.services.catalogue.compiled, adapted?.uniqueId ?? '', { DAIRY_FREE: 'ADAPT' })).toEqual([])
  expect(adapted?.swaps.length).toBeGreaterThan(0)
  const reasons = ['Contains milk, and you asked for Dairy free']
  expect(scrubbed.changes).toEqual([
    { category: 'DINNER', row: 2, mealName: adaptable.name, change: 'ADAPTED', reasons },
    { category: 'DINNER', row: 3, mealName: blocked.name, change: 'REMOVED', reasons },
  ])
})

it('leaves alone what it has adapted, and a plan without settings', async () => {
  const plan = planOf({ dinner: [asItIs(dinnerThat('swapped', 'DAIRY_FREE'))] })
  const untouched = await scrub(plan)
  expect(untouched.changes).toEqual([])
  expect(untouched.plan && toInput(untouched.plan)).toEqual(plan)
  await setSettings(app, person.userId, { requirements: { DAIRY_FREE: 'ADAPT' } })
  const once = await scrub(plan)
  const twice = await scrub(toInput(once.plan as Plan))
  expect(twice).toEqual({ plan: once.plan, changes: [], errors: [] })
  await setSettings(app, person.userId, {})
  expect((await scrub(toInput(once.plan as Plan))).plan).toEqual(once.plan)
})

it('gives an entry other swaps when its own no longer serve', async () => {
  await setSettings(app, person.userId, { requirements: { DAIRY_FREE: 'ADAPT' } })
  const once = await scrub(planOf({ dinner: [asItIs(dinnerThat('swapped', 'DAIRY_FREE'))] }))
  const swap = once.plan?.dinner.mealList[0]?.swaps.find(({ to }) => to !== null)
  const target = app.services.catalogue.compiled.ingredients.find(({ name }) => name === swap?.to)
  expect(target).toBeDefined()
  await setSettings(app, person.userId, {
    requirements: { DAIRY_FREE: 'ADAPT' },
    neverEatenSlugs: [target?.slug ?? ''],
  })
  const again = await scrub(toInput(once.plan as Plan))
  expect(again.changes).toMatchObject([{ row: 0, reasons: [`Contains ${target?.name}, which you never eat`] }])
  expect(again.plan?.dinner.mealList[0]?.swaps.map(({ to }) => to)).not.toContain(target?.name)
})

it('empties what only swaps would save under a strict requirement', async () => {
  const meal = dinnerThat('swapped', 'DAIRY_FREE')
  await setSettings(app, person.userId, { requirements: { DAIRY_FREE: 'STRICT' } })
  expect((await scrub(planOf({ dinner: [asItIs(meal, 6)] }))).plan?.dinner.mealList).toMatchObject([
    { uniqueId: '', numServes: 6 },
  ])
})

it('empties what carries a tag that is never wanted', async () => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const spicy = [...byCategory.dinner].map((index) => meals[index]).find((meal) => meal?.meal.tags.includes('spicy'))
  if (!spicy) throw new Error('No dinner is spicy')
  await setSettings(app, person.userId, { tagPreferences: { spicy: 'NEVER' } })
  const { changes, plan } = await scrub(planOf({ dinner: [asItIs(spicy)] }))
  expect(changes).toEqual([
    {
      category: 'DINNER',
      row: 0,
      mealName: spicy.name,
      change: 'REMOVED',
      reasons: ['Tagged spicy, which you never want'],
    },
  ])
  expect(plan?.dinner.mealList[0]?.uniqueId).toBe('')
})

it('leaves nothing forbidden in whole plans', async () => {
  const rows = (category: 'breakfast' | 'lunch' | 'dinner', from: number) =>
    Array.from({ length: 10 }, (_, index) => rowOf(app, category, from + index))
  const requirements = { VEGAN: 'ADAPT', GLUTEN_FREE: 'ADAPT', NUT_FREE: 'STRICT' } as const
  await setSettings(app, person.userId, { requirements })
  for (const from of [0, 10, 20, 30]) {
    const { plan, changes } = await scrub(
      planOf({ breakfast: rows('breakfast', from), lunch: rows('lunch', from), dinner: rows('dinner', from) }),
    )
    const filled = entriesOf(plan as Plan).filter(({ uniqueId }) => uniqueId !== '')
    for (const { uniqueId } of filled)
      expect(brokenBy(app.services.catalogue.compiled, uniqueId, requirements)).toEqual([])
    expect(changes.length).toBeGreaterThan(0)
    for (const { reasons } of changes) expect(reasons.length).toBeGreaterThan(0)
    expect(changes.filter(({ change }) => change === 'REMOVED')).toHaveLength(30 - filled.length)
  }
})

it('stores nothing', async () => {
  await scrub(planOf({ dinner: [rowOf(app, 'dinner')] }))
  expect(await MealPlanModel.query(app.services.db).findById(person.userId)).toBeUndefined()
})

it("goes by the caller's own settings", async () => {
  const other = await signUpAndIn(app)
  await setSettings(app, other.userId, { requirements: { DAIRY_FREE: 'STRICT' } })
  expect((await scrub(planOf({ dinner: [asItIs(dinnerThat('unsuitable', 'DAIRY_FREE'))] }))).changes).toEqual([])
})

it('refuses a faulty plan as a whole and names each fault', async () => {
  const plan = planOf({ lunch: [{ uniqueId: 'bm9uc2Vuc2U', numServes: 11 }], dinner: [rowOf(app, 'dinner')] })
  expect(await scrub(plan)).toMatchObject({
    plan: null,
    changes: [],
    errors: [
      { code: 'OUT_OF_RANGE', field: 'plan.lunch.mealList[0].numServes' },
      { code: 'UNKNOWN', field: 'plan.lunch.mealList[0].uniqueId' },
    ],
  })
})

it('needs a token', async () => {
  expect((await app.graphql(SCRUB, { input: { plan: planOf({}) } })).status).toBe(401)
})
