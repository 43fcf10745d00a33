import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { beginCurrentPlan } from './currentPlan'
import { PlanModel } from './PlanModel'
import { plansOfHousehold } from './plansOfHousehold'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView } from './views'
import type { Caller } from '../request/context'

/**
 * A plan of a household as one of its accounts sees it: the one of that id, or the current one, which is made when it is
 * first needed (docs/product.md PLAN-36). Null when there is none of that id, and for an account that has left meanwhile.
 */
export async function planOf(
  services: Services,
  caller: Caller,
  householdId: string,
  id: string | null,
): Promise<PlanView | null> {
  const [table, stored] = await Promise.all([
    tableMenu(services, caller),
    id === null
      ? plansOfHousehold(services, caller).then(({ current }) => current ?? beginCurrentPlan(services, caller))
      : PlanModel.query(services.db).findOne({ id, householdId }),
  ])
  const isTheirs = table.members.some((member) => member.householdId === householdId)
  return stored && isTheirs && stored.householdId === householdId ? shapeCurrentPlan(stored, table) : null
}
