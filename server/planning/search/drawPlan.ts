import { suitability, swapsOf } from '../../catalogue/diet'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import type { CategoryMenus } from '../../catalogue/menuRegions'
import { CATEGORIES, type Category } from '../../pure/mealCategories'
import { pickMeals, type PickResult } from '../pick'
import type { PlanProblem, ProblemRow } from './problem'

/** The plan with which a search begins. */
export interface DrawnPlan {
  /** By row; null where nothing may be offered, or what was drawn is nothing for those who eat it. */
  readonly meals: readonly (MealWithSwaps | null)[]
  readonly picked: PickResult
}

const isOpen = ({ isLocked }: ProblemRow): boolean => !isLocked

/**
 * Draws a meal for each open row (docs/product.md PLAN-20 to PLAN-23), beside the locked ones, as those eat who eat the
 * first open row of the category.
 */
export function drawPlan(problem: PlanProblem): DrawnPlan {
  const { rows, opinions } = problem
  const rowsOf = (category: Category) => rows.filter((row) => row.category === category)
  const counts = { breakfast: 0, lunch: 0, dinner: 0 }
  for (const row of rows) if (isOpen(row)) counts[row.category] += 1
  const picked = pickMeals({
    menus: menusOf(problem),
    counts,
    seed: problem.seed,
    present: rows.flatMap(({ isLocked, category, chosen }) =>
      isLocked && chosen ? [{ category, position: null, mealId: chosen.meal.id }] : [],
    ),
    recent: problem.recent,
    replaced: problem.replaced,
    nearDate: problem.nearDate,
    dishes: problem.dishes,
    never: opinions.never,
  })
  const meals = new Map<ProblemRow, MealWithSwaps | null>()
  for (const category of CATEGORIES)
    rowsOf(category)
      .filter(isOpen)
      .forEach((row, index, [first]) => {
        const drawn = picked[category].meals[index]
        meals.set(row, drawn && (row.menu === first?.menu || needsFewSwaps(drawn, row)) ? drawn : null)
      })
  return { meals: rows.map((row) => (row.isLocked ? row.chosen : (meals.get(row) ?? null))), picked }
}

/** Whether what was drawn for others needs as few swaps of those who eat a row (docs/product.md PLAN-104). */
function needsFewSwaps({ meal }: MealWithSwaps, { menu, category }: ProblemRow): boolean {
  const swaps = swapsOf(suitability(meal, menu.table.diet))
  return swaps.length <= menu.categories[category].proposed.mostSwaps
}

/** The menus of the categories' first open rows; of any row where a category has none. */
function menusOf({ rows }: PlanProblem): CategoryMenus {
  const any = rows[0]
  if (!any) throw new Error('A plan without rows is not searched')
  const of = (category: Category) => {
    const own = rows.filter((row) => row.category === category)
    return (own.find(isOpen) ?? own[0] ?? any).menu
  }
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner') }
}
