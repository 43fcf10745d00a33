import { type MemberTargets, TARGET_NUTRIENTS } from '../../../wishes/wishes'
import { ADULT_TARGETS } from '../adultTargets'
import { THREE_MEALS } from '../dayShares'
import type { MealFigures } from '../mealFigures'
import type { PlanProblem } from '../problem'
import type { RowFigures } from '../rowFigures'
import type { PlanTerm } from './Term'

/** For a target that is missed by its whole figure: missing one by a hundredth costs what a perishable that is used once does. */
export const WEIGHT = 300
/** A plan aims so far inside the bounds, as a share of them, that rounding does not miss them. */
export const INSIDE = { energy: 0.01, others: 0.03 }
/** Nutrients are in thousandths and portions in percent. */
const EXACT = 1000 * 100

const COUNT = TARGET_NUTRIENTS.length

/** A person with targets; null for the average adult, who eats one serve of each row. */
export interface Aim {
  readonly memberId: string | null
  readonly targets: MemberTargets
}

/** The targets of members, or those of an average adult where no one who eats has any. */
export function aimsOf({ wishes, rows }: Pick<PlanProblem, 'wishes' | 'rows'>): Aim[] {
  const ids = new Set(rows.flatMap(({ eaters }) => eaters.map(({ id }) => id)))
  const own = [...wishes.targets].filter(([id]) => ids.has(id))
  if (own.length === 0) return [{ memberId: null, targets: ADULT_TARGETS }]
  return own.map(([memberId, targets]) => ({ memberId, targets }))
}

/** In percent of a serve. */
export const portionIn = ({ row }: RowFigures, memberId: string | null): number =>
  memberId === null ? 100 : (row.eaters.find(({ id }) => id === memberId)?.portion ?? 0)

/** Days of three meals that a person's rows are. */
export const daysFor = (rows: readonly RowFigures[], memberId: string | null): number =>
  rows.reduce((sum, row) => sum + (portionIn(row, memberId) > 0 ? row.share : 0), 0) / THREE_MEALS

/** The share by which each person's mean day is outside of their targets. A meal without figures counts as met. */
export class Targets implements PlanTerm {
  readonly kind = 'TARGETS'
  /** By person, then by nutrient; divided by `EXACT` units of a plan. */
  private readonly sums: Float64Array
  private readonly portions: Int32Array
  /** Least and most of a plan, by person and nutrient. */
  private readonly least: Float64Array
  private readonly most: Float64Array
  private readonly unknown: Float64Array
  private readonly people: number

  constructor(rows: readonly RowFigures[], aims: readonly Aim[]) {
    this.people = aims.length
    this.sums = new Float64Array(aims.length * COUNT)
    this.least = new Float64Array(aims.length * COUNT).fill(-Infinity)
    this.most = new Float64Array(aims.length * COUNT).fill(Infinity)
    this.unknown = new Float64Array(aims.length * COUNT)
    this.portions = Int32Array.from(rows.flatMap((row) => aims.map(({ memberId }) => portionIn(row, memberId))))
    aims.forEach(({ memberId, targets }, person) => {
      const days = daysFor(rows, memberId)
      TARGET_NUTRIENTS.forEach((nutrient, index) => {
        const { atLeast = null, atMost = null } = targets[nutrient] ?? {}
        const inside = nutrient === 'energy' ? INSIDE.energy : INSIDE.others
        const at = person * COUNT + index
        if (days === 0) return
        if (atLeast !== null) this.least[at] = atLeast * (1 + inside) * days * EXACT
        if (atMost !== null) this.most[at] = atMost * (1 - inside) * days * EXACT
        const middle = atLeast !== null && atMost !== null ? (atLeast + atMost) / 2 : (atLeast ?? atMost ?? 0)
        // Of the person's portion: a serve counts for a portion of 100.
        this.unknown[at] = Math.round((middle * EXACT) / 100 / THREE_MEALS)
      })
    })
  }

  replace(row: RowFigures, from: MealFigures | null, to: MealFigures | null): void {
    if (from) this.add(row, from, -1)
    if (to) this.add(row, to, 1)
  }

  private add({ index: row, share }: RowFigures, { nutrients }: MealFigures, sign: number): void {
    for (let person = 0; person < this.people; person += 1) {
      const portion = sign * (this.portions[row * this.people + person] ?? 0)
      if (portion === 0) continue
      for (let nutrient = 0; nutrient < COUNT; nutrient += 1) {
        const at = person * COUNT + nutrient
        const figure = nutrients ? (nutrients[nutrient] ?? 0) : Math.round((this.unknown[at] ?? 0) * share)
        this.sums[at] = (this.sums[at] ?? 0) + figure * portion
      }
    }
  }

  cost(): number {
    let missed = 0
    for (let at = 0; at < this.sums.length; at += 1) {
      const sum = this.sums[at] ?? 0
      const least = this.least[at] ?? 0
      const most = this.most[at] ?? 0
      if (sum < least) missed += 1 - sum / least
      else if (sum > most) missed += sum / most - 1
    }
    return WEIGHT * missed
  }
}
