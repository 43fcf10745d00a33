import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { ERRORS, planOf, setSettings } from '../../support/plans'
import { restCaller } from '../../support/restCaller'

const UNSUITABLE = 'unsuitable { category row mealName change reasons }'

const app = givenApp()
let person: Person
let fine: CompiledMeal
let adaptable: CompiledMeal
let blocked: CompiledMeal

const call = restCaller(
  () => app,
  () => person.token,
)
const row = (meal: CompiledMeal) => ({ uniqueId: encodeMealEntryId(meal.id, []), numServes: 2 })
const plan = () => planOf({ dinner: [row(fine), row(adaptable), row(blocked)] })
const restPlan = (meals: CompiledMeal[]) => ({
  breakfast: { settings: { num_meals: 0 }, meal_list: [] },
  lunch: { settings: { num_meals: 0 }, meal_list: [] },
  dinner: {
    settings: { num_meals: meals.length },
    meal_list: meals.map((meal) => ({ unique_id: row(meal).uniqueId, num_serves: 2 })),
  },
})

async function ask<Field extends string>(field: Field, query: string, variables: object, by: string | undefined) {
  const { data, errors } = await app.graphql(query, variables, by)
  expect(errors).toBeUndefined()
  return (data as Record<string, unknown>)[field] as Record<string, unknown>
}

/** What every call says of the plan of a vegan. */
const found = () => [
  { category: 'DINNER', row: 1, mealName: adaptable.name, change: 'ADAPTED', reasons: expect.arrayContaining([]) },
  { category: 'DINNER', row: 2, mealName: blocked.name, change: 'REMOVED', reasons: expect.arrayContaining([]) },
]
const expectFound = (rows: unknown) => {
  expect(rows).toEqual(found())
  for (const { reasons } of rows as { reasons: string[] }[])
    expect(reasons).toContainEqual(expect.stringMatching(/^Contains .+, and you asked for Vegan$/))
}

beforeAll(async () => {
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'ADAPT']]), neverEaten: [] })
  const { meals, byCategory } = app.services.catalogue.compiled
  const dinners = [...byCategory.dinner].flatMap((index) => meals[index] ?? [])
  const first = (kind: string) => {
    const meal = dinners.find((one) => suitability(one, diet).kind === kind)
    if (!meal) throw new Error(`No dinner is ${kind} for a vegan`)
    return meal
  }
  fine = first('suitable')
  adaptable = first('swapped')
  blocked = first('unsuitable')
  person = await signUpAndIn(app)
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' } })
})

describe('meals that do not suit the settings', () => {
  it('are saved and loaded, and named', async () => {
    const SAVE = `mutation ($plan: MealPlanInput!) {
      saveMealPlan(input: { plan: $plan }) { saved { version ${UNSUITABLE} } ${ERRORS} }
    }`
    const { saved, errors } = await ask('saveMealPlan', SAVE, { plan: plan() }, person.token)
    expect(errors).toEqual([])
    expectFound((saved as { unsuitable: unknown }).unsuitable)
    const loaded = await ask(
      'mealPlan',
      `{ mealPlan { plan { dinner { mealList { name } } } ${UNSUITABLE} } }`,
      {},
      person.token,
    )
    expect(loaded.plan).toEqual({ dinner: { mealList: [fine, adaptable, blocked].map(({ name }) => ({ name })) } })
    expectFound(loaded.unsuitable)
  })

  it('are shopped for, and named', async () => {
    const LIST = `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { key } ${UNSUITABLE} ${ERRORS} } }`
    const list = await ask('shoppingList', LIST, { plan: plan() }, person.token)
    expectFound(list.unsuitable)
    expect(list.errors).toEqual([])
    const other = await signUpAndIn(app)
    expect((await ask('shoppingList', LIST, { plan: plan() }, other.token)).unsuitable).toEqual([])
  })

  it('are cooked, with the reasons', async () => {
    const COOK = `query ($entry: MealEntryInput!) { cookingMeal(entry: $entry) { steps unsuitable } }`
    const reasons = async (meal: CompiledMeal) =>
      (await ask('cookingMeal', COOK, { entry: row(meal) }, person.token)).unsuitable
    expect(await reasons(fine)).toEqual([])
    expect(await reasons(blocked)).toContainEqual(expect.stringMatching(/you asked for Vegan$/))
  })

  it('are shown on their pages with the reasons and the entry that suits, to the person alone', async () => {
    const READ = `query ($slug: String!, $entry: ID) {
      instructions(slug: $slug, entry: $entry) { unsuitable suitableEntry swaps { from } }
    }`
    const read = (meal: CompiledMeal, entry: unknown = null, by: string | undefined = person.token) =>
      ask('instructions', READ, { slug: meal.slug, entry }, by)
    expect(await read(fine)).toMatchObject({ unsuitable: [], suitableEntry: null })
    const { unsuitable, suitableEntry } = await read(adaptable)
    expect(unsuitable).toContainEqual(expect.stringMatching(/you asked for Vegan$/))
    const adapted = await read(adaptable, suitableEntry)
    expect(adapted).toMatchObject({ unsuitable: [], suitableEntry: null })
    expect(adapted.swaps).not.toEqual([])
    expect(await read(blocked)).toMatchObject({ unsuitable: expect.any(Array), suitableEntry: null })
    expect((await read(blocked)).unsuitable).not.toEqual([])
    const visitor = await app.graphql(READ, { slug: blocked.slug })
    expect(visitor.data.instructions).toMatchObject({ unsuitable: [], suitableEntry: null })
  })

  it('are named in the REST answers, which are as before where every meal suits', async () => {
    const meals = [fine, adaptable, blocked]
    const warnings = [adaptable, blocked].map((meal, index) => ({
      field: `dinner.meal_list[${index + 1}]`,
      message: expect.stringContaining(`${meal.name} does not suit your settings: Contains `),
    }))
    expect((await call('PUT', '/api/user/mealplan/', restPlan(meals))).body).toMatchObject({ warnings })
    expect((await call('GET', '/api/user/mealplan/')).body).toMatchObject({ warnings })
    expect((await call('POST', '/api/mealplan/scrub/', { mealStructure: restPlan(meals) })).body).toMatchObject({
      warnings,
    })
    const entry = restPlan([blocked]).dinner.meal_list[0]
    expect((await call('POST', '/api/mealplan/cooking-mode-meal', entry)).body).toMatchObject({
      warnings: expect.arrayContaining([expect.stringContaining('Vegan')]),
    })
    const list = await call('POST', '/api/mealplan/generate-shopping-list', restPlan(meals))
    expect(list.headers.get('X-Unsuitable-Meals')).toBe('dinner.meal_list[1], dinner.meal_list[2]')

    const suiting = await call('PUT', '/api/user/mealplan/', restPlan([fine]))
    expect(Object.keys(suiting.body as object)).toEqual(['breakfast', 'lunch', 'dinner'])
    const all = await call('POST', '/api/mealplan/generate-shopping-list', restPlan([fine]))
    expect(all.headers.get('X-Unsuitable-Meals')).toBeNull()
  })
})
