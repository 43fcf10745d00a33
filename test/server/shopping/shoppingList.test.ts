import { AREAS, CATEGORIES } from '../../../server/catalogue/types'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn, type Person } from '../../support/people'
import { keep } from '../cupboard/cupboardCalls'
import { emptyRow, ERRORS, type PlanInput, planOf, rowOf, setSettings, type Wrong } from '../../support/plans'

interface Item {
  key: string
  ingredient: { name: string }
  amount: number
  measurementUnit: string
  typicalLocation: string
  productLink: string | null
  picture: string
  isCupboard: boolean
  buy: { count: number; pack: string | null; amount: number; text: string } | null
  parts: { mealName: string; serves: number; amount: number }[]
}

const ITEMS = `items {
    key ingredient { name } amount measurementUnit typicalLocation productLink picture parts { mealName serves amount }
    isCupboard buy { count pack amount text }
  }`
const LIST = `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { ${ITEMS} ${ERRORS} } }`

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})

async function shop(plan: PlanInput, by = person): Promise<{ items: Item[]; errors: Wrong[] }> {
  const answer = await app.graphql(LIST, { plan }, by.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.shoppingList as never
}

const inBase = ({ amount, measurementUnit }: Item) => (['kg', 'l'].includes(measurementUnit) ? amount * 1000 : amount)

it('lists what the meals need, in the order in which a shop is walked', async () => {
  const row = rowOf(app, 'dinner', 5, 4)
  const { items, errors } = await shop(planOf({ dinner: [row] }))
  expect(errors).toEqual([])
  const { meals, byCategory, ingredientBySlug } = app.services.catalogue.compiled
  const meal = meals[byCategory.dinner[5] ?? -1]
  expect(new Set(items.map(({ ingredient }) => ingredient.name))).toEqual(new Set(meal?.lines.map(({ name }) => name)))
  const areas = items.map(({ typicalLocation }) => (AREAS as readonly string[]).indexOf(typicalLocation))
  expect(areas).toEqual([...areas].sort((a, b) => a - b))
  expect(areas).not.toContain(-1)
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  for (const { key, measurementUnit, productLink, parts } of items) {
    expect(['g', 'kg', 'ml', 'l', 'piece']).toContain(measurementUnit)
    expect(productLink).toBeNull()
    expect(parts).toMatchObject([{ mealName: meal?.name, serves: 4 }])
    expect(ingredientBySlug.has(key.slice(0, key.lastIndexOf('-')))).toBe(true)
  }
})

it('totals what its parts add up to, and what the meals alone would need', async () => {
  const rows = (category: 'breakfast' | 'lunch' | 'dinner') =>
    Array.from({ length: 10 }, (_, index) => rowOf(app, category, index * 3, 1 + (index % 10)))
  const plan = planOf({ breakfast: rows('breakfast'), lunch: rows('lunch'), dinner: rows('dinner') })
  const { items } = await shop(plan)
  expect(items.length).toBeGreaterThan(50)
  for (const { amount, parts } of items) expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
  const alone = new Map<string, number>()
  for (const category of CATEGORIES)
    for (const row of plan[category].mealList)
      for (const item of (await shop(planOf({ [category]: [row] }))).items)
        alone.set(item.ingredient.name, (alone.get(item.ingredient.name) ?? 0) + inBase(item))
  const together = new Map<string, number>()
  for (const item of items) together.set(item.ingredient.name, (together.get(item.ingredient.name) ?? 0) + inBase(item))
  expect([...together.keys()].sort()).toEqual([...alone.keys()].sort())
  for (const [name, amount] of together) expect(amount).toBeCloseTo(alone.get(name) ?? 0, 6)
})

it('says for each line what to buy, never less than it needs', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => rowOf(app, 'dinner', index * 7, 3))
  const { items } = await shop(planOf({ dinner: rows }))
  expect(items.length).toBeGreaterThan(40)
  for (const { amount, buy } of items) {
    expect(buy?.count).toBeGreaterThanOrEqual(1)
    expect(buy?.amount).toBeGreaterThanOrEqual(amount)
    expect(buy?.text).toMatch(/^\d/)
  }
  const bySlug = new Map(items.map((item) => [item.key.slice(0, item.key.lastIndexOf('-')), item]))
  expect(bySlug.get('ground-cumin')?.isCupboard).toBe(true)
  expect(bySlug.get('brown-onion')?.isCupboard).toBe(false)
  expect(bySlug.get('brown-onion')?.buy?.text).toMatch(/^\d+ brown onions?$/)
  expect(bySlug.get('garlic')?.buy).toMatchObject({
    pack: 'bulb',
    text: expect.stringMatching(/^\d bulbs? of garlic$/),
  })
})

