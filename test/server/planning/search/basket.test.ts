import { CATEGORIES } from '../../../../server/catalogue/types'
import { chancesBeside } from '../../../../server/planning/search/basket'
import { createRandom } from '../../../../server/planning/random'
import { aggregateShoppingList } from '../../../../server/shopping/aggregateShoppingList'
import { isCupboard } from '../../../../server/shopping/buy'
import { bySearch } from '../../../bench/plans/planners'
import { benchSettings } from '../../../bench/plans/settings'

const [setting] = benchSettings()
if (!setting) throw new Error('There is no setting')
const { table } = setting

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

test('beside many plans each meal is as likely as every other, beside one those that need what it buys', () => {
  const { catalogue } = table
  const { meals } = catalogue
  const random = createRandom('beginnings')
  const beginnings = Array.from({ length: 600 }, () => {
    const others = CATEGORIES.map((category) => catalogue.byCategory[category]).flatMap((list) =>
      [1, 2, 3].flatMap(() => meals[list[random.below(list.length)] ?? 0] ?? []),
    )
    return chancesBeside(catalogue, { first: [], others, random })
  })
  for (let index = 0; index < meals.length; index += 40) {
    const meal = meals[index]
    if (!meal) continue
    const chances = beginnings.map((chance) => chance(meal))
    expect(Math.min(...chances)).toBeGreaterThan(0)
    expect(Math.max(...chances)).toBeLessThanOrEqual(1)
    expect(mean(chances)).toBeGreaterThan(0.04)
    expect(mean(chances)).toBeLessThan(0.25)
  }
  const stew = meals.find(({ ingredients }) => ingredients.length > 12)
  if (!stew) throw new Error('There is no long list')
  expect(chancesBeside(catalogue, { first: [stew], others: [], random })(stew)).toBe(1)
})

test('a week for four leaves fewer than 57 lines to be bought in the mean of 30', () => {
  const bought = Array.from({ length: 30 }, (_, seed) => {
    const counts = { breakfast: 7, lunch: 7, dinner: 7 }
    const rows = bySearch({ table, counts, serves: 4, seed, recent: [] })
    const items = aggregateShoppingList(rows.map(({ meal, swaps }) => ({ meal, swaps, serves: 4 })))
    return items.filter(({ amount, unit, ingredient }) => !isCupboard(amount, unit, ingredient)).length
  })
  expect(mean(bought)).toBeLessThan(57)
})
