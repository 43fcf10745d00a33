import { cookedPlan, isEmptyEntry, type Plan, type PlannedMeal, plannedRows } from './plan'
import { servedDishes } from './shownServed'

/** What is served with the meal of a row, as rows beside it. */
const besides = ({ key, entry, ...place }: PlannedMeal): PlannedMeal[] =>
  servedDishes(entry).map(({ role, dish }) => {
    const { servedServes = entry.numServes, side: _side, dessert: _dessert, ...row } = entry
    const served = { ...row, ...dish, id: `${key} ${role}`, numServes: servedServes }
    return { ...place, key: served.id, role, entry: served }
  })

/**
 * Every meal of the plan with the serves that are cooked, empty rows left out, sorted by name, each before what is served with
 * it: what Cook chooses from (docs/product.md COOK-5, PLAN-102).
 */
export function combinedEntries(plan: Plan): PlannedMeal[] {
  return plannedRows(cookedPlan(plan))
    .filter(({ entry }) => !isEmptyEntry(entry))
    .sort((one, other) => one.entry.name.localeCompare(other.entry.name, 'en-AU'))
    .flatMap((meal) => [meal, ...besides(meal)])
}

/** Whether some meal of the plan has no serves, which a shopping list refuses (docs/product.md SHOP-2). */
export function hasMealWithoutServes(plan: Plan): boolean {
  return combinedEntries(plan).some(({ entry }) => entry.numServes === 0)
}
