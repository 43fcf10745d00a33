import type { CompiledCatalogue } from '../catalogue/compiled'
import { LIMITS } from '../../schema/limits'
import type { CupboardOperationInput, InputError } from '../generated/schemaTypes'
import { checkHouseholds } from '../households/checkHousehold'
import { checkUuid } from '../households/checkUuid'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { changeCupboard, type CupboardOutcome, type Said } from './changeCupboard'
import { checkCount, checkKept, checkTaken, toSaid } from './readCupboardActs'

/** Does operations on the cupboard of a user's household, each once (docs/product.md CUP-9). */
export async function applyCupboardOperations(
  services: Services,
  caller: Caller,
  operations: readonly CupboardOperationInput[],
): Promise<CupboardOutcome> {
  const errors = [
    ...checkCount(operations, 'operations'),
    ...operations
      .slice(0, LIMITS.cupboardItems)
      .flatMap((operation, index) => checkOperation(services.catalogue.compiled, operation, `operations[${index}]`)),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  return changeCupboard(services, caller, operations.map(readOperation), (householdId) =>
    checkHouseholds(operations, householdId),
  )
}

function checkOperation(catalogue: CompiledCatalogue, { id, act }: CupboardOperationInput, path: string): InputError[] {
  return [
    ...checkUuid(id, `${path}.id`),
    ...(act.keep ? checkKept(catalogue, act.keep, `${path}.act.keep`) : []),
    ...(act.take ? checkTaken(act.take, `${path}.act.take`) : []),
  ]
}

/** GraphQL has seen to it that exactly one act is there. */
function readOperation({ id, at, act: { keep, take } }: CupboardOperationInput, index: number): Said {
  const path = `operations[${index}].act`
  if (keep) return { ...toSaid(keep), id, at, path: `${path}.keep` }
  return { ingredient: take?.ingredient ?? '', kept: null, id, at, path: `${path}.take` }
}
