import type { ActInput, ApplyOperationsInput } from '../apollo/schemaTypes.generated'
import type { TimedOperation } from './timedOperations'

/** Operations of one household as the API takes them, with the acts as they are sent. */
export function operationsInput<Act>(
  operations: readonly TimedOperation<Act>[],
  toInput: (act: Act) => ActInput,
): ApplyOperationsInput {
  return {
    householdId: operations[0]?.householdId,
    operations: operations.map(({ id, at, act }) => ({ id, at, act: toInput(act) })),
  }
}

/** Those of the first operation's household, up to the first of another one: what a call can be for. */
export function ofOneHousehold<Operation extends { householdId?: string }>(
  operations: readonly Operation[],
): readonly Operation[] {
  const first = operations[0]?.householdId
  const end = operations.findIndex(({ householdId }) => householdId !== first)
  return end === -1 ? operations : operations.slice(0, end)
}
