/** What the server says is wrong with operations that it did not do. */
export type OperationErrors = readonly { field: string | null; message: string }[]

/** An operation that the server will never do, and why. */
export interface Refused<Operation> {
  operation: Operation
  /** What of it is wrong, as a path in the call; null where no error names anything. */
  field: string | null
  message: string
}

/**
 * The operations of a refused call that errors name by their paths, `operations[3].act…`, each with its reason; the others
 * can be sent again. Errors that name none are about all of them.
 */
export function refusedOf<Operation>(
  errors: OperationErrors,
  operations: readonly Operation[],
): readonly Refused<Operation>[] {
  const named = errors.flatMap(({ field, message }) => {
    const operation = operations[Number(/^operations\[(\d+)\]/.exec(field ?? '')?.[1] ?? NaN)]
    return operation === undefined ? [] : [{ operation, field, message }]
  })
  if (named.length > 0) return named
  const [{ field, message } = { field: null, message: '' }] = errors
  return operations.map((operation) => ({ operation, field, message }))
}

/** Whether an operation was refused because its caller has left the household for which it was done (docs/product.md HH-20). */
export const isForFormerHousehold = ({ field }: { field: string | null }): boolean =>
  field?.split('.').at(-1) === 'householdId'
