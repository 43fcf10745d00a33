import type { CompiledIngredient } from '../../catalogue/compiled'
import { type IngredientFigures, ingredientFigures } from './ingredientFigures'
import { figuresOf, type MealFigures } from './mealFigures'
import type { PlanProblem } from './problem'
import { type RowFigures, rowFigures } from './rowFigures'
import type { SearchedRow } from './searchedPlan'

/** A row with the figures of what is cooked in it. */
export interface CookedRow {
  readonly row: RowFigures
  readonly meal: MealFigures
  /** The meal, then what is served with it, each with the serves that are bought for. */
  readonly dishes: readonly CookedDish[]
}

/** A dish of a row. */
interface CookedDish {
  readonly figures: MealFigures
  readonly serves: number
}

/** What a plan uses of an ingredient, in thousandths of the unit in which it is sold. */
export interface PlanUse {
  readonly figures: IngredientFigures
  readonly uses: number
  readonly amount: number
}

/** The rows in which something is cooked. */
export function cookedRows(problem: PlanProblem, rows: readonly SearchedRow[]): CookedRow[] {
  return rowFigures(problem.rows).flatMap((row, index) => {
    const chosen = rows[index]?.chosen
    if (!chosen) return []
    const dishes = [{ chosen, serves: row.serves }, ...(row.row.served ?? [])].map((dish) => ({
      figures: figuresOf(problem.catalogue, dish.chosen),
      serves: dish.serves,
    }))
    return dishes[0] ? [{ row, meal: dishes[0].figures, dishes }] : []
  })
}

/** What rows use together, by ingredient. */
export function planUse(
  { nearDate, prices }: PlanProblem,
  rows: readonly CookedRow[],
): Map<CompiledIngredient, PlanUse> {
  const all = new Map<CompiledIngredient, PlanUse>()
  for (const { figures: dish, serves } of rows.flatMap(({ dishes }) => dishes))
    for (const { ingredient, amount } of dish.used) {
      const before = all.get(ingredient)
      all.set(ingredient, {
        figures: before?.figures ?? ingredientFigures(ingredient, nearDate, prices),
        uses: (before?.uses ?? 0) + 1,
        amount: (before?.amount ?? 0) + amount * serves,
      })
    }
  return all
}
