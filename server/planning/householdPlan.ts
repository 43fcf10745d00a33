import type { Services } from '../platform/services'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import { beginCurrentPlan } from './currentPlan'
import { PlanModel } from './PlanModel'
import { tableWithPlans, type TableWithPlans } from './plansOfCall'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView } from './views'
import type { Caller } from '../request/context'

/**
 * A plan of a household as one of its accounts sees it. Null when there is none of that id, and for an account that has left
 * meanwhile.
 */
export async function planOf(
  services: Services,
  caller: Caller,
  householdId: string,
  id: string,
): Promise<PlanView | null> {
  const [table, stored] = await Promise.all([
    tableMenu(services, caller),
    PlanModel.query(services.db).findOne({ id, householdId }),
  ])
  return stored ? viewOf(stored, table, householdId) : null
}

/**
 * The current plan, which is made when it is first needed (docs/product.md PLAN-36). Null for an account that has left the
 * household meanwhile.
 */
export async function currentPlanOf(
  services: Services,
  caller: Caller,
  householdId: string,
  reading: Promise<TableWithPlans>,
): Promise<PlanView | null> {
  const [table, { current }] = await reading
  return viewOf(current ?? (await beginCurrentPlan(services, caller)), table, householdId)
}

/** The same, read by itself. */
export const currentPlanIn = (services: Services, caller: Caller, householdId: string): Promise<PlanView | null> =>
  currentPlanOf(services, caller, householdId, tableWithPlans(services, caller))

function viewOf(stored: PlanModel, table: TableMenu, householdId: string): PlanView | null {
  const isTheirs = table.members.some((member) => member.householdId === householdId)
  return isTheirs && stored.householdId === householdId ? shapeCurrentPlan(stored, table) : null
}
