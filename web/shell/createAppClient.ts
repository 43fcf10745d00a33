import type { ApolloClient } from '@apollo/client'
import { createSessionClient } from '../session/createSessionClient'
import type { SessionEnds } from '../session/sessionLinks'
import { endSession } from '../session/session'
import { alerts } from '../ui/alerts'
import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { logOut, type LogOutMeans } from '../session/logOut'
import { messages } from './messages'

/** The client of this page, created at the first call. */
export function clientOf(holder: LazyApolloClient): ApolloClient {
  return (holder.client ??= createAppClient(holder.goToLogin))
}

/** The client. A session that expired or was rate limited ends on the login page (docs/product.md ACC-38, ACC-39). */
export function createAppClient(goToLogin: () => void): ApolloClient {
  const ends: SessionEnds = {
    onExpired: (end) => {
      endSession(end)
      goToLogin()
      void client.clearStore()
    },
    onRateLimited: () => endByTooManyCalls({ client, goToLogin }),
  }
  const client = createSessionClient(ends)
  return client
}

/** Logs out with the specified alert. */
export function endByTooManyCalls({ client, goToLogin }: LogOutMeans): void {
  void logOut({ client, goToLogin, end: { why: 'tooManyCalls' } })
  alerts.last(messages.rateLimited)
}
