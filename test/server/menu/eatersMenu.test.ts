import { CATEGORIES } from '../../../server/catalogue/types'
import { compileMeal } from '../../../server/catalogue/compileCatalogue'
import { suitsWithSwaps } from '../../../server/catalogue/diet'
import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { eatersMenu, tastesOf } from '../../../server/menu/eatersMenu'
import { NO_SETTINGS, type UserSettings } from '../../../server/settings/readSettings'
import { makeLine, makeMeal } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'

const catalogue = fullCatalogue()
const menuUnder = (settings: Partial<UserSettings>, dishes: readonly CompiledMeal[] = []) =>
  eatersMenu(catalogue, [tastesOf(catalogue, { ...NO_SETTINGS, ...settings })], dishes)
const idsOf = (menu: ReturnType<typeof menuUnder>) =>
  CATEGORIES.flatMap((category) => menu.offered(category).map(({ meal }) => meal.id))

test('without settings everything is offered as it is, by main ingredient, then by name', () => {
  const menu = menuUnder({})
  for (const category of CATEGORIES) {
    const offered = menu.offered(category)
    expect(offered).toHaveLength(catalogue.byCategory[category].length)
    expect(offered.every(({ swaps }) => swaps.length === 0)).toBe(true)
    const keys = offered.map(({ meal }) => `${meal.mainKind}\u0000${meal.name.toLowerCase()}`)
    expect(keys).toEqual([...keys].sort())
  }
})

test('only meals that suit are offered, with the swaps that they need', () => {
  const menu = menuUnder({
    requirements: new Map([
      ['VEGAN', 'ADAPT'],
      ['GLUTEN_FREE', 'STRICT'],
    ]),
    neverEaten: 'mushrooms',
  })
  const all = CATEGORIES.flatMap((category) => menu.offered(category))
  expect(all.length).toBeGreaterThan(10)
  expect(all.some(({ swaps }) => swaps.length > 0)).toBe(true)
  for (const { meal, swaps } of all) {
    expect(suitsWithSwaps(meal, swaps, menu.menu.table.diet)).toBe(true)
    expect(menu.allows({ meal, swaps })).toBe(true)
  }
})

test('what is never eaten holds for ingredients that came later, and for those that were named before', () => {
  expect(tastesOf(catalogue, { ...NO_SETTINGS, neverEaten: 'mushrooms' }).diet.neverEaten).toContain(
    'shiitake-mushroom',
  )
  const kept = tastesOf(catalogue, { ...NO_SETTINGS, neverEaten: 'no longer a word', neverEatenSlugs: ['garlic'] })
  expect(kept.diet.neverEaten).toContain('garlic')
})

test('what is not liked is left out where it is tasted, or swapped, and comes on in what may hold it (SET-25)', () => {
  const disliking = menuUnder({ disliked: 'coriander' })
  const never = menuUnder({ neverEaten: 'coriander' })
  const tasted = new Set(['coriander', 'coriander-seed', 'ground-coriander'])
  const excluded = never.menu.table.diet.neverEaten
  const offered = CATEGORIES.flatMap((category) => disliking.offered(category))
  const eaten = ({ meal, swaps }: (typeof offered)[number]) =>
    meal.ingredients.flatMap((one) => {
      const swap = swaps.find(({ from }) => from === one)
      return swap ? (swap.to?.slug ?? []) : one.slug
    })
  expect(offered.flatMap(eaten).filter((slug) => tasted.has(slug))).toEqual([])
  expect(offered.some((one) => eaten(one).some((slug) => excluded.has(slug)))).toBe(true)
  expect(idsOf(never).filter((id) => !idsOf(disliking).includes(id))).toEqual([])
})

test('what a dish names and the catalogue does not know is no dislike', () => {
  const unknown = compileMeal(
    catalogue,
    makeMeal('dish-1', [makeLine('rice', 100), makeLine('moonfruit', 10)], {
      name: 'Moonfruit',
      categories: ['dinner'],
    }),
  )
  expect(idsOf(menuUnder({ disliked: 'coriander' }, [unknown]))).toContain(unknown.id)
  expect(idsOf(menuUnder({ neverEaten: 'coriander' }, [unknown]))).not.toContain(unknown.id)
})

test('a tag that is set to Never leaves its meals out', () => {
  const menu = menuUnder({ tagPreferences: new Map([['spicy', 'NEVER']]) })
  const spicy = catalogue.meals.find(({ meal }) => meal.tags.includes('spicy'))
  if (!spicy) throw new Error('Some meal is spicy')
  expect(idsOf(menu)).not.toContain(spicy.id)
  expect(menu.allows({ meal: spicy, swaps: [] })).toBe(false)
})

test('own dishes are merged in by their place and judged like every other meal', () => {
  const line = makeLine('butter', 10)
  const dish = compileMeal(
    catalogue,
    makeMeal('dish-1', [makeLine('apple', 1, { unit: 'piece' }), line], {
      name: 'Aunt Bea’s apples',
      categories: ['breakfast'],
    }),
  )
  const plain = menuUnder({}, [dish])
  const names = plain
    .offered('breakfast')
    .filter(({ meal }) => meal.mainKind === 'apples')
    .map(({ meal }) => meal.name)
  expect(names).toContain(dish.name)
  expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  expect(plain.offered('lunch').some(({ meal }) => meal === dish)).toBe(false)
  const strict = menuUnder({ requirements: new Map([['DAIRY_FREE', 'STRICT']]) }, [dish])
  expect(idsOf(strict)).not.toContain('dish-1')
  const adapted = menuUnder({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]) }, [dish])
  const offered = adapted.offered('breakfast').find(({ meal }) => meal === dish)
  expect(offered?.swaps.map(({ from }) => from.slug)).toEqual(['butter'])
})
