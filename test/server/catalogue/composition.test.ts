import { compositionOf, type ComposedFood, type FoodGroup } from '../../../server/catalogue/composition'
import { fullCatalogueData } from '../../support/fullCatalogue'
import { givenApp } from '../../support/givenApp'

const groups: FoodGroup[] = [
  { names: ['vegetables'], members: [], groups: ['celery'] },
  { names: ['celery', 'celery sticks'], members: ['celery'] },
  { names: ['corn', 'maize'], members: ['corn-cob', 'tortilla'] },
  { names: ['cheese'], members: ['any-cheese', 'cheese-dip'], groups: ['hard cheese'] },
  { names: ['hard cheese'], members: ['parmesan'] },
  { names: ['sauces'], members: ['sauce', 'stock', 'baking-powder'] },
]
const composed: ComposedFood[] = [
  { ingredient: 'stock', holds: ['celery'] },
  { ingredient: 'sauce', holds: ['stock', 'nothing-known'] },
  { ingredient: 'tortilla', holds: ['corn-cob'] },
  { ingredient: 'baking-powder', holds: ['corn'] },
  { ingredient: 'any-cheese', holds: ['cheese'] },
  { ingredient: 'cheese-dip', holds: ['any-cheese'] },
]
const of = (slug: string) => compositionOf(groups, composed).get(slug)

test('a food goes by the names of its groups and of those above them', () =>
  expect(of('celery')).toEqual({ names: ['celery', 'celery sticks', 'vegetables'], mayHold: [] }))

test('what a composed food holds brings its names, the groups above it, and what it holds in turn', () => {
  expect(of('stock')).toEqual({ names: ['celery', 'celery sticks', 'sauces', 'vegetables'], mayHold: ['celery'] })
  expect(of('sauce')?.mayHold).toEqual(['celery', 'nothing-known', 'stock'])
  expect(of('sauce')?.names).toContain('vegetables')
})

test('a held group is its members that are not composed, unless the food is one of them', () => {
  expect(of('baking-powder')?.mayHold).toEqual(['corn-cob'])
  expect(of('any-cheese')?.mayHold).toEqual(['cheese-dip', 'parmesan'])
  expect(of('any-cheese')?.names).toEqual(['cheese', 'hard cheese'])
})

test('what is in no group is not known', () => expect(of('corn-starch')).toBeUndefined())

test('foods that hold each other in a circle are resolved', () => {
  const circle = [
    { ingredient: 'stock', holds: ['sauce'] },
    { ingredient: 'sauce', holds: ['stock', 'celery'] },
  ]
  expect(compositionOf(groups, circle).get('stock')?.mayHold).toEqual(['celery', 'sauce'])
})

describe('the catalogue', () => {
  const app = givenApp()

  test('is stored with the composition of each ingredient, and is loaded with it', () => {
    const { ingredients } = app.services.catalogue.compiled
    const seeded = new Map(fullCatalogueData().ingredients.map(({ slug, composition }) => [slug, composition]))
    expect(ingredients.length).toBe(seeded.size)
    for (const { slug, composition } of ingredients) {
      expect(composition).not.toBeNull()
      expect(composition).toEqual(seeded.get(slug))
    }
  })
})
