import { CATEGORIES } from '../../server/catalogue/types'
import { aggregateShoppingList } from '../../server/shopping/aggregateShoppingList'
import { isCupboard } from '../../server/shopping/buy'
import { byPick, bySearch, type Planner } from './plans/planners'
import { benchSettings } from './plans/settings'
import { printTable, short } from './table'

const LISTS = 200
const SERVES = 4
const KEEPS = ['pantry', 'condiments', 'beverages', 'frozen']

/**
 * How many lines of a list have to be decided about, in the mean of 200 weeks of 21 meals for four who avoid nothing: as the
 * search begins with them, and as they are proposed.
 */
export function benchShopDecisions(): void {
  printTable(`Lines of ${LISTS} lists of 21 meals for four (means)`, [
    ['weeks', 'all', 'in the cupboard', 'that keep, asked about once', 'left to buy in any case'],
    ['drawn', ...meanLines(byPick)],
    ['proposed', ...meanLines(bySearch)],
  ])
}

function meanLines(planner: Planner): string[] {
  const [setting] = benchSettings()
  if (!setting) throw new Error('There is no setting')
  const counts = { lines: 0, cupboard: 0, keeps: 0 }
  for (let seed = 0; seed < LISTS; seed += 1) {
    const wanted = {
      table: setting.table,
      counts: { breakfast: 7, lunch: 7, dinner: 7 },
      serves: SERVES,
      seed,
      recent: [],
    }
    const rows = planner(wanted)
    const ordered = CATEGORIES.flatMap((category) => rows.filter((row) => row.category === category))
    const items = aggregateShoppingList(ordered.map(({ meal, swaps }) => ({ meal, swaps, serves: SERVES })))
    const bought = items.filter(({ amount, unit, ingredient }) => !isCupboard(amount, unit, ingredient))
    counts.lines += items.length
    counts.cupboard += items.length - bought.length
    counts.keeps += bought.filter(({ area }) => KEEPS.includes(area)).length
  }
  const mean = (count: number) => short(count / LISTS)
  const left = counts.lines - counts.cupboard - counts.keeps
  return [counts.lines, counts.cupboard, counts.keeps, left].map(mean)
}
