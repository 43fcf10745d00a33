import type { CookieOptions, Request, Response } from 'express'
import type { Config } from '../platform/config'
import type { SecretCookie } from './context'

/** The secret cookies: of the session, of the sign-up that was made in the browser, of a visit to the provider, and of sign-ins with a passkey. */
const NAMES = { refresh: 'mw_refresh', signUp: 'mw_signup', visit: 'mw_visit', passkey: 'mw_passkey' } as const

/**
 * A secret cookie of one call: HttpOnly, SameSite=Strict, and Secure with the __Host- prefix under https. That of a visit is
 * SameSite=Lax: the provider's page leads back.
 */
export function secretCookie(
  which: keyof typeof NAMES,
  config: Pick<Config, 'publicUrl'>,
  request: Request,
  response: Response,
): SecretCookie {
  const secure = config.publicUrl.startsWith('https:')
  const name = secure ? `__Host-${NAMES[which]}` : NAMES[which]
  const options: CookieOptions = { httpOnly: true, sameSite: which === 'visit' ? 'lax' : 'strict', secure, path: '/' }
  return {
    value: cookieOf(request, name),
    set: (token, maxAge) => void response.cookie(name, token, { ...options, maxAge }),
    clear: () => void response.clearCookie(name, options),
  }
}

/** For callers that neither send nor get one. */
export const NO_COOKIE: SecretCookie = { value: null, set: () => undefined, clear: () => undefined }

function cookieOf({ headers }: Request, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
