import type { RunningApp } from './startApp'

/** Calls the GraphQL endpoint of a server. */
export function graphqlAt(url: string): RunningApp['graphql'] {
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
