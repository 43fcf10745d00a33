/** What a caller saw: a status, `cut` for a connection that ended without an answer, `none` for no answer in time. */
export type Seen = number | 'cut' | 'none' | '200 with an error'

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
    if (response.status !== 200) return answered(response.status)
    const { data, errors } = JSON.parse(text) as { data: Answered['data']; errors?: unknown }
    return errors || !data ? answered('200 with an error') : answered(200, data)
  } catch (error) {
    return answered((error as Error).name === 'TimeoutError' ? 'none' : 'cut')
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
