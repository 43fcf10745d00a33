import { LIMITS } from '../../schema/limits'
import type { CupboardOperationInput, InputError } from '../generated/schemaTypes'
import { checkHouseholds } from '../households/checkHousehold'
import { checkUuid } from '../households/checkUuid'
import { placed } from '../operations/checkOperations'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { changeCupboard, type CupboardOutcome } from './changeCupboard'
import { checkCupboardAct, checkSaidCount, type KnownFood, knownFood, namedAct, toSaid } from './readCupboardActs'

/** Does operations on the cupboard of a user's household, each once (docs/product.md CUP-9). */
export async function applyCupboardOperations(
  services: Services,
  caller: Caller,
  operations: readonly CupboardOperationInput[],
): Promise<CupboardOutcome> {
  const food = await knownFood(
    services,
    caller,
    operations.map(({ act }) => act),
  )
  const errors = [
    ...checkSaidCount(operations, 'operations'),
    ...operations
      .slice(0, LIMITS.cupboardItems)
      .flatMap((operation, index) => checkOperation(food, operation, `operations[${index}]`)),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  const said = operations.map((operation, index) => {
    const { act, actPath, ...rest } = placed(operation, index)
    return { ...rest, act: toSaid(act, food.findRecipe), actPath: namedAct(act, actPath) }
  })
  return changeCupboard(services, caller, said, (householdId) => checkHouseholds(operations, householdId))
}

const checkOperation = (food: KnownFood, { id, act }: CupboardOperationInput, path: string): InputError[] => [
  ...checkUuid(id, `${path}.id`),
  ...checkCupboardAct(food, act, `${path}.act`),
]
