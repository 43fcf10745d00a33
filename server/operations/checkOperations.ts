import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { messages } from './messages'
import type { Operation } from './Operation'

/** How many things a call may name, and what is said otherwise. */
export interface Bounds {
  readonly most: number
  readonly none: string
  readonly tooMany: string
}

/** What is wrong with how many things a call names. */
export function checkCount(
  { length }: readonly unknown[],
  { most, none, tooMany }: Bounds,
  path: string,
): InputError[] {
  if (length === 0) return [inputError('REQUIRED', path, none)]
  return length > most ? [inputError('TOO_MANY', path, tooMany)] : []
}

/** What is wrong with how many operations a call has. */
export const checkOperationCount = (operations: readonly unknown[], most: number): InputError[] =>
  checkCount(
    operations,
    { most, none: messages.noOperations, tooMany: messages.tooManyOperations({ most }) },
    'operations',
  )

/** An operation of one of the calls that are for one part of a household alone, with its place in the call. */
export function placed<Act>({ id, at = null, act }: Given<Act>, index: number): Operation<Act> {
  const path = `operations[${index}]`
  return { id, at, act, path, actPath: `${path}.act` }
}

/** An operation as such a call has it. */
interface Given<Act> {
  readonly id: string
  readonly at?: number | null
  readonly act: Act
}
