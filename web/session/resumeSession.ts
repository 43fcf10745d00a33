import { readDeviceOwner } from './deviceOwner'
import { requestToken } from './requestToken'
import { endSession, notifySession, readToken, startSession, subjectOf, type SessionEnd } from './session'

/**
 * How long a page waits for the answer, in milliseconds. Then the server counts as not reached; an answer that comes later
 * still signs in.
 */
export const RESUME_WITHIN_MS = 8000

let asking: Promise<boolean> | null = null
/** The token that this page got so. */
let given: string | null = null

/**
 * Asks once for a new token when this page has none and the browser may hold a refresh cookie (docs/product.md ACC-44).
 * Without the mark of a session that may be alive there is no call.
 * @returns whether the person is signed in, after that.
 */
export function resumeSession(): Promise<boolean> {
  if (readToken() !== null) return Promise.resolve(true)
  const owner = readDeviceOwner()
  if (owner === null) return Promise.resolve(false)
  if (asking === null) {
    asking = ask(owner)
    notifySession()
  }
  return asking
}

/** The request that is awaited; null without one. */
export function resuming(): Promise<boolean> | null {
  return asking
}

/** Whether the session of this page came back by itself. */
export function hasResumed(): boolean {
  return given !== null && subjectOf(given) === subjectOf(readToken() ?? '')
}

async function ask(owner: string): Promise<boolean> {
  let late = false
  const timer = setTimeout(() => {
    late = true
    asking = null
    endSession({ why: 'unreachable' })
  }, RESUME_WITHIN_MS)
  const end = await take(owner)
  clearTimeout(timer)
  if (!late) asking = null
  if (readToken() !== null) return true
  // Of a late answer only a session is news.
  if (!late) endSession(end ?? { why: 'refused' })
  return false
}

/** Begins a session with the answer. @returns null, or why there is none. */
async function take(owner: string): Promise<SessionEnd | null> {
  const answer = await requestToken()
  if ('denied' in answer) return answer.denied
  const { accessToken, viewer } = answer.granted
  // Meanwhile the person may have logged out, or another signed in, in another tab or in this one.
  if (readToken() !== null) return null
  if (readDeviceOwner() !== owner || subjectOf(accessToken) !== owner) return { why: 'anotherPerson' }
  const { email, ipAddress } = viewer
  given = accessToken
  startSession(accessToken, ipAddress === null ? { email } : { email, ip_address: ipAddress })
  return null
}
