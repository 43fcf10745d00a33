import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { tastesOf } from '../../../server/menu/eatersMenu'
import { menuOfTable } from '../../../server/menu/tableMenu'
import { searchPlan } from '../../../server/planning/search/searchPlan'
import type { PlanProblem } from '../../../server/planning/search/problem'
import { NO_SETTINGS } from '../../../server/settings/readSettings'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'
import { menu, pick } from './picks'
import { PERSON, week, withWishes } from './search/weeks'

const MILKS = ['milk', 'cream', 'yoghurt', 'butter']

/** A menu without milk over dinners, so many of each number of swaps from 0 on. */
function menuWith(counts: readonly number[]) {
  const dinners = counts.flatMap((count, swaps) =>
    Array.from({ length: count }, (_, place) => ({ slug: `dinner-${swaps}-${place}`, swaps })),
  )
  const catalogue = compileCatalogue({
    ingredients: [
      ...MILKS.map((slug) => makeIngredient(slug, { contains: ['milk'] })),
      makeIngredient('soy-milk'),
      ...dinners.map(({ slug }) => makeIngredient(`main-of-${slug}`)),
    ],
    swaps: MILKS.map((slug) => makeSwap(slug, 'soy-milk')),
    meals: dinners.map(({ slug, swaps }) =>
      makeMeal(slug, [makeLine(`main-of-${slug}`), ...MILKS.slice(0, swaps).map((milk) => makeLine(milk))]),
    ),
  })
  return menu(catalogue, compileDiet({ requirements: new Map([['DAIRY_FREE', 'ADAPT']]), neverEaten: [] }))
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

/** How many swaps dinners need that are picked, sorted, without doubles. */
const swapsPicked = (of: ReturnType<typeof menuWith>, dinners: number, over: Parameters<typeof pick>[3] = {}) => {
  const all = SEEDS.flatMap((seed) => pick(of, { dinner: dinners }, seed, over).dinner.meals)
  return [...new Set(all.map(({ swaps }) => swaps.length))].sort((a, b) => a - b)
}

describe('what is drawn (PLAN-104)', () => {
  test('needs two swaps at most, where forty dinners need no more', () =>
    expect(swapsPicked(menuWith([20, 10, 10, 30, 30]), 10)).toEqual([0, 1, 2]))

  test('needs as few as forty dinners need, where fewer need two', () =>
    expect(swapsPicked(menuWith([10, 5, 5, 20, 30]), 10)).toEqual([0, 1, 2, 3]))

  test('is everything that suits, where that is less than forty', () =>
    expect(swapsPicked(menuWith([5, 2, 2, 5, 10]), 10)).toEqual([0, 1, 2, 3, 4]))

  test('comes no second time before all that suits has come (PLAN-20)', () => {
    const { meals, differentMeals, exclusions } = pick(menuWith([40, 0, 0, 4, 6]), { dinner: 50 }, 1).dinner
    expect(new Set(meals.map(({ meal }) => meal.id)).size).toBe(50)
    expect([differentMeals, exclusions]).toEqual([50, []])
    expect(meals.slice(0, 40).every(({ swaps }) => swaps.length === 0)).toBe(true)
  })

  test('needs more where the others are never wanted again', () => {
    const of = menuWith([40, 0, 0, 10])
    const never = new Set(of.table.catalogue.meals.map(({ id }) => id).filter((id) => id.startsWith('dinner-0')))
    expect(swapsPicked(of, 5, { never })).toEqual([3])
  })
})

describe('a plan that is searched (PLAN-104)', () => {
  const catalogue = fullCatalogue()
  const requirements = new Map([
    ['VEGAN', 'ADAPT'],
    ['GLUTEN_FREE', 'ADAPT'],
    ['NUT_FREE', 'ADAPT'],
  ] as const)
  const table = menuOfTable(catalogue, [{ ...PERSON, ...tastesOf(catalogue, { ...NO_SETTINGS, requirements }) }], [])
  const ofTable = (seed: number, over: Partial<PlanProblem> = {}): PlanProblem => {
    const problem = week(seed, over)
    return {
      ...problem,
      rows: problem.rows.map((row) => ({ ...row, menu: table.forCategory(row.category).menu })),
    }
  }
  const isMuch = ({ swaps }: { swaps: readonly unknown[] }) => swaps.length > 2
  const minutes = { weekday: 30, weekend: 30 }

  test('has some on offer that need more', () => {
    for (const category of ['lunch', 'dinner'] as const)
      expect(table.forCategory(category).offered(category).filter(isMuch).length).toBeGreaterThan(10)
  })

  test.each<[string, Partial<PlanProblem>]>([
    ['without wishes', {}],
    ['of 30 minutes', { wishes: withWishes({ minutes: { breakfast: minutes, lunch: minutes, dinner: minutes } }) }],
    ['after weeks of the same', { recent: catalogue.meals.slice(0, 100).map(({ id }) => id) }],
  ])('has none of them %s', (_, over) => {
    const plans = [1, 2, 3, 4].map((seed) => searchPlan(ofTable(seed, over)))
    const chosen = plans.flatMap(({ rows }) => rows.flatMap((row) => row.chosen ?? []))
    expect(chosen).toHaveLength(4 * 21)
    expect(chosen.filter(isMuch)).toEqual([])
  })
})
