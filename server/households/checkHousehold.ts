import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { messages } from './messages'

/** What is wrong where something was done for a household and its caller has moved to another one (docs/product.md HH-20). */
export function checkHousehold(
  meant: string | null | undefined,
  householdId: string,
  path = 'householdId',
): InputError[] {
  return meant == null || meant === householdId ? [] : formerHousehold(path)
}

/** What is said of a household that the caller has left, or to which the caller never belonged. */
export const formerHousehold = (path = 'householdId'): InputError[] => [
  inputError('NOT_ALLOWED', path, messages.formerHousehold),
]

/** The same of operations, each by its path. */
export function checkHouseholds(
  operations: readonly { householdId?: string | null }[],
  householdId: string,
): InputError[] {
  return operations.flatMap((operation, index) =>
    checkHousehold(operation.householdId, householdId, `operations[${index}].householdId`),
  )
}
