import { randomUUID } from 'node:crypto'
import type { CurrentPlan } from '../generated/resolverTypes'
import { type Change, inHousehold } from '../households/changeHousehold'
import { membership } from '../households/membership'
import type { Services } from '../services'
import { tableMenu } from '../settings/tableMenu'
import { CURRENT, PlanModel } from './PlanModel'
import { readSavedPlan } from './savedPlan'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { toRows } from './storedPlan'

/** The current plan of a user's household as the user sees it (docs/product.md PLAN-36, PLAN-39). */
export async function currentPlan(services: Services, userId: string): Promise<CurrentPlan> {
  const { householdId } = await membership(services, userId)
  const plan =
    (await PlanModel.query(services.db).findOne({ householdId, nameKey: CURRENT })) ??
    (await inHousehold(services, userId, (change) => presentPlan(change, services.now())))
  return viewOfPlan(services, userId, plan)
}

/** A household's current plan as one of its accounts sees it. */
export async function viewOfPlan(services: Services, userId: string, plan: PlanModel): Promise<CurrentPlan> {
  return shapeCurrentPlan(plan, await tableMenu(services, userId))
}

/** The row of the current plan, which begins as the saved plan or else without meals. For the transaction of `inHousehold`. */
export async function presentPlan(
  { trx, members, self: { householdId, id: changedBy } }: Pick<Change, 'trx' | 'members' | 'self'>,
  changedAt: number,
): Promise<PlanModel> {
  const present = await PlanModel.query(trx).findOne({ householdId, nameKey: CURRENT })
  if (present) return present
  const saved = await readSavedPlan(trx, householdId, members)
  const rows = saved ? toRows(saved.plan) : []
  const key = { householdId, name: '', nameKey: CURRENT }
  return PlanModel.query(trx).insert({
    ...key,
    id: randomUUID(),
    version: 0,
    content: { rows },
    changedAt,
    changedBy,
  })
}
