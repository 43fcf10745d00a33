import { type Change, inHousehold } from '../households/changeHousehold'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { CURRENT, PlanModel } from './PlanModel'
import { plansOfHousehold } from './plansOfHousehold'
import { readSavedPlan } from './savedPlan'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { withNewIds } from './storedPlan'
import type { PlanView } from './views'
import type { Caller } from '../request/context'
import { newId } from '../../schema/newId'

/** The current plan of a user's household as the user sees it (docs/product.md PLAN-36, PLAN-39). */
export async function currentPlan(services: Services, caller: Caller): Promise<PlanView<PlanModel>> {
  const [table, { current }] = await Promise.all([tableMenu(services, caller), plansOfHousehold(services, caller)])
  if (current) return shapeCurrentPlan(current, table)
  return shapeCurrentPlan(await beginCurrentPlan(services, caller), await tableMenu(services, caller))
}

/** Makes the current plan of a user's household unless another call just made it. */
export const beginCurrentPlan = (services: Services, caller: Caller): Promise<PlanModel> =>
  inHousehold(services, caller, (change) => presentPlan(change, services.now()))

/** The row of the current plan, which begins as the saved plan or else without meals. For the transaction of `inHousehold`. */
export async function presentPlan(change: Change, changedAt: number): Promise<PlanModel> {
  const { householdId } = change.self
  const present = await PlanModel.query(change.trx).findOne({ householdId, nameKey: CURRENT })
  return present ?? beginPlan(change, changedAt)
}

/** The same where there is none yet. */
export async function beginPlan(
  { trx, members, self: { householdId, id: changedBy } }: Pick<Change, 'trx' | 'members' | 'self'>,
  changedAt: number,
): Promise<PlanModel> {
  const { saved } = await readSavedPlan(trx, householdId, members)
  const rows = withNewIds(saved?.rows ?? [])
  const key = { householdId, name: '', nameKey: CURRENT }
  return PlanModel.query(trx).insert({
    ...key,
    id: newId(),
    version: 0,
    content: { rows },
    changedAt,
    changedBy,
  })
}
