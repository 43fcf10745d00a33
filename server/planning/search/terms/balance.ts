import { TARGET_NUTRIENTS } from '../../../wishes/wishes'
import { THREE_MEALS } from '../dayShares'
import type { MealFigures } from '../mealFigures'
import type { RowFigures } from '../rowFigures'
import type { PlanTerm } from './Term'

/** For each day whose energy is twice what its meals should have of the plan's. */
const WEIGHT = 10
/** A day may be so far from the mean, as a share of it: inside the 10 % that count as balanced. */
const WITHIN = 0.08
/** Days of which less is planned are not compared: a dinner may be light after a large lunch. */
const COMPARED = 0.6 * THREE_MEALS

const ENERGY = TARGET_NUTRIENTS.indexOf('energy')

/** How far the energy of days is from the plan's mean day. */
export class Balance implements PlanTerm {
  readonly kind = 'BALANCE'
  private readonly energy: Float64Array
  private readonly shares: Float64Array
  private total = 0
  private readonly share: number

  constructor(rows: readonly RowFigures[]) {
    const days = Math.max(0, ...rows.map(({ day }) => day + 1))
    this.energy = new Float64Array(days)
    this.shares = new Float64Array(days)
    for (const { day, share } of rows) this.shares[day] = (this.shares[day] ?? 0) + share
    this.share = rows.reduce((sum, { share }) => sum + share, 0)
  }

  replace({ day }: RowFigures, from: MealFigures | null, to: MealFigures | null): void {
    const change = (to?.nutrients?.[ENERGY] ?? 0) - (from?.nutrients?.[ENERGY] ?? 0)
    this.energy[day] = (this.energy[day] ?? 0) + change
    this.total += change
  }

  cost(): number {
    if (this.total <= 0) return 0
    let off = 0
    for (let day = 0; day < this.energy.length; day += 1) {
      const share = this.shares[day] ?? 0
      if (share < COMPARED) continue
      off += Math.max(0, Math.abs((this.energy[day] ?? 0) / ((this.total * share) / this.share) - 1) - WITHIN)
    }
    return WEIGHT * off
  }
}
