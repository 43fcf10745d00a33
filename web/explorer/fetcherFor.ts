import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { createClient } from 'graphql-ws'
import { fitOperationName } from './fitOperationName'

/**
 * What sends the explorer's calls, and subscriptions over a WebSocket of their own, with a token or key, unless a call's
 * own headers name another.
 */
export function fetcherFor(credential: string): Fetcher {
  const send = createGraphiQLFetcher({
    url: '/graphql',
    // Opened with the first subscription; the next one's refusal is shown rather than tried again.
    wsClient: createClient({
      url: location.origin.replace(/^http/, 'ws') + '/graphql',
      connectionParams: { authorization: `Bearer ${credential}` },
      retryAttempts: 0,
    }),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('accept', 'application/graphql-response+json, application/json;q=0.9')
      if (credential && !headers.has('authorization')) headers.set('authorization', `Bearer ${credential}`)
      return fetch(input, { ...init, headers })
    },
  })
  return (params, options) => send(fitOperationName(params), options)
}
