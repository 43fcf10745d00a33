import { CATEGORIES } from '../../../../server/catalogue/types'
import { evenChances } from '../../../../server/planning/search/evenChances'
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
const costOf = usualCosts(menu)
const meals = catalogue.meals.map((meal) => ({ meal, cost: costOf(meal) }))

test('a meal costs any week the more, the more it needs that few others have', () => {
  const sorted = [...meals].sort((a, b) => a.cost - b.cost)
  const tenth = Math.floor(sorted.length / 10)
  const perishables = (of: typeof meals) =>
    mean(of.map(({ meal }) => meal.ingredients.filter(({ perishable }) => perishable).length))
  expect(perishables(sorted.slice(-tenth))).toBeGreaterThan(2 * perishables(sorted.slice(0, tenth)))
})

test('a meal costs what it needs after its swaps', () => {
  const dairyFree = benchSettings()
    .find(({ name }) => name === 'C')
    ?.table.forCategory('dinner')
  if (!dairyFree) throw new Error('There is no setting C')
  const otherwise = usualCosts(dairyFree.menu)
  const changes = (isSwapped: boolean) =>
    mean(
      dairyFree
        .offered('dinner')
        .filter(({ swaps }) => swaps.length > 0 === isSwapped)
        .map(({ meal }) => Math.abs(otherwise(meal) - costOf(meal))),
    )
  expect(changes(true)).toBeGreaterThan(1.3 * changes(false))
})

test('the less a meal costs any week, the less likely it is to be drawn, and each may be', () => {
  const chance = evenChances(menu, 'dinner')
  const sorted = [...meals].sort((a, b) => a.cost - b.cost).map(({ meal }) => chance(meal))
  expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
  expect(sorted[0]).toBeGreaterThan(0)
  expect(sorted[0]).toBeLessThan(0.2)
  expect(sorted.at(-1)).toBe(1)
})

test('of 30 weeks fewer than 4 perishables are used once in the mean, and meals that need little are not in each', () => {
  const weeks = Array.from({ length: 30 }, (_, seed) =>
    bySearch({ table, counts: WEEK, serves: SERVES, seed, recent: [] }),
  )
  expect(mean(weeks.map((week) => measurePlan(week).once))).toBeLessThan(4)
  for (const category of CATEGORIES) {
    const offered = table.forCategory(category).offered(category)
    const cheapest = [...offered]
      .map((chosen) => ({ id: chosen.meal.id, cost: costOf(chosen.meal) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, Math.ceil(offered.length / 10))
    const ids = new Set(cheapest.map(({ id }) => id))
    const came = weeks.flatMap((week) => week.filter((row) => row.category === category && ids.has(row.meal.id)))
    // A tenth of the meals, and no more than a third of the rows.
    expect(came.length).toBeLessThan((weeks.length * WEEK[category]) / 3)
  }
})
