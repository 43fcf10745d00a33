import type { FetcherParams } from '@graphiql/toolkit'
import { Kind, parse } from 'graphql'

/**
 * The call without an operation name that its document does not hold. The editor reads a document a moment after it
 * changed; run at once after changing tabs, it would still name the operation of the tab before.
 */
export function fitOperationName(params: FetcherParams): FetcherParams {
  if (!params.operationName) return params
  const names = operationNames(params.query)
  return !names || names.includes(params.operationName) ? params : { ...params, operationName: undefined }
}

/** The names of a document's operations, or nothing if it can't be read (the server says why). */
function operationNames(query: string) {
  try {
    return parse(query, { noLocation: true }).definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : [],
    )
  } catch {
    return undefined
  }
}
