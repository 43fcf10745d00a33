import type { MealFigures } from '../mealFigures'
import type { RowFigures } from '../rowFigures'
import type { PlanTerm } from './Term'

/** For a second meal of a main ingredient; the third and each further one counts for ten. */
export const SECOND = 5.1
const THIRD = 10

const costOf = (count: number): number => (count < 2 ? 0 : 1 + THIRD * (count - 2))

/** Several meals of one main ingredient's kind. */
export class Mains implements PlanTerm {
  readonly kind = 'MAINS'
  /** By the number of the kind. */
  private readonly counts: number[] = []
  private total = 0

  replace(_row: RowFigures, from: MealFigures | null, to: MealFigures | null): void {
    if (from) this.add(from.main, -1)
    if (to) this.add(to.main, 1)
  }

  private add(main: number, change: number): void {
    this.total += this.changeOf(main, change)
    this.counts[main] = (this.counts[main] ?? 0) + change
  }

  cost(): number {
    return SECOND * this.total
  }

  /** What it costs once a meal comes instead of another. */
  costWith(from: MealFigures | null, to: MealFigures | null): number {
    if (from?.main === to?.main) return this.cost()
    const less = from ? this.changeOf(from.main, -1) : 0
    const more = to ? this.changeOf(to.main, 1) : 0
    return SECOND * (this.total + less + more)
  }

  private changeOf(main: number, change: number): number {
    const count = this.counts[main] ?? 0
    return costOf(count + change) - costOf(count)
  }
}
