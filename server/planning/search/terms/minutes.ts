import type { Category } from '../../../pure/mealCategories'
import type { MealFigures } from '../mealFigures'
import type { RowFigures } from '../rowFigures'
import type { PlanTerm } from './Term'

/** For each hour beyond. */
const WEIGHT = 5
/** Minutes that a meal may take on average: a fifth less than the catalogue's; 645 for a week of three meals. */
const USUAL: Readonly<Record<Category, number>> = { breakfast: 22, lunch: 27.6, dinner: 42.6 }

/** Minutes in the kitchen. */
export class Minutes implements PlanTerm {
  readonly kind = 'MINUTES'
  private total = 0
  private readonly usual: number

  constructor(rows: readonly RowFigures[]) {
    this.usual = rows.reduce((sum, { row }) => sum + USUAL[row.category], 0)
  }

  replace(_row: RowFigures, from: MealFigures | null, to: MealFigures | null): void {
    this.total += (to?.minutes ?? 0) - (from?.minutes ?? 0)
  }

  cost(): number {
    return this.costWith(null, null)
  }

  /** What they cost once a meal comes instead of another. */
  costWith(from: MealFigures | null, to: MealFigures | null): number {
    const total = this.total + (to?.minutes ?? 0) - (from?.minutes ?? 0)
    return (WEIGHT * Math.max(0, total - this.usual)) / 60
  }
}
