import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, swapsOf } from '../../../server/catalogue/diet'
import { decodeMealEntryId, encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { membership } from '../../../server/households/membership'
import { MealPlanModel } from '../../../server/planning/MealPlanModel'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { ERRORS, planOf, type Row } from '../../support/plans'

/** A row as these calls send and answer it. */
interface EatenRow extends Row {
  eaters?: string[] | null
  followsPortions?: boolean
  isVersion?: boolean
}

const DINNER = 4
const LISTS = 'dinner { mealList { uniqueId numServes eaters followsPortions isVersion } }'
const app = givenApp()
let ann: Person
let annId: string
let mia: string

/** A household of Ann and her child Mia, who eats half a serve and no dairy. */
beforeEach(async () => {
  ann = await signUpAndIn(app)
  annId = (await membership(app.services, ann)).id
  mia = await addMember(app, ann, 'Mia', { requirements: { DAIRY_FREE: 'ADAPT' } }, { portion: 50 })
})

const dairyFree = compileDiet({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]), neverEaten: [] })
function dinnerThat(kind: 'swapped' | 'unsuitable'): CompiledMeal {
  const { meals } = app.services.catalogue.compiled
  const meal = meals.find((one) => (one.categoryMask & DINNER) !== 0 && suitability(one, dairyFree).kind === kind)
  if (!meal) throw new Error(`No dinner is ${kind} without dairy`)
  return meal
}
const asItIs = (meal: CompiledMeal) => encodeMealEntryId(meal.id, [])
const withSwaps = (meal: CompiledMeal) => encodeMealEntryId(meal.id, swapsOf(suitability(meal, dairyFree)))

async function ask<Answer>(query: string, variables: object = {}, by = ann): Promise<Answer> {
  const { data, errors } = await app.graphql(query, variables, by.token)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as unknown as Answer
}
const dinnersOf = (rows: EatenRow[]) => ({ plan: planOf({ dinner: rows }) })
const save = (rows: EatenRow[]) =>
  ask<{ errors: object[] }>(
    `mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { saved { version } ${ERRORS} } }`,
    dinnersOf(rows),
  )
const loaded = async (by = ann) =>
  (await ask<{ plan: { dinner: { mealList: EatenRow[] } } }>(`{ mealPlan { plan { ${LISTS} } } }`, {}, by)).plan.dinner
    .mealList

/** A dinner in two versions, and one that everyone eats, whose serves someone has set. */
const versions = (meal: CompiledMeal): EatenRow[] => [
  { uniqueId: asItIs(meal), numServes: 1, eaters: [annId], followsPortions: true },
  { uniqueId: withSwaps(meal), numServes: 1, eaters: [mia], followsPortions: true, isVersion: true },
  { uniqueId: withSwaps(meal), numServes: 4 },
]

it('a saved plan keeps who eats a row, that its serves follow, and versions, and a current plan begins with them (PLAN-53)', async () => {
  const meal = dinnerThat('swapped')
  expect((await save(versions(meal))).errors).toEqual([])
  expect(await loaded()).toEqual([
    { uniqueId: asItIs(meal), numServes: 1, eaters: [annId], followsPortions: true, isVersion: false },
    { uniqueId: withSwaps(meal), numServes: 1, eaters: [mia], followsPortions: true, isVersion: true },
    { uniqueId: withSwaps(meal), numServes: 4, eaters: null, followsPortions: false, isVersion: false },
  ])
  const { rows } = await ask<{ rows: { id: string; eaters: string[] | null; variantOf: string | null }[] }>(
    '{ currentPlan { rows { id eaters variantOf hasSetServes entry { eaters followsPortions isVersion } } } }',
  )
  expect(rows).toMatchObject([
    { eaters: [annId], variantOf: null, hasSetServes: false },
    { eaters: [mia], variantOf: rows[0]?.id, entry: { eaters: [mia], followsPortions: true, isVersion: true } },
    { eaters: null, variantOf: null, hasSetServes: true, entry: { eaters: null, followsPortions: false } },
  ])
})

it('serves that follow are those of the portions when the plan is read', async () => {
  await save([{ uniqueId: '', numServes: 9, followsPortions: true }])
  expect(await loaded()).toMatchObject([{ numServes: 2 }])
  await app.services.db('household_members').where({ id: mia }).update({ portion: 200 })
  expect(await loaded()).toMatchObject([{ numServes: 3 }])
})

it('who has left eats nothing any more, and a row that names no one else is for all', async () => {
  const ben = await signUpAndIn(app)
  const benId = await joinHousehold(app, ann, ben, { name: 'Ben' })
  const row = { uniqueId: '', numServes: 1 }
  expect(
    (
      await save([
        { ...row, eaters: [benId] },
        { ...row, eaters: [mia, benId] },
      ])
    ).errors,
  ).toEqual([])
  await ask('mutation { leaveHousehold { errors { code } } }', {}, ben)
  expect((await loaded()).map(({ eaters }) => eaters)).toEqual([null, [mia]])
  const unknown = await save([{ ...row, eaters: ['a stranger'] }])
  expect(unknown.errors).toEqual([])
  expect((await loaded())[0]?.eaters).toBeNull()
})

