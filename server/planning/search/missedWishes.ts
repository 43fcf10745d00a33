import { type Bounds, COUNTED_KINDS, TARGET_NUTRIENTS } from '../../wishes/wishes'
import { kindBit } from './countedKinds'
import { type CookedRow, planUse } from './planUse'
import type { PlanProblem } from './problem'
import type { MissedWish, PlanCost, TargetSummary, WishRef } from './summary'
import { limitOf } from './terms/limits'
import { dollarsOf } from './terms/money'
import { aimsOf, daysFor, portionIn } from './terms/targets'

/** A wish that a plan misses, with by how much: beyond a bound, as a share of it, or in meals. */
export interface Missed extends Omit<MissedWish, 'blockedBy'> {
  readonly by: number
}

/** How far a figure is outside of bounds. */
const beyond = ({ atLeast, atMost }: Bounds, figure: number): number =>
  Math.max(0, (atLeast ?? -Infinity) - figure, figure - (atMost ?? Infinity))

/** What each person with targets eats a day, beside what is wanted. */
export function targetsOfPlan(problem: PlanProblem, rows: readonly CookedRow[]): TargetSummary[] {
  return aimsOf(problem).flatMap(({ memberId, targets }) => {
    // A meal whose figures are not known has none, and no share of a day either.
    const known = rows.filter(({ dishes }) => dishes.every(({ figures }) => figures.nutrients))
    const days = daysFor(
      known.map(({ row }) => row),
      memberId,
    )
    if (days === 0) return []
    return TARGET_NUTRIENTS.flatMap((nutrient, index): TargetSummary[] => {
      const bounds = targets[nutrient]
      if (!bounds) return []
      const eaten = known.reduce(
        (sum, { row, dishes }) =>
          sum +
          (portionIn(row, memberId) / 100) *
            (dishes.reduce((all, { figures }) => all + (figures.nutrients?.[index] ?? 0), 0) / 1000),
        0,
      )
      const perDay = eaten / days
      return [{ memberId, nutrient, perDay, bounds, isMet: beyond(bounds, perDay) === 0 }]
    })
  })
}

/** What is bought costs; null where no price is known. Nothing is guessed: a line whose price is not known does not count. */
export function costOfPlan(problem: PlanProblem, rows: readonly CookedRow[]): PlanCost | null {
  const priced = [...planUse(problem, rows).values()].filter(({ figures }) => figures.price !== null)
  if (priced.length === 0) return null
  return {
    dollars: priced.reduce((sum, { figures, amount }) => sum + dollarsOf(figures, amount), 0),
    lines: priced.length,
  }
}

/** The wishes that a plan misses; what is no one's wish, as an average adult's targets, is not among them. */
export function missedWishes(problem: PlanProblem, rows: readonly CookedRow[]): Missed[] {
  return [
    ...missedMinutes(problem, rows),
    ...missedCounts(problem, rows),
    ...missedTargets(problem, rows),
    ...missedBudget(problem, rows),
  ]
}

function missedMinutes({ wishes }: PlanProblem, rows: readonly CookedRow[]): Missed[] {
  const longest = new Map<string, Missed>()
  for (const { row, meal } of rows) {
    const limit = limitOf(wishes, row)
    if (limit === null || meal.minutes <= limit) continue
    const { category } = row.row
    const day = row.isWeekend ? 'WEEKEND' : 'WEEKDAY'
    const wish: WishRef = { kind: 'MINUTES', category, day, minutes: limit }
    const known = longest.get(`${category} ${day}`)
    const by = (known?.by ?? 0) + 1
    longest.set(`${category} ${day}`, { wish, figure: Math.max(meal.minutes, known?.figure ?? 0), by })
  }
  return [...longest.values()]
}

function missedCounts({ wishes }: PlanProblem, rows: readonly CookedRow[]): Missed[] {
  return COUNTED_KINDS.flatMap((counted): Missed[] => {
    const bounds = wishes.counts[counted]
    if (!bounds) return []
    const bit = kindBit(counted)
    const figure = rows.filter(({ row, meal }) => row.row.category !== 'breakfast' && (meal.kinds & bit) !== 0).length
    const by = beyond(bounds, figure)
    if (by === 0) return []
    const isTooFew = figure < (bounds.atLeast ?? 0)
    const count = (isTooFew ? bounds.atLeast : bounds.atMost) ?? 0
    return [{ wish: { kind: 'COUNT', counted, bound: isTooFew ? 'AT_LEAST' : 'AT_MOST', count }, figure, by }]
  })
}

function missedTargets(problem: PlanProblem, rows: readonly CookedRow[]): Missed[] {
  return targetsOfPlan(problem, rows).flatMap(({ memberId, nutrient, perDay, bounds, isMet }): Missed[] => {
    if (isMet || memberId === null) return []
    const bound = perDay < (bounds.atLeast ?? -Infinity) ? 'AT_LEAST' : 'AT_MOST'
    const figure = (bound === 'AT_LEAST' ? bounds.atLeast : bounds.atMost) ?? 0
    const wish = { kind: 'TARGET', memberId, nutrient, bound, figure } as const
    return [{ wish, figure: perDay, by: beyond(bounds, perDay) / Math.max(1, figure) }]
  })
}

function missedBudget(problem: PlanProblem, rows: readonly CookedRow[]): Missed[] {
  const dollars = problem.wishes.budget
  const spent = costOfPlan(problem, rows)?.dollars ?? 0
  if (dollars === null || spent <= dollars) return []
  return [{ wish: { kind: 'BUDGET', dollars }, figure: spent, by: spent / Math.max(1, dollars) - 1 }]
}
