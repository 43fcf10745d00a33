import type { ApolloClient } from '@apollo/client'
import { postGraphql } from '../apollo/postGraphql'
import { endSession, noteElsewhere, readToken, type SessionEnd } from './session'
import { recordEvent } from '../telemetry/analytics'
import { LogOutText } from './operations.generated'

/** Dependencies of `logOut`. */
export interface LogOutMeans {
  /** null: nothing was read yet. */
  client: ApolloClient | null
  goToLogin: () => void
  /** Why; by default the person has chosen to. */
  end?: SessionEnd
}

/**
 * Logs out: removes the token whether or not the report to the server succeeds, clears the cache and goes to the login page
 * (docs/product.md ACC-36). Never fails.
 */
export async function logOut({ client, goToLogin, end }: LogOutMeans): Promise<void> {
  const token = readToken()
  recordEvent('user_logged_out')
  const reported = postGraphql(LogOutText, {}, { token, keepalive: true })
  endSession(end)
  goToLogin()
  const [answer] = await Promise.allSettled([reported, client?.clearStore()])
  const elsewhere = answer.status === 'fulfilled' ? answer.value.data?.logOut.providerLogOut : null
  if (elsewhere) noteElsewhere(elsewhere)
}
