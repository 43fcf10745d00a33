import { RefreshSessionDocument } from './operations.generated'
import { postGraphql } from './postGraphql'
import { replaceToken } from './session'

/** What came of a refresh: a fresh token is stored, the session is over, or there were too many calls. */
export type Refreshed = 'renewed' | 'ended' | 'limited'

let underWay: Promise<Refreshed> | null = null

/**
 * Asks for a fresh access token with the refresh cookie and stores it. However many ask at once, one call is made. It
 * outlives the page: the answer carries the next cookie, and without it the one that is there would later be taken for a
 * stolen one.
 */
export function refreshToken(): Promise<Refreshed> {
  underWay ??= refresh().finally(() => {
    underWay = null
  })
  return underWay
}

async function refresh(): Promise<Refreshed> {
  try {
    const { status, data } = await postGraphql(RefreshSessionDocument, {}, { keepalive: true })
    if (status === 429) return 'limited'
    const token = data?.refreshSession.accessToken
    return token && replaceToken(token) ? 'renewed' : 'ended'
  } catch {
    return 'ended'
  }
}
