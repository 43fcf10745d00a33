import { requestToken } from './requestToken'
import { replaceToken, type SessionEnd } from './session'

/** The outcome: a new token is stored, or why there is none. */
export type Refreshed = 'renewed' | SessionEnd

let underWay: Promise<Refreshed> | null = null

/** Renews the access token of this tab. Requests at the same time share one call (docs/product.md ACC-37). */
export function refreshToken(): Promise<Refreshed> {
  underWay ??= refresh().finally(() => {
    underWay = null
  })
  return underWay
}

async function refresh(): Promise<Refreshed> {
  const answer = await requestToken()
  if ('denied' in answer) return answer.denied
  const { accessToken, viewer } = answer.granted
  return replaceToken(accessToken, viewer.email) ? 'renewed' : { why: 'anotherPerson' }
}
