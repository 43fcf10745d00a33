import { randomUUID } from 'node:crypto'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { restCaller } from '../../support/restCaller'
import { weekCalls } from './weekCalls'
import { servedCatalogue } from './servedCatalogue'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})
const { run, meal, apply, adding, save } = weekCalls(app, () => person)
const rest = restCaller(
  () => app,
  () => person.token,
)

const catalogue = () => app.services.catalogue.compiled
const { sideAt, dessertAt } = servedCatalogue(app)
const nameOfMeal = (index: number) =>
  catalogue().meals.find((one) => encodeMealEntryId(one.id, []) === meal(index))?.name ?? ''

test('REST: a save of what was read changes nothing, and an id names what is served (PLAN-99)', async () => {
  const rowId = randomUUID()
  await apply(
    adding(rowId, { date: '2026-11-30', isLocked: true }),
    { setSide: { rowId, recipe: sideAt(0).slug } },
    { setDessert: { rowId, recipe: dessertAt(0).slug } },
  )
  const saved = await save({})
  const contentOf = async () => {
    const query = `query ($id: ID!) { viewer { household { plan(id: $id) { rows { id date isLocked content { ... on PlannedMeal { dishes { role version { id } } } } } } } } }`
    return run<object>(query, { id: saved.plan?.id })
  }
  const before = await contentOf()
  const { body } = await rest('GET', '/api/user/mealplan/')
  const id = [meal(0), encodeMealEntryId(sideAt(0).id, []), encodeMealEntryId(dessertAt(0).id, [])].join('.')
  expect(body).toMatchObject({
    dinner: { settings: { num_meals: 1 }, meal_list: [{ name: nameOfMeal(0), unique_id: id }] },
  })
  expect((await rest('PUT', '/api/user/mealplan/', body as object)).body).toEqual(body)
  expect(await contentOf()).toEqual(before)
  const list = async (plan: object) =>
    (await rest('POST', '/api/mealplan/generate-shopping-list', plan)).body as object[]
  const withAll = await list(body as object)
  const plan = structuredClone(body) as { dinner: { meal_list: { unique_id: string; num_serves: number }[] } }
  const [entry] = plan.dinner.meal_list
  if (entry) entry.unique_id = meal(0)
  expect((await list(plan)).length).toBeLessThan(withAll.length)
  const cooked = await rest('POST', '/api/mealplan/cooking-mode-meal', { unique_id: id, num_serves: 1 })
  const alone = await rest('POST', '/api/mealplan/cooking-mode-meal', { unique_id: meal(0), num_serves: 1 })
  expect(cooked.body).toEqual(alone.body)
  // An id that names a meal as a side names nothing.
  if (entry) entry.unique_id = `${meal(0)}.${meal(1)}`
  const refusal = await rest('PUT', '/api/user/mealplan/', plan)
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    { fields: { 'dinner.meal_list[0].unique_id': [expect.any(String)] } },
  ])
  if (entry) entry.unique_id = meal(0)
  await rest('PUT', '/api/user/mealplan/', plan)
  expect((await rest('GET', '/api/user/mealplan/')).body).toMatchObject({
    dinner: { meal_list: [{ unique_id: meal(0) }] },
  })
})

test('REST v2 reads and sets what is served', async () => {
  const [side, dessert] = [sideAt(0), dessertAt(0)]
  const added = await rest('POST', '/api/v2/plan/rows', {
    category: 'DINNER',
    content: { recipe: nameOfSlug(0), side: side.slug },
  })
  expect(added.status).toBe(201)
  const { id } = added.body as { id: string }
  const rowNow = async () => ((await rest('GET', '/api/v2/plan/rows')).body as { rows: object[] }).rows[0]
  expect(await rowNow()).toMatchObject({ content: { kind: 'meal', side: { name: side.name }, dessert: null } })
  expect((await rest('PATCH', `/api/v2/plan/rows/${id}`, { side: null, dessert: dessert.slug })).status).toBe(200)
  expect(await rowNow()).toMatchObject({ content: { side: null, dessert: { slug: dessert.slug } } })
  const refusal = await rest('PATCH', `/api/v2/plan/rows/${id}`, { side: dessert.slug })
  expect([refusal.status, refusal.body]).toMatchObject([400, { fields: { side: [expect.any(String)] } }])
})
const nameOfSlug = (index: number) => catalogue().meals[catalogue().byCategory.dinner[index] ?? -1]?.slug

test('sides and desserts are in no category, and are found by their role (PLAN-100, PLAN-103)', async () => {
  const { meals } = await run<{ meals: { nodes: { role: string; categories: string[] }[]; totalCount: number } }>(
    '{ meals(first: 100, filter: { role: SIDE }) { totalCount nodes { role categories } } }',
    {},
  )
  expect(meals.totalCount).toBe(catalogue().byRole.side.length)
  for (const one of meals.nodes) expect(one).toEqual({ role: 'SIDE', categories: [] })
  const names = new Set([...catalogue().byRole.side, ...catalogue().byRole.dessert].map(({ name }) => name))
  for (const category of ['breakfast', 'lunch', 'dinner']) {
    const { body } = await rest('GET', `/api/mealbases/${category}/`)
    const { meal_list: list } = body as { meal_list: { name: string }[] }
    expect(list.filter(({ name }) => names.has(name))).toEqual([])
  }
  const offers = async (filter: string) =>
    (
      await run<{
        viewer: {
          household: { offers: { totalCount: number; suitableCount: number; nodes: { recipe: { name: string } }[] } }
        }
      }>(
        `{ viewer { household { offers(first: 100, orderBy: NAME, filter: ${filter}) { totalCount suitableCount nodes { recipe { name } } } } } }`,
        {},
      )
    ).viewer.household.offers
  const desserts = await offers('{ role: DESSERT }')
  expect(desserts).toMatchObject({ totalCount: desserts.suitableCount })
  expect(desserts.nodes.map(({ recipe }) => recipe.name).sort()).toEqual(
    catalogue()
      .byRole.dessert.map(({ name }) => name)
      .sort(),
  )
  expect((await offers('{}')).nodes.filter(({ recipe }) => names.has(recipe.name))).toEqual([])
  expect((await offers('{ search: "granita" }')).totalCount).toBe(0)
})
