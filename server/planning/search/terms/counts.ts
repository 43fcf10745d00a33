import { type Bounds, COUNTED_KINDS } from '../../../wishes/wishes'
import { kindBit } from '../countedKinds'
import type { MealFigures } from '../mealFigures'
import type { PlanProblem } from '../problem'
import type { RowFigures } from '../rowFigures'
import type { PlanTerm } from './Term'

/** For each meal too many or too few: more than all else together can save, so that it is kept wherever it can be. */
export const HARD = 10_000

const NO_BOUNDS: Bounds = { atLeast: null, atMost: null }

/** How many lunches and dinners are of the kinds that are counted. */
export class Counts implements PlanTerm {
  readonly kind = 'COUNTS'
  private readonly wanted: readonly { readonly bit: number; readonly bounds: Bounds }[]
  private readonly counts: Int32Array

  constructor({ wishes }: Pick<PlanProblem, 'wishes'>) {
    this.wanted = COUNTED_KINDS.flatMap((kind) => {
      const bounds = wishes.counts[kind]
      return bounds ? [{ bit: kindBit(kind), bounds }] : []
    })
    this.counts = new Int32Array(this.wanted.length)
  }

  replace({ row }: RowFigures, from: MealFigures | null, to: MealFigures | null): void {
    if (row.category === 'breakfast') return
    for (let index = 0; index < this.wanted.length; index += 1) {
      const bit = this.wanted[index]?.bit ?? 0
      const change = ((to?.kinds ?? 0) & bit ? 1 : 0) - ((from?.kinds ?? 0) & bit ? 1 : 0)
      this.counts[index] = (this.counts[index] ?? 0) + change
    }
  }

  cost(): number {
    let missed = 0
    for (let index = 0; index < this.wanted.length; index += 1) {
      const { atLeast, atMost } = this.wanted[index]?.bounds ?? NO_BOUNDS
      const count = this.counts[index] ?? 0
      missed += Math.max(0, (atLeast ?? 0) - count, count - (atMost ?? Infinity))
    }
    return HARD * missed
  }
}
