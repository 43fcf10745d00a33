import type { MealFigures } from '../mealFigures'
import type { RowFigures } from '../rowFigures'
import type { PlanTerm } from './Term'

/** For each pair: a twelfth of a second meal of a main, which then is at least not the day after. */
const WEIGHT = 0.4
/** Of a row without a meal. */
const NONE = -1

/** The same main ingredient on one day or on two that follow each other. Recipes say nothing of cuisine or method. */
export class Neighbours implements PlanTerm {
  readonly kind = 'NEIGHBOURS'
  /** Numbers of the main ingredients' kinds. */
  private readonly mains: Int32Array
  private readonly near: readonly (readonly number[])[]
  private pairs = 0

  constructor(rows: readonly RowFigures[]) {
    this.mains = new Int32Array(rows.length).fill(NONE)
    this.near = rows.map(({ day, index }) =>
      rows.filter((other) => other.index !== index && Math.abs(other.day - day) <= 1).map((other) => other.index),
    )
  }

  replace({ index }: RowFigures, from: MealFigures | null, to: MealFigures | null): void {
    const before = from?.main ?? NONE
    const after = to?.main ?? NONE
    this.mains[index] = after
    if (before === after) return
    for (const other of this.near[index] ?? []) {
      const main = this.mains[other] ?? NONE
      if (main === NONE) continue
      if (main === before) this.pairs -= 1
      else if (main === after) this.pairs += 1
    }
  }

  cost(): number {
    return WEIGHT * this.pairs
  }
}
