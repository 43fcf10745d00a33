import { ESSENTIAL, isOfCategory, type CompiledCatalogue } from '../../../server/catalogue/compiled'
import { encodeMealEntryId, type MealWithSwaps } from '../../../server/catalogue/mealEntryId'
import { rowsOf, type PlanRow, type PlanRows } from '../../../schema/planOperations'
import { CATEGORIES, type Category } from '../../../server/pure/mealCategories'
import { pickMeals } from '../../../server/planning/pick'
import { scrubPlan } from '../../../server/planning/scrubPlan'
import { shapeCurrentPlan } from '../../../server/planning/shapeCurrentPlan'
import { versionsOf } from '../../../server/planning/versionsOf'
import { categoryMenus, type TableMenu } from '../../../server/menu/tableMenu'
import { oneOf, randomEaters } from './randomTables'

/** A meal with its swaps that the product puts before people, and before whom. */
export interface TableEntry extends MealWithSwaps {
  /** How it came there. */
  readonly way: string
  readonly category: Category
  /** Those who were named as its eaters; null for all who eat the category. */
  readonly named: readonly string[] | null
}

const idOf = ({ meal, swaps }: MealWithSwaps): string => encodeMealEntryId(meal.id, swaps)

/** Ten proposals for each category, and another one for a row beside them, own dishes among them. */
export function proposals(table: TableMenu, next: () => number): TableEntry[] {
  const menus = categoryMenus(table)
  const { dishes } = table
  const plan = pickMeals({
    menus,
    dishes,
    counts: { breakfast: 10, lunch: 10, dinner: 10 },
    seed: next(),
    nearDate: new Set(['egg', 'milk', 'salmon-fillet']),
  })
  const present = CATEGORIES.flatMap((category) =>
    plan[category].meals.map(({ meal }, position) => ({ category, position, mealId: meal.id })),
  )
  const row = pickMeals({ menus, dishes, counts: { breakfast: 0, lunch: 0, dinner: 1 }, seed: next(), present })
  return CATEGORIES.flatMap((category) =>
    [...plan[category].meals, ...row[category].meals].map((one) => ({
      ...one,
      way: 'proposed',
      category,
      named: null,
    })),
  )
}

/** A few of what the pickers offer to the eaters of a row. */
export function offered({ forEaters }: TableMenu, next: () => number): TableEntry[] {
  return CATEGORIES.flatMap((category) => {
    const named = randomEaters(next)
    const meals = forEaters(named, category).offered(category)
    if (meals.length === 0) return []
    return Array.from({ length: 4 }, () => ({ ...oneOf(next, meals), way: 'offered', category, named }))
  })
}

/** Rows that people with other settings left: any meal or dish, with any swaps that may be made in it. */
export function leftRows(catalogue: CompiledCatalogue, dishes: TableMenu['dishes'], next: () => number): PlanRow[] {
  return CATEGORIES.flatMap((category) => {
    const meals = catalogue.meals.filter((meal) => isOfCategory(meal, category))
    return Array.from({ length: 10 }, (_, index): PlanRow => {
      const meal = next() < 0.15 ? oneOf(next, dishes) : oneOf(next, meals)
      const swaps = meal.ingredients.flatMap(({ swaps: known }, at) =>
        known.length > 0 && ((meal.flags[at] ?? ESSENTIAL) & ESSENTIAL) === 0 && next() < 0.3
          ? [oneOf(next, known)]
          : [],
      )
      const id = `${category} ${index}`
      const uniqueId = idOf({ meal, swaps })
      return { id, category, uniqueId, serves: 2, eaters: randomEaters(next), variantOf: null }
    })
  })
}

/** The rows of a plan as a device sends them back later. */
export const rowsFrom = (entries: readonly TableEntry[]): PlanRow[] =>
  entries.map(({ category, named, ...chosen }, index) => ({
    id: `entry ${index}`,
    category,
    uniqueId: idOf(chosen),
    serves: null,
    eaters: named,
    variantOf: null,
  }))

/** What a scrub leaves of a plan that was saved under other settings. */
export function scrubbed(table: TableMenu, rows: PlanRows): TableEntry[] {
  const of = (category: Category) => rowsOf(rows, category)
  const opened = (category: Category) =>
    of(category).map(({ uniqueId, eaters }) => ({ chosen: table.find(uniqueId), numServes: 2, eaters }))
  const plan = { breakfast: opened('breakfast'), lunch: opened('lunch'), dinner: opened('dinner') }
  const after = scrubPlan(plan, table).plan
  return CATEGORIES.flatMap((category) =>
    after[category].flatMap(({ chosen, eaters = null }) =>
      chosen === null ? [] : [{ ...chosen, way: 'scrubbed', category, named: eaters }],
    ),
  )
}

/** The rows of the current plan of which the server does not say that they do not suit. */
export function notWarnedOf(table: TableMenu, rows: PlanRows): TableEntry[] {
  const plan = shapeCurrentPlan({ version: 1, content: { rows: [...rows] } }, table)
  const warned = new Set(plan.unsuitable.map(({ category, row }) => `${category} ${row}`))
  return CATEGORIES.flatMap((category) =>
    plan.rows
      .filter((row) => row.category === category)
      .flatMap(({ entry, eaters }, row) => {
        const chosen = warned.has(`${category} ${row}`) ? null : table.find(entry.uniqueId)
        return chosen === null ? [] : [{ ...chosen, way: 'not warned of', category, named: eaters ?? null }]
      }),
  )
}

/** The versions of some meals for a table: each for those who eat it. */
export function versions(table: TableMenu, next: () => number): TableEntry[] {
  const { catalogue, dishes, forEaters } = table
  return Array.from({ length: 12 }, () => oneOf(next, [...dishes, ...catalogue.meals])).flatMap((meal) => {
    const category = oneOf(next, CATEGORIES)
    return versionsOf(meal, forEaters(randomEaters(next), category).eaters).map(({ swaps, memberIds }) => ({
      meal,
      swaps,
      way: 'a version',
      category,
      named: memberIds,
    }))
  })
}
