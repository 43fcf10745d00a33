import type { InputError, OperationStatus } from '../generated/schemaTypes'

/** An act on what a household shares. */
export interface Operation<Act> {
  /** UUID by which it is done once; null from a caller who never repeats. */
  readonly id: string | null
  /** When it was done by the caller's clock; null for when it arrives. */
  readonly at: number | null
  readonly act: Act
  /** Where it is in the call, such as `operations[3]`. */
  readonly path: string
  /** Where its act is, such as `operations[3].act`. */
  readonly actPath: string
}

/** What became of an operation, and what is wrong with it when it was refused. */
export interface Outcome {
  readonly status: OperationStatus
  readonly errors: readonly InputError[]
  /** Of an act that adds items to the list: the items that hold what it names. */
  readonly itemIds?: readonly string[]
}

export const APPLIED: Outcome = { status: 'APPLIED', errors: [] }
export const REPEATED: Outcome = { status: 'REPEATED', errors: [] }
export const MOOT: Outcome = { status: 'MOOT', errors: [] }
export const refused = (errors: readonly InputError[]): Outcome => ({ status: 'REFUSED', errors })
