import { FAILURE_REASONS } from '../../schema/failureCodes'

/**
 * What a caller saw: a status, `cut` for a connection that ended without an answer, `none` for no answer in time, and
 * `not known` where a call that is done once was perhaps done when it was sent before (docs/product.md API-51).
 */
export type Seen = number | 'cut' | 'none' | '200 with an error' | 'not known'

/** The answer to a GraphQL call. `data` is null unless it succeeded. */
export interface Answered {
  seen: Seen
  data: Record<string, never> | null
  /** Milliseconds from the call to the end of its answer. */
  took: number
}

/** How long a caller waits, in milliseconds: longer than the product may take. */
const PATIENCE = 30_000

/** Calls GraphQL once. Never rejects. */
export async function callGraphql(url: string, query: string, variables: object, token?: string): Promise<Answered> {
  const start = performance.now()
  const answered = (seen: Seen, data: Answered['data'] = null) => ({ seen, data, took: performance.now() - start })
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await response.text()
    if (response.status === 400 && text.includes(FAILURE_REASONS.operationUnknown)) return answered('not known')
    if (response.status !== 200) return answered(response.status)
    const { data, errors } = JSON.parse(text) as { data: Answered['data']; errors?: unknown }
    return errors || !data ? answered('200 with an error') : answered(200, data)
  } catch (error) {
    return answered((error as Error).name === 'TimeoutError' ? 'none' : 'cut')
  }
}

/** Sends a body once; 202 counts as 200. Never rejects. */
export async function sendBody(url: string, body: string, token: string): Promise<{ seen: Seen; text: string }> {
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) },
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    })
    const text = await response.text()
    return { seen: response.status === 202 ? 200 : response.status, text }
  } catch (error) {
    return { seen: (error as Error).name === 'TimeoutError' ? 'none' : 'cut', text: '' }
  }
}

/** Fetches a file once. Never rejects. */
export async function seeFile(url: string): Promise<Seen> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'none' : 'cut'
  }
}
