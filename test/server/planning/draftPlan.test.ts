import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability } from '../../../server/catalogue/diet'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { partnerKey } from '../../support/principals'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
const DRAFT = `query ($input: DraftPlanInput!) { draftPlan(input: $input) { ok errors { code field } plan {
  id status name version changedAt changedBy { id }
  rows { id category title serves hasSetServes hasSetEaters eatenBy { id } content { ... on PlannedMeal { dishes { role version { id suits { kind } } } } } }
  problems { row { id } reasons blockedBy { member { id } reason } replacement { id } }
  shoppingList { version leftCount ownItems { id } lines { name need { amount } atHome { amount } parts { rows { id } } purchase { cents } } }
} } }`

interface Draft {
  ok: boolean
  errors: { code: string; field: string | null }[]
  plan: {
    id: string
    rows: { id: string; category: string; title: string | null; serves: number; eatenBy: object[] }[]
    problems: {
      row: { id: string }
      reasons: string[]
      blockedBy: { member: object | null }[]
      replacement: { id: string } | null
    }[]
    shoppingList: { lines: { name: string; atHome: object | null }[] } | null
  } | null
}

let person: Person
let dinner: CompiledMeal

beforeEach(async () => {
  person = await signUpAndIn(app)
  dinner = dinners()[0] as CompiledMeal
})

const dinners = (): CompiledMeal[] => {
  const { meals, byCategory } = app.services.catalogue.compiled
  return Array.from(byCategory.dinner).flatMap((index) => meals[index] ?? [])
}
const dish = (recipe: string) => ({ content: { dishes: [{ recipe }] } })

async function draft(input: object, token: string | null = person.token): Promise<Draft> {
  const { data, errors } = await app.graphql(DRAFT, { input }, token ?? undefined)
  expect(errors).toBeUndefined()
  return (data as unknown as { draftPlan: Draft }).draftPlan
}

test('rows become a plan that is stored nowhere', async () => {
  const id = randomUUID()
  const rows = [{ id, ...dish(dinner.slug), category: 'DINNER', serves: 4 }, { category: 'BREAKFAST' }]
  const { ok, plan } = await draft({ rows })
  expect([ok, plan]).toMatchObject([
    true,
    {
      status: 'DRAFT',
      name: null,
      version: 0,
      changedAt: null,
      changedBy: null,
      rows: [
        { category: 'BREAKFAST', title: null, serves: 1, hasSetServes: false },
        { id, category: 'DINNER', title: dinner.name, serves: 4, hasSetServes: true, eatenBy: [{}] },
      ],
      problems: [],
      shoppingList: { version: 0, ownItems: [] },
    },
  ])
  expect(plan?.shoppingList?.lines.length).toBeGreaterThan(3)
  expect((await draft({ rows })).plan?.id).toBe(plan?.id)
  expect((await draft({ rows: rows.slice(1) })).plan?.id).not.toBe(plan?.id)
  const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id: plan?.id }, person.token)
  expect(data).toEqual({ node: null })
  expect(await app.services.db('plans').where('content', 'like', `%${id}%`)).toEqual([])
})

test('a recipe is named by id, slug or version, and without a category is eaten in its first', async () => {
  const { plan } = await draft({ rows: [dinner.slug, `Meal:${dinner.id}`, dinner.id].map(dish) })
  expect(plan?.rows.map(({ title }) => title)).toEqual([dinner.name, dinner.name, dinner.name])
  expect(plan?.rows[0]?.category).toBe(dinner.meal.categories[0]?.toUpperCase())
})

test('it has to suit the household, or what is asked for instead', async () => {
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'STRICT']]), neverEaten: [] })
  const meat = dinners().find((meal) => suitability(meal, diet).kind === 'unsuitable')
  const vegan = dinners().find((meal) => suitability(meal, diet).kind === 'suitable')
  const rows = [meat, vegan].map((meal) => ({ ...dish(meal?.slug ?? ''), category: 'DINNER' }))
  expect((await draft({ rows })).plan?.problems).toEqual([])
  const requirements = [{ requirement: 'VEGAN', setting: 'STRICT' }]
  const asked = await draft({ rows, requirements })
  expect(asked.plan?.problems).toMatchObject([{ row: { id: asked.plan?.rows[0]?.id }, replacement: null }])
  expect(asked.plan?.problems[0]?.reasons[0]).toContain('you asked for')
  expect(asked.plan?.rows.map(({ eatenBy }) => eatenBy)).toEqual([[], []])
  await setSettings(app, person.userId, { requirements: { VEGAN: 'STRICT' } })
  const own = await draft({ rows })
  expect(own.plan?.problems.map(({ reasons }) => reasons)).toEqual(asked.plan?.problems.map(({ reasons }) => reasons))
  expect(own.plan?.problems[0]?.blockedBy[0]?.member).not.toBeNull()
  expect((await draft({ rows, requirements: [] })).plan?.problems).toEqual([])
})

