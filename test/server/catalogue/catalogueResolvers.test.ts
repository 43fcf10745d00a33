import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})

async function ask(query: string, variables: object = {}) {
  const answer = await app.graphql(query, variables, person.token)
  expect(answer.errors).toBeUndefined()
  return answer.data
}

interface List {
  nodes: { slug: string; name: string }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  totalCount: number
}

describe('one meal', () => {
  const MEAL = `query ($slug: String, $id: ID) { meal(slug: $slug, id: $id) {
    id slug name categories mainIngredient picture minutes tags dietary dietaryWithSwaps steps urlDetails changedAt
    ingredients { amount unit preparation optional ingredient { slug name typicalLocation shoppingUnit density pieceWeight contains swaps { to { slug } ratio note preparation } } }
    nutrition { perServe { energy protein } unknown }
    vegan: suitability(requirements: [{ requirement: VEGAN }]) { kind swaps { from { slug } to { slug contains } } blockedBy { ingredient } }
    strict: suitability(requirements: [{ requirement: VEGAN, setting: STRICT }]) { kind swaps { note } blockedBy { ingredient requirement reason } }
  } }`

  test('tells everything of itself, by slug and by id alike', async () => {
    const { meal } = (await ask(MEAL, { slug: 'apple-pie-porridge' })) as unknown as {
      meal: { steps: string[]; ingredients: object[]; dietary: string[]; dietaryWithSwaps: string[]; strict: object }
    }
    expect(meal).toMatchObject({
      id: 'apple-pie-porridge',
      name: 'Apple pie porridge',
      categories: ['BREAKFAST'],
      mainIngredient: 'apples',
      minutes: 20,
      urlDetails: null,
      vegan: { kind: 'SUITABLE_WITH_SWAPS', blockedBy: [] },
      strict: { kind: 'UNSUITABLE', swaps: [] },
    })
    expect(meal.strict).toMatchObject({
      blockedBy: expect.arrayContaining([
        { ingredient: 'butter', requirement: 'VEGAN', reason: 'Contains milk, which is not allowed under Vegan.' },
      ]),
    })
    expect(meal.dietary).toEqual(expect.arrayContaining(['VEGETARIAN', 'EGG_FREE']))
    expect(meal.dietary).not.toContain('VEGAN')
    expect(meal.dietaryWithSwaps).toContain('VEGAN')
    expect(JSON.stringify(meal.steps)).not.toMatch(/[{}]/)
    expect(meal.steps[0]).toMatch(/^Melt the butter in a saucepan/)
    expect(meal.ingredients[0]).toMatchObject({
      amount: 2,
      unit: 'tsp',
      optional: false,
      ingredient: { slug: 'butter', typicalLocation: 'dairy', shoppingUnit: 'g', contains: ['MILK'] },
    })
    expect((await ask(MEAL, { id: 'apple-pie-porridge' })).meal).toEqual(meal)
  })

  test('is null when there is none, and refused when nothing or both are named', async () => {
    expect((await ask(MEAL, { slug: 'unicorn-pie' })).meal).toBeNull()
    expect((await app.graphql(MEAL, {}, person.token)).status).toBe(400)
    expect((await app.graphql(MEAL, { slug: 'a', id: 'a' }, person.token)).status).toBe(400)
  })
})

describe('ingredients', () => {
  const QUERY = `query ($first: Int!, $after: String, $search: String) {
    ingredients(first: $first, after: $after, search: $search) { nodes { slug name } pageInfo { hasNextPage endCursor } totalCount }
  }`
  test('come complete, by name', async () => {
    const names: string[] = []
    for (let after: string | null = null; ;) {
      const list: List = (await ask(QUERY, { first: 100, after })).ingredients as never
      names.push(...list.nodes.map(({ name }) => name.toLowerCase()))
      if (!list.pageInfo.hasNextPage) break
      after = list.pageInfo.endCursor
    }
    expect(names).toHaveLength(app.services.catalogue.compiled.ingredients.length)
    expect(names).toEqual([...names].sort())
  })

  test('are found by words', async () => {
    const list: List = (await ask(QUERY, { first: 100, search: 'Mushroom' })).ingredients as never
    expect(list.totalCount).toBe(list.nodes.length)
    expect(list.nodes.map(({ slug }) => slug)).toContain('mushroom')
  })

  test('refuse more than 100 a page', async () => {
    expect((await app.graphql(QUERY, { first: 101 }, person.token)).status).toBe(400)
  })
})
