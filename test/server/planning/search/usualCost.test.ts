import type { MealWithSwaps } from '../../../../server/catalogue/mealEntryId'
import { CATEGORIES } from '../../../../server/catalogue/types'
import { figuresOf } from '../../../../server/planning/search/mealFigures'
import { usualCosts } from '../../../../server/planning/search/usualCost'
import { measurePlan } from '../../../bench/plans/measures'
import { bySearch } from '../../../bench/plans/planners'
import { benchSettings } from '../../../bench/plans/settings'

const [setting] = benchSettings()
if (!setting) throw new Error('There is no setting')
const { table } = setting
const { catalogue } = table
const WEEK = { breakfast: 7, lunch: 7, dinner: 7 }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const SERVES = 2
const { menu } = table.forCategory('dinner')
const costOf = (chosen: MealWithSwaps): number => usualCosts(menu)(figuresOf(catalogue, chosen), SERVES)
const meals = catalogue.meals.map((meal) => ({ meal, cost: costOf({ meal, swaps: [] }) }))

test('a meal costs any week the more, the more it needs that few others have', () => {
  const sorted = [...meals].sort((a, b) => a.cost - b.cost)
  const tenth = Math.floor(sorted.length / 10)
  const perishables = (of: typeof meals) =>
    mean(of.map(({ meal }) => meal.ingredients.filter(({ perishable }) => perishable).length))
  expect(perishables(sorted.slice(-tenth))).toBeGreaterThan(2 * perishables(sorted.slice(0, tenth)))
  expect(sorted[0]?.cost).toBeGreaterThanOrEqual(0)
})

test('a swap changes what a meal costs', () => {
  const swapped = setting.table
    .forCategory('dinner')
    .offered('dinner')
    .map(({ meal }) => meal)
    .find(({ ingredients }) => ingredients.some(({ slug }) => slug === 'butter'))
  const butter = swapped?.ingredients.find(({ slug }) => slug === 'butter')
  if (!swapped || !butter) throw new Error('No dinner has butter')
  const without = costOf({ meal: swapped, swaps: [{ from: butter, to: null, ratio: 1, note: '' }] })
  expect(without).toBeLessThan(costOf({ meal: swapped, swaps: [] }))
})

test('of 30 weeks fewer than 5.5 perishables are used once in the mean, and meals that need little are not in each', () => {
  const weeks = Array.from({ length: 30 }, (_, seed) =>
    bySearch({ table, counts: WEEK, serves: SERVES, seed, recent: [] }),
  )
  expect(mean(weeks.map((week) => measurePlan(week).once))).toBeLessThan(5.5)
  for (const category of CATEGORIES) {
    const offered = table.forCategory(category).offered(category)
    const cheapest = [...offered]
      .map((chosen) => ({ id: chosen.meal.id, cost: costOf(chosen) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, Math.ceil(offered.length / 10))
    const ids = new Set(cheapest.map(({ id }) => id))
    const came = weeks.flatMap((week) => week.filter((row) => row.category === category && ids.has(row.meal.id)))
    // A tenth of the meals, and no more than a third of the rows.
    expect(came.length).toBeLessThan((weeks.length * WEEK[category]) / 3)
  }
})
