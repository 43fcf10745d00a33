import { refreshToken } from './refreshToken'
import { readToken, type SessionEnd, subjectOf } from './session'

/** What the application does when a session ends by itself. */
export interface SessionEnds {
  /** The session could not be refreshed, for this reason. */
  onExpired: (end: SessionEnd) => void
  /** There were too many calls. */
  onRateLimited: () => void
}

/**
 * After the server has not taken a token: the one to send the call with again, once; null when it stays refused. Calls
 * that fail together wait for one refresh; one whose answer comes late goes on with the token that is there by then, if
 * that is still the same person's. A session that can't be refreshed ends.
 */
export async function tokenAfterRefusal(sent: string | null, ends: SessionEnds): Promise<string | null> {
  const held = readToken()
  if (sent === null || held === null || subjectOf(sent) !== subjectOf(held)) return null
  if (sent !== held) return held
  const outcome = await refreshToken()
  if (outcome === 'renewed') return readToken()
  if (readToken() === held) {
    if (outcome.why === 'tooManyCalls') ends.onRateLimited()
    else ends.onExpired(outcome)
  }
  return null
}
