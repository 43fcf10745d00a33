import { postGraphql } from '../apollo/postGraphql'
import { oneTabAtATime } from './oneTabAtATime'
import { RefreshSessionText, type RefreshSessionMutation } from './operations.generated'
import type { SessionEnd } from './session'

/** The name of the lock that all tabs share, and how long a tab waits for it, in milliseconds. */
const LOCK = 'refresh'
const LOCK_WITHIN_MS = 5000

/** A new token with the person that it is for, or what stands against one. */
export type Requested = { granted: RefreshSessionMutation['refreshSession'] } | { denied: SessionEnd }

/**
 * Requests an access token with the refresh cookie. Tabs do so one after the other, each with the cookie that the one before
 * got. The call outlives the page: its answer sets the next cookie, and the present one, used again later, would count as
 * stolen (docs/product.md SEC-2). Only the server's refusal says that the session has ended; without an answer, or with one
 * that is not the product's, the server was not reached.
 */
export function requestToken(): Promise<Requested> {
  return oneTabAtATime(LOCK, LOCK_WITHIN_MS, async () => {
    try {
      const { status, data, errors } = await postGraphql(RefreshSessionText, {}, { keepalive: true })
      if (data) return { granted: data.refreshSession }
      if (status === 429) return { denied: { why: 'tooManyCalls' } }
      const isRefusal = status === 401 || status === 403
      return { denied: isRefusal ? { why: 'refused', words: errors[0]?.message } : { why: 'unreachable' } }
    } catch {
      return { denied: { why: 'unreachable' } }
    }
  })
}
