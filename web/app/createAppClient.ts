import type { ApolloClient } from '@apollo/client'
import { createClient } from '../apollo/client'
import { endSession } from '../apollo/session'
import { alerts } from '../ui/alerts'
import type { ClientHolder } from './clientHolder'
import { logOut } from './logOut'
import { MESSAGES } from './messages'

/** The client of this page, made at the first call. */
export function clientOf(holder: ClientHolder): ApolloClient {
  return (holder.client ??= createAppClient(holder.goToLogin))
}

/** The client, and what becomes of the person whose session it loses: both ways lead to the sign-in page. */
export function createAppClient(goToLogin: () => void): ApolloClient {
  const client = createClient({
    onExpired: () => {
      endSession()
      goToLogin()
      void client.clearStore()
    },
    onRateLimited: () => {
      void logOut({ client, goToLogin })
      alerts.last(MESSAGES.rateLimited)
    },
  })
  return client
}
