import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { fitOperationName } from './fitOperationName'

/** What sends the explorer's calls with a token or key, unless a call's own headers name another. */
export function fetcherFor(credential: string): Fetcher {
  const send = createGraphiQLFetcher({
    url: '/graphql',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('accept', 'application/graphql-response+json, application/json;q=0.9')
      if (credential && !headers.has('authorization')) headers.set('authorization', `Bearer ${credential}`)
      return fetch(input, { ...init, headers })
    },
  })
  return (params, options) => send(fitOperationName(params), options)
}
