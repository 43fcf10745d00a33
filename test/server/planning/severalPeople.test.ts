import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { decodeMealEntryId, encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { membership } from '../../../server/households/membership'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { type Entry, ERRORS, planOf, setSettings } from '../../support/plans'
import { dishPage, savedDish, soup } from '../dishes/dishCalls'

const [LUNCH, DINNER] = [2, 4]
const UNSUITABLE = 'unsuitable { category row change reasons }'
const app = givenApp()
let ann: Person
let mia: string

/** A household of Ann and her child Mia, who eats lunch and dinner, and no dairy. */
beforeEach(async () => {
  ann = await signUpAndIn(app)
  mia = await addMember(
    app,
    ann,
    'Mia',
    { requirements: { DAIRY_FREE: 'STRICT' } },
    { eats: LUNCH + DINNER, portion: 50 },
  )
})

async function ask<Answer>(query: string, variables: object, by = ann): Promise<Answer> {
  const { data, errors } = await app.graphql(query, variables, by.token)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as unknown as Answer
}

const dairyFree = compileDiet({ requirements: new Map([['DAIRY_FREE', 'STRICT']]), neverEaten: [] })
function mealWith(kind: 'suitable' | 'unsuitable', categories: number): CompiledMeal {
  const { meals } = app.services.catalogue.compiled
  const meal = meals.find((one) => one.categoryMask === categories && suitability(one, dairyFree).kind === kind)
  if (!meal) throw new Error(`No meal is ${kind} without dairy`)
  return meal
}
const row = (meal: CompiledMeal) => ({ uniqueId: encodeMealEntryId(meal.id, []), numServes: 2 })
const offered = async (category: string, by = ann) =>
  (
    await ask<{ mealList: Entry[] }>(
      `query ($category: MealCategory!) { mealBases(category: $category) { mealList { name uniqueId } } }`,
      { category },
      by,
    )
  ).mealList
const MILK = /^Contains .+, and Mia asked for Dairy free$/

test('a category offers and proposes what suits those who eat it', async () => {
  const { compiled } = app.services.catalogue
  expect(await offered('BREAKFAST')).toHaveLength(compiled.byCategory.breakfast.length)
  const dinners = await offered('DINNER')
  expect(dinners.length).toBeLessThan(compiled.byCategory.dinner.length)
  for (const { uniqueId } of dinners) {
    const meal = decodeMealEntryId(uniqueId, compiled)?.meal
    expect(meal && suitability(meal, dairyFree).kind).toBe('suitable')
  }
  const proposed = await ask<Record<string, { mealList: Entry[] }>>(
    `mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) {
      breakfast { mealList { uniqueId numServes } } dinner { mealList { uniqueId numServes } } ${ERRORS} } }`,
    { input: { breakfast: { numMeals: 10 }, dinner: { numMeals: 10, serves: [4] }, seed: 'several' } },
  )
  const own = new Set(dinners.map(({ uniqueId }) => uniqueId))
  expect(proposed.dinner?.mealList.every(({ uniqueId }) => own.has(uniqueId))).toBe(true)
  expect(proposed.dinner?.mealList.map(({ numServes }) => numServes)).toEqual([4, ...Array<number>(9).fill(2)])
  expect(proposed.breakfast?.mealList.map(({ numServes }) => numServes)).toEqual(Array<number>(10).fill(1))
})

test('what is excluded names who asked for it, for several people only', async () => {
  const randomize = (by: Person) =>
    ask<{ dinner: { excludedBy: { label: string; members: string[] }[] } }>(
      `mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) {
        dinner { excludedBy { label members } } ${ERRORS} } }`,
      { input: { dinner: { numMeals: 1 } } },
      by,
    )
  const everything = { neverEatenSlugs: app.services.catalogue.compiled.ingredients.map(({ slug }) => slug) }
  await setSettings(app, ann.userId, { ...everything, tagPreferences: { spicy: 'NEVER' } })
  const name = ann.email.replace(/@.*/, '')
  const { excludedBy } = (await randomize(ann)).dinner
  expect(excludedBy).toContainEqual({ label: 'Dairy free', members: ['Mia'] })
  expect(excludedBy).toContainEqual({ label: 'Ingredients I never eat', members: [name] })
  const alone = await signUpAndIn(app)
  await setSettings(app, alone.userId, everything)
  const [only] = (await randomize(alone)).dinner.excludedBy
  expect(only).toEqual({ label: 'Ingredients I never eat', members: [] })
})

test('every check of a plan goes by who eats the category, and says for whom a meal does not suit', async () => {
  const lunch = mealWith('unsuitable', LUNCH + DINNER)
  const breakfast = mealWith('unsuitable', 1)
  const plan = planOf({ breakfast: [row(breakfast)], lunch: [row(lunch)] })
  const found = [{ category: 'LUNCH', row: 0, change: 'REMOVED', reasons: [expect.stringMatching(MILK) as unknown] }]
  const scrubbed = await ask<{ changes: object[] }>(
    `mutation ($plan: MealPlanInput!) { scrubMealPlan(input: { plan: $plan }) { changes { category row change reasons } } }`,
    { plan },
  )
  expect(scrubbed.changes).toEqual(found)
  const saved = await ask<{ saved: object }>(
    `mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { saved { ${UNSUITABLE} } } }`,
    { plan },
  )
  expect(saved.saved).toEqual({ unsuitable: found })
  expect(await ask(`{ mealPlan { ${UNSUITABLE} } }`, {})).toEqual({ unsuitable: found })
  expect(await ask(`query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { ${UNSUITABLE} } }`, { plan })).toEqual({
    unsuitable: found,
  })
})

test('the pages of a meal go by who eats it where it is planned', async () => {
  const { id: annId } = await membership(app.services, ann)
  const both = mealWith('unsuitable', LUNCH + DINNER)
  const breakfast = mealWith('unsuitable', 1)
  await app.services.db('household_members').where({ id: mia }).update({ eats: LUNCH })
  const cook = async (meal: CompiledMeal, planned: object = {}) =>
    (
      await ask<{ unsuitable: string[] }>(
        `query ($entry: MealEntryInput!, $category: MealCategory, $eaters: [ID!]) {
          cookingMeal(entry: $entry, category: $category, eaters: $eaters) { unsuitable } }`,
        { entry: row(meal), ...planned },
      )
    ).unsuitable
  const read = async (meal: CompiledMeal, planned: object = {}) =>
    (
      await ask<{ unsuitable: string[] }>(
        `query ($slug: String!, $category: MealCategory, $eaters: [ID!]) {
          instructions(slug: $slug, category: $category, eaters: $eaters) { unsuitable } }`,
        { slug: meal.slug, ...planned },
      )
    ).unsuitable
  for (const page of [cook, read]) {
    expect(await page(both)).toEqual([expect.stringMatching(MILK)])
    expect(await page(both, { category: 'DINNER' })).toEqual([])
    expect(await page(both, { category: 'DINNER', eaters: [mia] })).toEqual([expect.stringMatching(MILK)])
    expect(await page(both, { category: 'LUNCH', eaters: [annId] })).toEqual([])
    expect(await page(breakfast)).toEqual([])
  }
})

test('reasons say you for the caller and name the others', async () => {
  await setSettings(app, ann.userId, { requirements: { DAIRY_FREE: 'ADAPT' }, tagPreferences: { spicy: 'NEVER' } })
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben, { name: 'Ben' })
  await setSettings(app, ben.userId, { neverEatenSlugs: ['garlic'] })
  await addMember(app, ann, 'Sam', { neverEatenSlugs: ['garlic'], tagPreferences: { spicy: 'NEVER' } })
  const { meals } = app.services.catalogue.compiled
  const dinners = meals.filter(({ categoryMask }) => (categoryMask & DINNER) !== 0)
  const spicy = dinners.find(({ meal }) => meal.tags.includes('spicy'))
  const garlic = dinners.find(({ meal }) => meal.essential.includes('garlic'))
  if (!spicy || !garlic) throw new Error('The catalogue has no such dinners')
  const reasons = async (meal: CompiledMeal, by: Person) =>
    (
      await ask<{ unsuitable: string[] }>(
        'query ($slug: String!) { instructions(slug: $slug, category: DINNER) { unsuitable } }',
        { slug: meal.slug },
        by,
      )
    ).unsuitable
  expect(await reasons(mealWith('unsuitable', DINNER), ann)).toContainEqual(
    expect.stringMatching(/^Contains .+, and you and Mia asked for Dairy free$/),
  )
  expect(await reasons(spicy, ann)).toContain('Tagged spicy, which you and Sam never want')
  const annName = ann.email.replace(/@.*/, '')
  expect(await reasons(spicy, ben)).toContain(`Tagged spicy, which ${annName} and Sam never want`)
  expect((await reasons(garlic, ben)).join()).toMatch(/which you and Sam never eat/)
  expect((await reasons(garlic, ann)).join()).toMatch(/which Ben and Sam never eat/)
  await app.services
    .db('user_settings')
    .where({ userId: ben.userId })
    .update({ neverEatenSlugs: '[]', disliked: 'garlic' })
  expect((await reasons(garlic, ben)).join()).toMatch(/garlic, which Sam never eats.*garlic, which you don't like/)
  expect((await reasons(garlic, ann)).join()).toMatch(/garlic, which Ben doesn't like/)
})

test('own dishes are planned, shopped and cooked by the whole household, and listed by their owner alone', async () => {
  const ben = await signUpAndIn(app)
  const stranger = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
  const dish = await savedDish(app, ben, soup({ name: 'Ben’s soup' }))
  const entry = (await offered('DINNER')).find(({ name }) => name === 'Ben’s soup')
  const cells = { uniqueId: entry?.uniqueId ?? '', numServes: 2 }
  const list = await ask<{ items: { ingredient: { name: string } }[]; errors: object[] }>(
    `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { ingredient { name } } ${ERRORS} } }`,
    { plan: planOf({ dinner: [cells] }) },
  )
  expect(list.errors).toEqual([])
  expect(list.items.length).toBeGreaterThan(0)
  const page = (by: Person) =>
    ask<{ name: string } | null>(
      'query ($slug: String!) { instructions(slug: $slug) { name } }',
      { slug: dish.slug },
      by,
    )
  expect(await page(ann)).toEqual({ name: 'Ben’s soup' })
  expect(await page(stranger)).toBeNull()
  expect((await offered('DINNER', stranger)).some(({ name }) => name === 'Ben’s soup')).toBe(false)
  expect((await dishPage(app, ann)).totalCount).toBe(0)
  expect((await dishPage(app, ben)).totalCount).toBe(1)
  const opened = await ask('query ($id: ID!) { dish(id: $id) { name } }', { id: dish.id })
  expect(opened).toBeNull()
})

test('a meal can be asked for in two versions', async () => {
  const { id: annId } = await membership(app.services, ann)
  await app.services.db('profile_settings').where({ memberId: mia }).update({ requirements: '{"DAIRY_FREE":"ADAPT"}' })
  const adapt = compileDiet({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]), neverEaten: [] })
  const { meals } = app.services.catalogue.compiled
  const meal = meals.find((one) => (one.categoryMask & DINNER) !== 0 && suitability(one, adapt).kind === 'swapped')
  if (!meal) throw new Error('No dinner is swapped')
  const VERSIONS = `query ($meal: ID!, $category: MealCategory!, $eaters: [ID!]) {
    mealVersions(meal: $meal, category: $category, eaters: $eaters) { entry { name uniqueId isCustomised numServes } eaters }
  }`
  const versions = (variables: object) => ask<object[]>(VERSIONS, { category: 'DINNER', ...variables })
  const swapped = { entry: { name: meal.name, isCustomised: true, numServes: 1 }, eaters: [mia] }
  for (const name of [meal.slug, meal.id, encodeMealEntryId(meal.id, [])])
    expect(await versions({ meal: name })).toMatchObject([
      { entry: { name: meal.name, isCustomised: false, numServes: 1 }, eaters: [annId] },
      swapped,
    ])
  expect(await versions({ meal: meal.id, eaters: [mia] })).toMatchObject([swapped])
  const stranger = await membership(app.services, await signUpAndIn(app))
  for (const [field, variables] of [
    ['meal', { meal: 'nothing' }],
    ['meal', { meal: meal.id, category: 'BREAKFAST' }],
    ['eaters', { meal: meal.id, eaters: [] }],
    ['eaters', { meal: meal.id, eaters: [stranger.id] }],
  ] as const) {
    const { errors } = await app.graphql(VERSIONS, { category: 'DINNER', ...variables }, ann.token)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  }
})
