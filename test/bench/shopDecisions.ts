import { compileCatalogue } from '../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../server/catalogue/diet'
import { menuOf } from '../../server/catalogue/menu'
import { readCatalogue } from '../../server/catalogue/readCatalogue'
import { suitabilityTable } from '../../server/catalogue/suitabilityTable'
import { CATEGORIES } from '../../server/catalogue/types'
import { pickMeals } from '../../server/planning/pick'
import { aggregateShoppingList } from '../../server/shopping/aggregateShoppingList'
import { isCupboard } from '../../server/shopping/buy'
import { printTable, short } from './table'

const LISTS = 200
const KEEPS = ['pantry', 'condiments', 'beverages', 'frozen']

/** How many lines of a list have to be decided about, in the mean of 200 proposed weeks of 21 meals for four. */
export function benchShopDecisions(): void {
  const catalogue = compileCatalogue(readCatalogue('seeds/catalogue'), 'decisions')
  const menu = menuOf(suitabilityTable(catalogue, compileDiet({ requirements: new Map(), neverEaten: [] })), new Map())
  const menus = { breakfast: menu, lunch: menu, dinner: menu }
  const counts = { lines: 0, cupboard: 0, keeps: 0 }
  for (let seed = 0; seed < LISTS; seed += 1) {
    const picked = pickMeals({ menus, counts: { breakfast: 7, lunch: 7, dinner: 7 }, seed })
    const meals = CATEGORIES.flatMap((category) => picked[category].meals)
    const items = aggregateShoppingList(meals.map(({ meal, swaps }) => ({ meal, swaps, serves: 4 })))
    const bought = items.filter(({ amount, unit, ingredient }) => !isCupboard(amount, unit, ingredient))
    counts.lines += items.length
    counts.cupboard += items.length - bought.length
    counts.keeps += bought.filter(({ area }) => KEEPS.includes(area)).length
  }
  const mean = (count: number) => short(count / LISTS)
  printTable(`Lines of ${LISTS} lists of 21 meals for four (means)`, [
    ['all', 'in the cupboard', 'that keep, asked about once', 'left to buy in any case'],
    [
      mean(counts.lines),
      mean(counts.cupboard),
      mean(counts.keeps),
      mean(counts.lines - counts.cupboard - counts.keeps),
    ],
  ])
}
