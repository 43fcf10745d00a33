import { type OperationText, type PostedAnswer, type PostedError, postGraphql } from '../apollo/postGraphql'
import { type SessionEnds, tokenAfterRefusal } from './afterRefusal'
import { readToken } from './session'

/** A call that the server has refused as a whole. */
export class CallRefused extends Error {
  constructor(readonly errors: readonly PostedError[]) {
    super(errors[0]?.message ?? 'The server has refused the call')
  }
}

/**
 * Sends one operation without the GraphQL client, for pages that do without its code. The session is renewed and ends as
 * it does for the client's calls (docs/product.md ACC-37, ACC-38, ACC-39).
 * @throws CallRefused, NotJson, or TypeError when there is no answer.
 */
export async function callServer<Data, Variables>(
  text: OperationText<Data, Variables>,
  variables: Variables,
  ends: SessionEnds,
): Promise<Data> {
  let token = readToken()
  let answer = await postGraphql(text, variables, { token })
  if (isRefused(answer, 401, 'UNAUTHENTICATED')) {
    const renewed = await tokenAfterRefusal(token, ends)
    if (renewed !== null) answer = await postGraphql(text, variables, { token: (token = renewed) })
  }
  // Of several calls that were too many the first ends the session; the others belong to it.
  if (isRefused(answer, 429, 'RATE_LIMITED') && token === readToken()) ends.onRateLimited()
  if (answer.data === null) throw new CallRefused(answer.errors)
  return answer.data
}

function isRefused({ status, errors }: PostedAnswer<unknown>, asStatus: number, code: string): boolean {
  return errors.length > 0 ? errors.some(({ extensions }) => extensions?.code === code) : status === asStatus
}
