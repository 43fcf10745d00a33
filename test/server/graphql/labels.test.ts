import { AREAS } from '../../../schema/areas'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { TAGS, UNITS } from '../../../server/catalogue/types'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'

const app = givenApp()

test('units, areas, tags and requirements are said as objects', async () => {
  const { data } = await app.graphql(`{
    units { code symbol label labelPlural dimension inBase }
    storeAreas { id code label position }
    tags { id slug label }
    requirements { id code label forbids }
  }`)
  const { units, storeAreas, tags, requirements } = data as unknown as Record<string, Record<string, unknown>[]>
  expect(units?.map(({ symbol }) => symbol)).toEqual([...UNITS])
  expect(units).toContainEqual({
    code: 'TBSP',
    symbol: 'tbsp',
    label: 'tablespoon',
    labelPlural: 'tablespoons',
    dimension: 'VOLUME',
    inBase: 20,
  })
  expect(storeAreas?.map(({ label }) => String(label).toLowerCase())).toEqual([...AREAS])
  expect(storeAreas?.[1]).toEqual({
    id: 'StoreArea:meat-and-deli',
    code: 'MEAT_AND_DELI',
    label: 'Meat & deli',
    position: 1,
  })
  expect(tags?.map(({ label }) => label)).toEqual([...TAGS])
  expect(tags).toContainEqual({ id: 'Tag:kid-friendly', slug: 'kid-friendly', label: 'kid friendly' })
  expect(requirements?.map(({ code }) => code)).toEqual(REQUIREMENTS.map(({ key }) => key))
  expect(requirements).toContainEqual({
    id: 'Requirement:WHEAT_FREE',
    code: 'WHEAT_FREE',
    label: 'Wheat free',
    forbids: ['WHEAT'],
  })
})

test('the labels of every meal and ingredient say what its texts say', async () => {
  const key = await partnerKey(app, 'MEALS_READ')
  interface Asked {
    tags: string[]
    keywords: { label: string }[]
    mainIngredient: string
    mainGroup: { label: string }
    dietary: string[]
    meets: { code: string }[]
    dietaryWithSwaps: string[]
    meetsWithSwaps: { code: string }[]
    urlDetails: string | null
    sourceUrl: string | null
    ingredients: {
      amount: number
      unit: string
      quantity: { amount: number; unit: { symbol: string }; text: string }
      ingredient: {
        typicalLocation: string
        storeArea: { label: string }
        shoppingUnit: string
        listUnit: { symbol: string }
        kind: string
        group: { label: string }
      }
    }[]
  }
  const { data } = await app.graphql(
    `{ meals(first: 100) { nodes { tags keywords { label } mainIngredient mainGroup { label } dietary meets { code }
      dietaryWithSwaps meetsWithSwaps { code } urlDetails sourceUrl
      ingredients { amount unit quantity { amount unit { symbol } text }
        ingredient { typicalLocation storeArea { label } shoppingUnit listUnit { symbol } kind group { label } } } } } }`,
    {},
    key,
  )
  const meals = (data as unknown as { meals: { nodes: Asked[] } }).meals.nodes
  expect(meals).toHaveLength(100)
  for (const meal of meals) {
    expect(meal.keywords.map(({ label }) => label)).toEqual(meal.tags)
    expect(meal.mainGroup.label).toBe(meal.mainIngredient)
    expect(meal.meets.map(({ code }) => code)).toEqual(meal.dietary)
    expect(meal.meetsWithSwaps.map(({ code }) => code)).toEqual(meal.dietaryWithSwaps)
    expect(meal.sourceUrl).toBe(meal.urlDetails)
    for (const { amount, unit, quantity, ingredient } of meal.ingredients) {
      expect([quantity.amount, quantity.unit.symbol]).toEqual([amount, unit])
      expect(quantity.text).not.toBe('')
      expect(ingredient.storeArea.label.toLowerCase()).toBe(ingredient.typicalLocation)
      expect(ingredient.listUnit.symbol).toBe(ingredient.shoppingUnit)
      expect(ingredient.group.label).toBe(ingredient.kind)
    }
  }
})

test('a page says what comes before it', async () => {
  const key = await partnerKey(app, 'MEALS_READ')
  const pageInfo = async (after: string | null) => {
    const query =
      'query ($after: String) { meals(first: 2, after: $after) { edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }'
    const { meals } = (await app.graphql(query, { after }, key)).data as unknown as {
      meals: {
        edges: { cursor: string }[]
        pageInfo: { startCursor: string; endCursor: string; hasPreviousPage: boolean }
      }
    }
    expect([meals.pageInfo.startCursor, meals.pageInfo.endCursor]).toEqual(meals.edges.map(({ cursor }) => cursor))
    return meals.pageInfo
  }
  const first = await pageInfo(null)
  expect(first.hasPreviousPage).toBe(false)
  expect((await pageInfo(first.endCursor)).hasPreviousPage).toBe(true)
})
