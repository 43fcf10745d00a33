import { importCatalogue } from '../../../server/catalogue/importCatalogue'
import { USDA } from '../../../server/catalogue/sources'
import type { Nutrition } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { givenApp } from '../../support/givenApp'
import { partnerKey } from '../../support/principals'

const app = givenApp()
const nutrition: Nutrition = {
  energy: 170,
  protein: 1,
  fat: 0,
  saturatedFat: 0,
  carbohydrate: 7,
  sugars: 5,
  fibre: 3,
  sodium: 70,
}
const source = { publisher: USDA, number: '11124', food: 'CARROTS,RAW', edible: 0.9, ownDensity: false }
const composed = {
  publisher: null,
  number: null,
  food: '100 g from 95 g carrot',
  parts: [{ ingredient: 'carrot', grams: 95 }],
  edible: 1,
  ownDensity: true,
}

test('the graph and the export say where figures come from, and which are estimated', async () => {
  const ingredients = [
    makeIngredient('carrot', { nutrition, source }),
    makeIngredient('guess', { nutrition }),
    makeIngredient('mash', { nutrition, source: composed }),
    makeIngredient('unknown'),
  ]
  const meals = [makeMeal('salad', [makeLine('carrot'), makeLine('guess'), makeLine('mash'), makeLine('unknown')])]
  await importCatalogue(app.services, { ingredients, swaps: [], meals })
  await app.services.catalogue.refresh()
  const key = await partnerKey(app, 'MEALS_READ')
  const expected = [
    { estimated: false, publisher: USDA, number: '11124', food: 'CARROTS,RAW', edible: 0.9 },
    { estimated: true, publisher: null, number: null, food: null, edible: null },
    { estimated: false, publisher: null, number: null, food: '100 g from 95 g carrot', edible: 1 },
    null,
  ]

  const query = '{ ingredients { nodes { slug source { estimated publisher number food edible } } } }'
  const { data } = await app.graphql(query, {}, key)
  const { nodes } = (data as unknown as { ingredients: { nodes: { slug: string; source: unknown }[] } }).ingredients
  expect(nodes.map((node) => node.source)).toEqual(expected)

  const lines = await app.fetch('/api/partners/catalogue.ndjson', { headers: { authorization: `Bearer ${key}` } })
  const meal = JSON.parse(await lines.text()) as { ingredients: { source: unknown }[] }
  expect(meal.ingredients.map((line) => line.source)).toEqual(expected)
})

test('another source of the same figures is a change', async () => {
  const data = (number: string) => ({
    ingredients: [makeIngredient('carrot', { nutrition, source: { ...source, number } })],
    swaps: [],
    meals: [],
  })
  await importCatalogue(app.services, data('11124'))
  expect((await importCatalogue(app.services, data('11124'))).changed.ingredients).toBe(0)
  expect((await importCatalogue(app.services, data('11960'))).changed.ingredients).toBe(1)
  await app.services.catalogue.refresh()
  expect(app.services.catalogue.compiled.ingredientBySlug.get('carrot')?.source?.number).toBe('11960')
})
