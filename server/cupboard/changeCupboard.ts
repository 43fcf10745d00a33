import type { InputError } from '../generated/schemaTypes'
import { doOperations } from '../operations/doOperations'
import type { Operation } from '../operations/Operation'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { cupboardPart, type Said } from './cupboardPart'
import type { CupboardView } from './viewOfCupboard'

/** The outcome of a change of the cupboard. */
export interface CupboardOutcome {
  cupboard: CupboardView | null
  errors: InputError[]
}

/**
 * Stores what was said of ingredients in a user's household, all of it or nothing (docs/product.md CUP-2, CUP-3).
 * @param checkFor says what is wrong with saying it in a household.
 */
export async function changeCupboard(
  services: Services,
  caller: Caller,
  operations: readonly Operation<Said>[],
  checkFor: (householdId: string) => InputError[] = () => [],
): Promise<CupboardOutcome> {
  const wanted = { operations, isWhole: true, checkFor }
  const { view, errors } = await doOperations(services, caller, cupboardPart(services), wanted)
  if (errors.length === 0) return { cupboard: view(), errors: [] }
  // Once the cupboard is full, every further ingredient is one too many: the first is named.
  return { cupboard: null, errors: errors.filter(({ code }, index) => code !== 'TOO_MANY' || index === 0) }
}
