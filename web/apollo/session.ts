/** The key of session storage that holds the access token (specification, section 3). */
export const ACCESS_TOKEN_KEY = 'access_token'

/** The key of session storage that holds the user record. */
export const USER_KEY = 'user'

/** What is kept of the signed-in person (specification, section 3). */
export interface UserRecord {
  email: string
  ip_address?: string
}

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of [...listeners]) listener()
}

/** The access token of this tab; null when nobody is signed in. */
export function readToken(): string | null {
  return sessionStorage.getItem(ACCESS_TOKEN_KEY)
}

/**
 * Whose a token is by its own account, unchecked; null when it does not say. Good for telling two people apart, and for
 * nothing else.
 */
export function subjectOf(token: string): string | null {
  const { sub } = payloadOf(token)
  return typeof sub === 'string' ? sub : null
}

/** When a token ends by its own account, in milliseconds since 1970, unchecked; null when it does not say. */
export function endOf(token: string): number | null {
  const { exp } = payloadOf(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

function payloadOf(token: string): { sub?: unknown; exp?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as object | null) ?? {}
  } catch {
    return {}
  }
}

/** Who is signed in in this tab; null when nobody is. */
export function readUser(): UserRecord | null {
  try {
    const user = JSON.parse(sessionStorage.getItem(USER_KEY) ?? 'null') as Partial<UserRecord> | null
    if (typeof user?.email !== 'string') return null
    return typeof user.ip_address === 'string' ? { email: user.email, ip_address: user.ip_address } : { email: user.email }
  } catch {
    return null
  }
}

/** Begins a session in this tab. */
export function startSession(token: string, user: UserRecord): void {
  sessionStorage.setItem(USER_KEY, JSON.stringify(user))
  sessionStorage.setItem(ACCESS_TOKEN_KEY, token)
  tell()
}

/**
 * Goes on with a fresh access token. One that comes after the person has logged out is dropped, and so is one for
 * somebody else: all tabs share the refresh cookie, so another person may have logged in next door.
 * @returns whether it was taken.
 */
export function replaceToken(token: string): boolean {
  const held = readToken()
  if (held === null || subjectOf(held) !== subjectOf(token)) return false
  sessionStorage.setItem(ACCESS_TOKEN_KEY, token)
  tell()
  return true
}

/** Forgets the token and the person. */
export function endSession(): void {
  sessionStorage.removeItem(ACCESS_TOKEN_KEY)
  sessionStorage.removeItem(USER_KEY)
  tell()
}

/** Calls `listener` whenever a session begins, goes on with another token or ends; returns what stops that. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
