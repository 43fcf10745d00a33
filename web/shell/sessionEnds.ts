import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import type { SessionEnds } from '../session/afterRefusal'
import { logOut } from '../session/logOut'
import { endSession } from '../session/session'
import { alerts } from '../ui/alerts'
import { messages } from './messages'

/** A session that expired or was rate limited ends on the login page (docs/product.md ACC-38, ACC-39). */
export function sessionEnds(holder: LazyApolloClient): SessionEnds {
  const { goToLogin } = holder
  return {
    onExpired: (end) => {
      endSession(end)
      goToLogin()
      void holder.client?.clearStore()
    },
    onRateLimited: () => {
      void logOut({ client: holder.client, goToLogin, end: { why: 'tooManyCalls' } })
      alerts.last(messages.rateLimited)
    },
  }
}