it('buys what is left to buy, and nothing of what is at home', async () => {
  const by = await signUpAndIn(app)
  const plan = planOf({ dinner: [rowOf(app, 'dinner', 5, 10)] })
  const before = (await shop(plan, by)).items
  const [part, whole] = before.filter(({ amount, buy }) => amount > 1 && buy !== null && buy.pack === null)
  if (!part || !whole) throw new Error('The meal has too few lines that are sold loose')
  const slugOf = ({ key }: Item) => key.slice(0, key.lastIndexOf('-'))
  const [amount, unit] = [part.amount * 0.9, part.measurementUnit]
  await keep(app, by, { ingredient: slugOf(part), amount, unit }, { ingredient: slugOf(whole) })
  const after = (await shop(plan, by)).items
  const line = ({ key }: Item) => after.find((item) => item.key === key)
  expect(line(part)?.buy?.amount).toBeGreaterThanOrEqual(part.amount * 0.1)
  expect(line(part)?.buy?.amount).toBeLessThan(part.buy?.amount ?? 0)
  expect(line(whole)?.buy).toBeNull()
})

it('grows with the serves', async () => {
  const one = (await shop(planOf({ lunch: [rowOf(app, 'lunch', 2, 1)] }))).items
  const ten = (await shop(planOf({ lunch: [rowOf(app, 'lunch', 2, 10)] }))).items
  for (const item of ten)
    expect(inBase(item)).toBeCloseTo(
      10 * inBase(one.find(({ ingredient }) => ingredient.name === item.ingredient.name) as Item),
      6,
    )
})

it('shops for the swaps that an entry carries', async () => {
  const cook = await signUpAndIn(app)
  await setSettings(app, cook.userId, { requirements: { DAIRY_FREE: 'ADAPT' } })
  const answer = await app.graphql(
    '{ mealBases(category: DINNER) { mealList { uniqueId isCustomised swaps { from to } } } }',
    {},
    cook.token,
  )
  const { mealList } = (
    answer.data as unknown as {
      mealBases: {
        mealList: { uniqueId: string; isCustomised: boolean; swaps: { from: string; to: string | null }[] }[]
      }
    }
  ).mealBases
  const entry = mealList.find(({ swaps }) => swaps.length > 0 && swaps.every(({ to }) => to !== null))
  const { items } = await shop(planOf({ dinner: [{ uniqueId: entry?.uniqueId ?? '', numServes: 2 }] }), cook)
  const names = items.map(({ ingredient }) => ingredient.name)
  for (const { from, to } of entry?.swaps ?? []) {
    expect(names).toContain(to)
    expect(names).not.toContain(from)
  }
})

it('ignores empty rows, whatever their serves', async () => {
  const { items, errors } = await shop(planOf({ breakfast: [emptyRow(0)], dinner: [emptyRow(3)] }))
  expect({ items, errors }).toEqual({ items: [], errors: [] })
  expect((await shop(planOf({}))).items).toEqual([])
})

it('refuses meals of no serves and names each', async () => {
  const plan = planOf({
    breakfast: [rowOf(app, 'breakfast', 0, 0)],
    dinner: [emptyRow(0), rowOf(app, 'dinner', 0, 2), rowOf(app, 'dinner', 1, 0)],
  })
  const message = 'A meal in your mealplan has no serves!'
  expect(await shop(plan)).toEqual({
    items: [],
    errors: [
      { code: 'NO_SERVES', field: 'plan.breakfast.mealList[0].numServes', message },
      { code: 'NO_SERVES', field: 'plan.dinner.mealList[2].numServes', message },
    ],
  })
})

it('refuses a faulty plan and names each fault', async () => {
  const plan = planOf({ lunch: [{ uniqueId: 'bm9uc2Vuc2U', numServes: 1 }] })
  plan.dinner.settings.numMeals = 1
  expect((await shop(plan)).errors).toMatchObject([
    { code: 'UNKNOWN', field: 'plan.lunch.mealList[0].uniqueId' },
    { code: 'MISMATCH', field: 'plan.dinner.settings.numMeals' },
  ])
})

it('needs a token', async () => {
  expect((await app.graphql(LIST, { plan: planOf({}) })).status).toBe(401)
})
