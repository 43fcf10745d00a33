import { LIMITS } from '../../schema/limits'
import type { KeepInCupboardInput, TakeFromCupboardInput } from '../generated/schemaTypes'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { changeCupboard, type CupboardOutcome } from './changeCupboard'
import { checkCount, checkKept, checkTaken, toSaid } from './readCupboardActs'

/** Says of ingredients that they are at home in a user's household (docs/product.md CUP-1). */
export async function keepInCupboard(
  services: Services,
  caller: Caller,
  items: readonly KeepInCupboardInput[],
): Promise<CupboardOutcome> {
  const { compiled } = services.catalogue
  const errors = [
    ...checkCount(items, 'items'),
    ...items.slice(0, LIMITS.cupboardItems).flatMap((item, index) => checkKept(compiled, item, `items[${index}]`)),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  const said = items.map((item, index) => ({ ...toSaid(item), id: null, path: `items[${index}]`, at: item.at }))
  return changeCupboard(services, caller, said)
}

/** Says of ingredients that they are no longer at home. One that the catalogue has lost meanwhile may be taken. */
export async function takeFromCupboard(
  services: Services,
  caller: Caller,
  items: readonly TakeFromCupboardInput[],
): Promise<CupboardOutcome> {
  const errors = [...checkCount(items, 'items'), ...items.flatMap((item, index) => checkTaken(item, `items[${index}]`))]
  if (errors.length > 0) return { cupboard: null, errors }
  return changeCupboard(
    services,
    caller,
    items.map(({ ingredient, at }, index) => ({ id: null, path: `items[${index}]`, ingredient, at, kept: null })),
  )
}
