import { LIMITS } from '../../schema/limits'
import type { CupboardActInput, KeepInCupboardInput, TakeFromCupboardInput } from '../generated/schemaTypes'
import type { Operation } from '../operations/Operation'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { changeCupboard, type CupboardOutcome } from './changeCupboard'
import type { Said } from './cupboardPart'
import { checkKept, checkSaidCount, checkTaken, NO_RECIPE, toSaid } from './readCupboardActs'

/** Says of ingredients that they are at home in a user's household (docs/product.md CUP-1). */
export async function keepInCupboard(
  services: Services,
  caller: Caller,
  items: readonly KeepInCupboardInput[],
): Promise<CupboardOutcome> {
  const { compiled } = services.catalogue
  const errors = [
    ...checkSaidCount(items, 'items'),
    ...items.slice(0, LIMITS.cupboardItems).flatMap((item, index) => checkKept(compiled, item, `items[${index}]`)),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  return changeCupboard(
    services,
    caller,
    items.map((item, index) => said({ keep: item }, item.at, index)),
  )
}

/** Says of ingredients that they are no longer at home. One that the catalogue has lost meanwhile may be taken. */
export async function takeFromCupboard(
  services: Services,
  caller: Caller,
  items: readonly TakeFromCupboardInput[],
): Promise<CupboardOutcome> {
  const errors = [
    ...checkSaidCount(items, 'items'),
    ...items.flatMap((item, index) => checkTaken(item, `items[${index}]`)),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  return changeCupboard(
    services,
    caller,
    items.map((item, index) => said({ take: item }, item.at, index)),
  )
}

/** What is said in no operation, and may count again when it is repeated. */
function said(act: CupboardActInput, at: number, index: number): Operation<Said> {
  const path = `items[${index}]`
  return { id: null, at, act: toSaid(act, NO_RECIPE), path, actPath: path }
}
