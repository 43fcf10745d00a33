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
    return chosen ? [{ row, meal: figuresOf(problem.catalogue, chosen) }] : []
  })
}

/** What rows use together, by ingredient. */
export function planUse(
  { nearDate, prices }: PlanProblem,
  rows: readonly CookedRow[],
): Map<CompiledIngredient, PlanUse> {
  const all = new Map<CompiledIngredient, PlanUse>()
  for (const { row, meal } of rows)
    for (const { ingredient, amount } of meal.used) {
      const before = all.get(ingredient)
      all.set(ingredient, {
        figures: before?.figures ?? ingredientFigures(ingredient, nearDate, prices),
        uses: (before?.uses ?? 0) + 1,
        amount: (before?.amount ?? 0) + amount * row.serves,
      })
    }
  return all
}
