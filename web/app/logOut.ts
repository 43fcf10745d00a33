import type { ApolloClient } from '@apollo/client'
import { postGraphql } from '../apollo/postGraphql'
import { endSession, readToken } from '../apollo/session'
import { recordEvent } from './analytics'
import { LogOutDocument } from './operations.generated'

/** What leaving needs. */
export interface LogOutMeans {
  client: ApolloClient
  goToLogin: () => void
}

/**
 * Logs out: forgets the token, whether or not the server hears of it, forgets what was read with it and goes to the
 * sign-in page (specification, section 4). Never fails.
 */
export async function logOut({ client, goToLogin }: LogOutMeans): Promise<void> {
  const token = readToken()
  recordEvent('user_logged_out')
  const reported = postGraphql(LogOutDocument, {}, { token, keepalive: true })
  endSession()
  goToLogin()
  await Promise.allSettled([reported, client.clearStore()])
}
