import { askingFor, type Caller, type Context } from '../../request/context'
import type { Services } from '../../platform/services'
import { NO_OPINIONS, type PlanProblem } from '../search/problem'
import { explained } from '../search/explained'
import { reasonsOf } from '../search/reasonsOf'
import type { RowReason } from '../search/reasons'
import { summarize } from '../search/summarize'
import { inTurns } from '../search/turns'
import type { PlanView } from '../views'
import { planProblem, type PlanToJudge } from './planProblem'
import type { ReasonView, SummaryView } from './views'

/** A plan view is of one call: what counts for it is read once for all fields. */
const judged = new WeakMap<PlanView, Promise<PlanToJudge | null>>()

function judge(services: Services, caller: Caller, plan: PlanView): Promise<PlanToJudge | null> {
  const known = judged.get(plan)
  if (known) return known
  const [first] = plan.table.members
  const made = planProblem(services, first ? askingFor(caller, first.householdId) : caller, plan)
  judged.set(plan, made)
  return made
}

/** What counts for a plan of no household is what its proposal went by; null for a plan without a meal. */
export function judgeAs(plan: PlanView, problem: PlanProblem | null): void {
  const rows = plan.rows.filter(({ chosen }) => chosen !== null)
  judged.set(plan, Promise.resolve(problem && { problem, rows, own: NO_OPINIONS }))
}

/** What counts for a plan, as far as the caller may know. */
async function judgedFor({ services, principal }: Context, plan: PlanView): Promise<PlanToJudge | null> {
  const known = judged.get(plan)
  if (known) return known
  return principal.kind === 'user' ? judge(services, principal, plan) : null
}

/** What a plan amounts to (docs/product.md WISH-6); null for callers without a household, and for a plan without a meal. */
export async function summaryOfPlan(context: Context, plan: PlanView): Promise<SummaryView | null> {
  const found = await judgedFor(context, plan)
  if (!found) return null
  const { problem } = found
  return { summary: await inTurns(explained(problem, summarize(problem, problem.rows))), table: plan.table }
}

const reasons = new WeakMap<PlanView, ReadonlyMap<string, ReasonView>>()

/** Why rows of a plan have their meals, by their ids, as far as the caller may know (docs/product.md WISH-8). */
export async function reasonsOfPlan(context: Context, plan: PlanView): Promise<ReadonlyMap<string, ReasonView>> {
  const known = reasons.get(plan)
  if (known) return known
  const found = await judgedFor(context, plan)
  const made = found ? reasonsFor(found, plan) : new Map<string, ReasonView>()
  reasons.set(plan, made)
  return made
}

/** The reasons of the rows of a plan that is judged. */
export function reasonsFor({ problem, own }: PlanToJudge, { table }: PlanView): ReadonlyMap<string, ReasonView> {
  const all = reasonsOf(problem, problem.rows)
  return new Map(
    problem.rows.flatMap(({ id, chosen }) => {
      const reason = all.get(id)
      const said = reason && chosen && asOwn(reason, chosen.meal.id, own)
      return said ? [[id, { reason: said, table }] as const] : []
    }),
  )
}

/** An opinion is a reason only for the person whose it is (docs/product.md OPIN-2). */
function asOwn(reason: RowReason, recipe: string, { favourites, ratings }: PlanToJudge['own']): RowReason | null {
  if (reason.kind === 'FAVOURITE') return favourites.has(recipe) ? reason : null
  if (reason.kind !== 'RATED') return reason
  const rating = ratings.get(recipe)
  return rating === undefined ? null : { kind: 'RATED', rating }
}