it('the release before this one finds the serves that were shown, and REST answers as before', async () => {
  await save(versions(dinnerThat('swapped')))
  const { plan } = await MealPlanModel.query(app.services.db).findById(ann.userId).throwIfNotFound()
  expect(plan.dinner.mealList.map(({ numServes }) => numServes)).toEqual([1, 1, 4])
  const answer = await fetch(`${app.url}/api/user/mealplan/`, { headers: { authorization: `Bearer ${ann.token}` } })
  const { dinner } = (await answer.json()) as { dinner: { meal_list: object[] } }
  const fields = ['name', 'unique_id', 'isCustomised', 'url_details', 'num_serves', 'main_ingredient']
  for (const entry of dinner.meal_list) expect(Object.keys(entry)).toEqual(fields)
})

it('every check of a plan goes by those who eat the row (PLAN-50)', async () => {
  const meal = dinnerThat('unsuitable')
  const rows = [annId, mia].map((id) => ({ uniqueId: asItIs(meal), numServes: 1, eaters: [id] }))
  const found = [{ row: 1, change: 'REMOVED', reasons: [expect.stringMatching(/^Contains .+, and Mia asked for/)] }]
  const WRONG = '{ row change reasons }'
  expect(
    await ask(
      `mutation ($plan: MealPlanInput!) { scrubMealPlan(input: { plan: $plan }) {
        changes ${WRONG} plan { ${LISTS} } } }`,
      dinnersOf(rows),
    ),
  ).toMatchObject({
    changes: found,
    plan: { dinner: { mealList: [{ eaters: [annId] }, { uniqueId: '', eaters: [mia] }] } },
  })
  expect(
    await ask(`query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { unsuitable ${WRONG} } }`, dinnersOf(rows)),
  ).toEqual({ unsuitable: found })
  await save(rows)
  expect(await ask(`{ mealPlan { unsuitable ${WRONG} } }`)).toEqual({ unsuitable: found })
  const cook = (row: EatenRow | undefined) =>
    ask<{ unsuitable: string[] }>('query ($entry: MealEntryInput!) { cookingMeal(entry: $entry) { unsuitable } }', {
      entry: row,
    })
  expect((await cook(rows[0])).unsuitable).toEqual([])
  expect((await cook(rows[1])).unsuitable).toHaveLength(1)
})

it('a list says for whom each version of a meal is bought', async () => {
  const meal = dinnerThat('swapped')
  const { items } = await ask<{ items: { parts: { mealName: string; serves: number; eaters: string[] | null }[] }[] }>(
    `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { parts { mealName serves eaters } } } }`,
    dinnersOf(versions(meal)),
  )
  const shared = items.find(({ parts }) => parts.length === 3)
  expect(shared?.parts.map(({ serves, eaters }) => [serves, eaters])).toEqual([
    [1, [annId]],
    [1, [mia]],
    [4, null],
  ])
})

it('a meal is proposed for those who eat its row', async () => {
  await app.services.db('profile_settings').where({ memberId: mia }).update({ requirements: '{"VEGAN":"STRICT"}' })
  await app.services.db('household_members').where({ id: mia }).update({ eats: 0 })
  const proposed = async (eaters: string[] | null) => {
    const { dinner } = await ask<{ dinner: { differentMeals: number; mealList: EatenRow[] } }>(
      `mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) {
        dinner { differentMeals mealList { uniqueId numServes } } } }`,
      { input: { dinner: { numMeals: 1, eaters }, scope: 'ROW' } },
    )
    return dinner
  }
  const vegan = compileDiet({ requirements: new Map([['VEGAN', 'STRICT']]), neverEaten: [] })
  const both = await proposed([annId, mia])
  expect(both.mealList).toMatchObject([{ numServes: 2 }])
  const chosen = decodeMealEntryId(both.mealList[0]?.uniqueId ?? '', app.services.catalogue.compiled)
  expect(chosen && suitability(chosen.meal, vegan).kind).toBe('suitable')
  expect((await proposed(null)).differentMeals).toBeGreaterThan(both.differentMeals)
})

it('a version says what it meets', async () => {
  const found = await ask<{ meets: string[]; entry: EatenRow }[]>(
    `query ($meal: ID!) { mealVersions(meal: $meal, category: DINNER) {
      meets entry { eaters followsPortions isVersion } } }`,
    { meal: asItIs(dinnerThat('swapped')) },
  )
  expect(found).toEqual([
    { meets: [], entry: { eaters: [annId], followsPortions: true, isVersion: false } },
    { meets: ['Dairy free'], entry: { eaters: [mia], followsPortions: true, isVersion: true } },
  ])
})
