import { LIMITS } from '../../schema/limits'
import type { InputError, PlanOperationInput } from '../generated/schemaTypes'
import { withDishesRead } from '../dishes/withDishesRead'
import { checkHouseholds } from '../households/checkHousehold'
import { checkOperationCount, placed } from '../operations/checkOperations'
import { doOperations } from '../operations/doOperations'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { planPart } from './planPart'
import type { PlanView } from './views'

/**
 * Does operations on the current plan of a user's household, each once (docs/product.md PLAN-37, PLAN-38). Nothing is stored when
 * one of those that were not done before is wrong, or one is for another household.
 */
export async function applyPlanOperations(
  services: Services,
  caller: Caller,
  operations: readonly PlanOperationInput[],
): Promise<{ plan: PlanView | null; errors: InputError[] }> {
  const wrong = checkOperationCount(operations, LIMITS.planOperations)
  if (wrong.length > 0) return { plan: null, errors: wrong }
  const { view, errors } = await withDishesRead(services, (need) =>
    doOperations(services, caller, planPart(services, need), {
      operations: operations.map(placed),
      isWhole: true,
      checkFor: (householdId) => checkHouseholds(operations, householdId),
    }),
  )
  return errors.length > 0 ? { plan: null, errors: [...errors] } : { plan: view(), errors: [] }
}
