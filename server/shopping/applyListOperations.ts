import { LIMITS } from '../../schema/limits'
import type { ApplyListOperationsResult, InputError, ListOperationInput } from '../generated/schemaTypes'
import { checkHouseholds } from '../households/checkHousehold'
import { checkUuid } from '../households/checkUuid'
import { checkOperationCount, placed } from '../operations/checkOperations'
import { doOperations } from '../operations/doOperations'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { listPart } from './listPart'
import { checkListAct } from './readListActs'

/**
 * Does operations on the shared list of a user's household (docs/product.md SHOP-21, SHOP-22). Nothing is stored when one
 * of them is wrong, or for another household.
 */
export async function applyListOperations(
  services: Services,
  caller: Caller,
  operations: readonly ListOperationInput[],
): Promise<ApplyListOperationsResult> {
  const wrong = checkOperations(operations)
  if (wrong.length > 0) return { list: null, errors: wrong }
  const { view, errors } = await doOperations(services, caller, listPart(services), {
    operations: operations.map(placed),
    isWhole: true,
    checkFor: (householdId) => checkHouseholds(operations, householdId),
  })
  if (errors.length === 0) return { list: await view(), errors: [] }
  // Once the list is full, every further item is one too many: the first is named.
  return { list: null, errors: errors.filter(({ code }, index) => code !== 'TOO_MANY' || index === 0) }
}

function checkOperations(operations: readonly ListOperationInput[]): InputError[] {
  const wrong = checkOperationCount(operations, LIMITS.listOperations)
  if (wrong.length > 0) return wrong
  return operations.flatMap(({ id, act }, index) => [
    ...checkUuid(id, `operations[${index}].id`),
    ...checkListAct(act, `operations[${index}].act`),
  ])
}
