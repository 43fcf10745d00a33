import type { LazyApolloClient } from '../apollo/lazyApolloClient'

/** Fetches the code of the GraphQL client, which stays out of the first script. */
export const loadClientFactory: LazyApolloClient['load'] = async () => (await import('./createAppClient')).clientOf
