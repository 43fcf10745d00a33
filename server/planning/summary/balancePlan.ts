import type { BalancePlanInput, InputError } from '../../generated/schemaTypes'
import { encodeMealEntryId } from '../../catalogue/mealEntryId'
import { versionTitle } from '../../menu/titles/versionTitle'
import { inputError } from '../../platform/errors'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { draftPlan } from '../draftPlan'
import { balanceRest } from '../search/balanceRest'
import { summarize } from '../search/summarize'
import type { PlanSummary } from '../search/summary'
import { inTurns } from '../search/turns'
import { shapeCurrentPlan } from '../shapeCurrentPlan'
import type { PlanView, RowView } from '../views'
import { reasonsFor } from './judgePlan'
import { messages } from './messages'
import { planProblem, type PlanToJudge } from './planProblem'
import { sayRowReason } from './sayRowReason'
import { nameAt } from './sayWish'

/** What balancing proposes; the plan is null when the input is wrong. */
interface Balanced {
  plan: PlanView | null
  changed: { row: RowView; before: string; why: string | null }[]
  effects: string[]
  errors: InputError[]
}

/**
 * Other meals for at most four rows of a plan, of which one was changed by hand (docs/product.md WISH-7). Nothing is stored.
 */
export async function balancePlan(services: Services, caller: Caller, input: BalancePlanInput): Promise<Balanced> {
  const { plan, errors } = await draftPlan(services, caller, { rows: input.rows, requirements: null })
  if (!plan) return refused(errors)
  const judged = await planProblem(services, caller, plan)
  if (!judged?.rows.some(({ id }) => id === input.changedRow))
    return refused([inputError('UNKNOWN', 'changedRow', messages.noSuchRow)])
  const { problem } = judged
  const found = await inTurns(balanceRest(problem, input.changedRow))
  const chosen = new Map(found.rows.map((row) => [row.id, row.chosen]))
  const after = withMeals(plan, new Set(found.changed), chosen)
  const balanced: PlanToJudge = {
    ...judged,
    problem: { ...problem, rows: problem.rows.map((row) => ({ ...row, chosen: chosen.get(row.id) ?? row.chosen })) },
  }
  const reasons = reasonsFor(balanced, after)
  const changed = after.rows
    .filter(({ id }) => found.changed.includes(id))
    .map((row) => {
      const reason = reasons.get(row.id)
      const before = plan.rows.find(({ id }) => id === row.id)?.chosen
      return { row, before: before ? versionTitle(before) : '', why: reason ? sayRowReason(reason.reason) : null }
    })
  const effects = effectsOf(summarize(problem, problem.rows), summarize(problem, balanced.problem.rows), plan)
  return { plan: after, changed, effects: changed.length > 0 ? effects : [], errors: [] }
}

const refused = (errors: InputError[]): Balanced => ({ plan: null, changed: [], effects: [], errors })

/** The draft with other meals in some rows. */
function withMeals(plan: PlanView, ids: ReadonlySet<string>, chosen: ReadonlyMap<string, RowView['chosen']>): PlanView {
  const rows = plan.stored.content.rows.map((row) => {
    const meal = ids.has(row.id) ? chosen.get(row.id) : null
    return meal ? { ...row, uniqueId: encodeMealEntryId(meal.meal.id, meal.swaps) } : row
  })
  return shapeCurrentPlan({ ...plan.stored, content: { rows } }, plan.table)
}

const MOST_EFFECTS = 10

/** What differs between two plans: targets that were missed, leftovers and minutes. */
function effectsOf(before: PlanSummary, after: PlanSummary, { table }: PlanView): string[] {
  const targets = before.targets.flatMap(({ memberId, nutrient, perDay, isMet }) => {
    const now = after.targets.find((one) => one.memberId === memberId && one.nutrient === nutrient)
    if (!now || isMet || Math.round(now.perDay) === Math.round(perDay)) return []
    return messages.effect.target({ nutrient, name: nameAt(table, memberId), before: perDay, after: now.perDay })
  })
  const leftovers = { before: before.leftoverGrams, after: after.leftoverGrams }
  const minutes = { before: before.minutes, after: after.minutes }
  return [
    ...targets,
    ...(Math.round(leftovers.before) === Math.round(leftovers.after) ? [] : [messages.effect.leftovers(leftovers)]),
    ...(minutes.before === minutes.after ? [] : [messages.effect.minutes(minutes)]),
  ].slice(0, MOST_EFFECTS)
}
