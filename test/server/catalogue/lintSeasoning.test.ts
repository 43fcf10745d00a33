import { lintSeasoning } from '../../../server/catalogue/lint/lintSeasoning'
import type { Ingredient, Meal } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'

const LARDER: Ingredient[] = [
  makeIngredient('rice'),
  makeIngredient('salt', { kind: 'salt' }),
  makeIngredient('soy-sauce', { kind: 'soy sauce' }),
  makeIngredient('bacon', { area: 'meat & deli' }),
  makeIngredient('spring-onion', { kind: 'onions' }),
]

/** The problems of a meal of rice and these other ingredients, with these steps. */
function lint(steps: string[], slugs: string[] = [], over: Partial<Meal> = {}): string[] {
  const problem = (path: readonly (string | number)[], message: string) => ({ file: path.join('.'), line: 1, message })
  const locate = <T>(value: T) => ({ value, problem })
  const lines = ['rice', ...slugs].map((slug) => makeLine(slug))
  return lintSeasoning({
    ingredients: LARDER.map(locate),
    swaps: [],
    meals: [locate(makeMeal('meal', lines, { steps, ...over }))],
    bySlug: new Map(LARDER.map((one) => [one.slug, one])),
    foods: new Map(),
  }).map(({ file }) => file)
}

const BREAKFAST: Partial<Meal> = { categories: ['breakfast'] }

describe('a savoury meal that says nothing of salt', () => {
  test.each<[string, string[], string[], Partial<Meal>]>([
    ['a dinner', ['Boil the {rice}.'], [], {}],
    ['a lunch that is a breakfast, too', ['Boil the {rice}.'], [], { categories: ['breakfast', 'lunch'] }],
    ['a side', ['Boil the {rice}.'], [], { categories: [], role: 'side' }],
    ['soy sauce alone', ['Boil the {rice} and toss with the {soy-sauce}.'], ['soy-sauce'], {}],
    ['seasoning with something else', ['Season with the {soy-sauce} and serve.'], ['soy-sauce'], {}],
    ['seasoning something with another', ['Season the {rice} with the {soy-sauce}.'], ['soy-sauce'], {}],
    ['tasting for something else', ['Taste: it should be sour. Salt is in it.'], [], {}],
    ['a breakfast with meat', ['Boil the {rice}.'], ['bacon'], BREAKFAST],
    ['a breakfast with onions', ['Boil the {rice}.'], ['spring-onion'], BREAKFAST],
  ])('%s', (_, steps, slugs, over) => {
    expect(lint(steps, slugs, over)).toEqual(['steps'])
  })
})

describe('nothing is wrong with', () => {
  test.each<[string, string[], string[], Partial<Meal>]>([
    ['salt', ['Boil the {rice}.'], ['salt'], {}],
    ['seasoning to taste', ['Boil the {rice} and season to taste.'], [], {}],
    ['seasoning a part to taste', ['Season the {rice:name} to taste.'], [], {}],
    ['tasting', ['Taste, and season if it needs it.'], [], {}],
    ['more of something salty', ['Taste a noodle: more {soy-sauce:name} if it needs salt.'], ['soy-sauce'], {}],
    ['tasting for salt', ['Taste before you think of salt.'], [], {}],
    ['a sweet breakfast', ['Boil the {rice}.'], [], BREAKFAST],
    ['a dessert', ['Boil the {rice}.'], ['bacon'], { categories: [], role: 'dessert' }],
  ])('%s', (_, steps, slugs, over) => {
    expect(lint(steps, slugs, over)).toEqual([])
  })
})