test('a partner gets what suits requirements and what to buy, and no people', async () => {
  const partner = await partnerKey(app, 'MEALS_READ')
  const requirements = [{ requirement: 'VEGAN', setting: 'STRICT' }]
  const rows = dinners().map((meal) => ({ ...dish(meal.slug), category: 'DINNER' }))
  const { plan } = await draft({ rows: rows.slice(0, 30), requirements }, partner)
  expect(plan?.rows).toHaveLength(30)
  expect(plan?.rows.flatMap(({ eatenBy }) => eatenBy)).toEqual([])
  expect(plan?.problems.length).toBeGreaterThan(0)
  expect(plan?.problems.flatMap(({ blockedBy }) => blockedBy.map(({ member }) => member)).every((one) => !one)).toBe(
    true,
  )
  expect(plan?.shoppingList?.lines.every(({ atHome }) => atHome === null)).toBe(true)
  const list = `query ($meals: [ServesInput!]!) { shoppingListForMeals(meals: $meals) { items { ingredient { name } amount } } }`
  const meals = dinners().slice(0, 30)
  const old = await app.graphql(list, { meals: meals.map(({ slug }) => ({ meal: slug, serves: 1 })) }, partner)
  const { items } = (old.data as unknown as { shoppingListForMeals: { items: object[] } }).shoppingListForMeals
  const lines = plan?.shoppingList?.lines as unknown as { name: string; need: { amount: number } | null }[]
  expect(lines.map(({ name, need }) => ({ ingredient: { name }, amount: need?.amount ?? 0 }))).toEqual(items)
})

test('what is at home counts for the household, and not where requirements are given', async () => {
  const rows = [{ ...dish(dinner.slug), serves: 2 }]
  const slug = dinner.lines[0]?.slug
  await app.graphql(
    'mutation ($items: [KeepInCupboardInput!]!) { keepInCupboard(items: $items) { ok } }',
    { items: [{ ingredient: slug, at: app.clock.now() }] },
    person.token,
  )
  const atHome = async (input: object) =>
    (await draft(input)).plan?.shoppingList?.lines.filter((line) => line.atHome !== null).length
  expect(await atHome({ rows })).toBe(1)
  expect(await atHome({ rows, requirements: [] })).toBe(0)
})

test('a meal without serves leaves nothing to buy', async () => {
  expect((await draft({ rows: [{ ...dish(dinner.slug), serves: 0 }] })).plan?.shoppingList).toBeNull()
})

test('everything that is wrong is named by its path', async () => {
  const id = randomUUID()
  const breakfast = app.services.catalogue.compiled.meals.find(({ meal }) => !meal.categories.includes('dinner'))
  const wrong = [
    [[{ category: 'DINNER', id: 'one' }], 'INVALID', 'rows[0].id'],
    [
      [
        { category: 'DINNER', id },
        { category: 'LUNCH', id },
      ],
      'DUPLICATE',
      'rows[1].id',
    ],
    [[dish('none')], 'UNKNOWN', 'rows[0].content.dishes[0].recipe'],
    [[{ content: { dishes: [] } }], 'OUT_OF_RANGE', 'rows[0].content.dishes'],
    [[{}], 'REQUIRED', 'rows[0].category'],
    [[{ ...dish(breakfast?.slug ?? ''), category: 'DINNER' }], 'INVALID', 'rows[0].category'],
    [[{ category: 'DINNER', serves: 11 }], 'OUT_OF_RANGE', 'rows[0].serves'],
    [[{ category: 'DINNER', eaters: [] }], 'REQUIRED', 'rows[0].eaters'],
    [[{ category: 'DINNER', eaters: ['stranger'] }], 'UNKNOWN', 'rows[0].eaters[0]'],
    [Array.from({ length: LIMITS.draftRows + 1 }, () => ({ category: 'DINNER' })), 'TOO_MANY', 'rows'],
  ] as const
  for (const [rows, code, field] of wrong)
    expect(await draft({ rows })).toEqual({ ok: false, errors: [{ code, field }], plan: null })
})

test('it takes as many statements for a hundred rows as for one', async () => {
  const counts: number[] = []
  const all = dinners().map((meal) => dish(meal.slug))
  await draft({ rows: [] })
  for (const count of [1, 10, 100]) {
    const input = { rows: all.slice(0, count) }
    counts.push((await statementsOf(app.services.db, () => draft(input))).length)
  }
  expect(new Set(counts).size).toBe(1)
})
