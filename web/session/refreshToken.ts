import { RefreshSessionDocument } from './operations.generated'
import { postGraphql } from '../apollo/postGraphql'
import { replaceToken } from './session'

/** The outcome: a new token is stored, the session has ended, or there were too many calls. */
export type Refreshed = 'renewed' | 'ended' | 'limited'

let underWay: Promise<Refreshed> | null = null

/**
 * Requests a new access token with the refresh cookie and stores it. Requests at the same time share one call (docs/product.md
 * ACC-37). The call outlives the page: its answer sets the next cookie, and the present one, used again later, would count
 * as stolen (docs/product.md SEC-2).
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
