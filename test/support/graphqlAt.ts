/** The answer to a GraphQL call. */
export interface Answer {
  status: number
  headers: Headers
  // The tests state what they expect of an answer; its shape is theirs to know.
  data: Record<string, never>
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[] | undefined
}

/** Calls the GraphQL endpoint. */
export type CallGraphql = (
  query: string,
  variables?: object,
  token?: string | null,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Calls the GraphQL endpoint of a server. */
export function graphqlAt(url: string): CallGraphql {
  return async (query, variables = {}, token = null, headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const body = await response.json()
    return { status: response.status, headers: response.headers, data: body.data, errors: body.errors }
  }
}
