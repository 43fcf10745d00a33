/** The key of session storage that holds the access token (docs/product.md DEV-1). */
export const ACCESS_TOKEN_KEY = 'access_token'

/** The key of session storage that holds the user record. */
export const USER_KEY = 'user'

/** What is stored of the signed-in user (docs/product.md ACC-4). */
export interface UserRecord {
  email: string
  ip_address?: string
}

/**
 * Why the last session of this page ended, or could not go on: the person logged out or deleted the account; the server
 * refused it, in its own `words` if it gave any; the refresh cookie is another person's since; there were too many calls;
 * or the server was not reached, so that the session may still be alive.
 */
export interface SessionEnd {
  why: 'chosen' | 'refused' | 'anotherPerson' | 'tooManyCalls' | 'unreachable'
  words?: string
  /** Where the person also ends the session at the provider, where it began there (docs/product.md ACC-64). */
  elsewhere?: string
}

let lastEnd: SessionEnd | null = null

const listeners = new Set<() => void>()

/** Tells those who follow the session that something about it has changed. */
export function notifySession(): void {
  for (const listener of [...listeners]) listener()
}

/** The access token of this tab; null when no one is signed in, or when the browser refuses storage. */
export function readToken(): string | null {
  try {
    return sessionStorage.getItem(ACCESS_TOKEN_KEY)
  } catch {
    return null
  }
}

/**
 * The subject that a token names, unverified; null when it names none. Use it only to distinguish users.
 */
export function subjectOf(token: string): string | null {
  const { sub } = payloadOf(token)
  return typeof sub === 'string' ? sub : null
}

/** When a token expires, in milliseconds since 1970, unverified; null when it does not say. */
export function endOf(token: string): number | null {
  const { exp } = payloadOf(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

/** What a token says, unverified; nothing of what is no token. */
export function payloadOf(token: string): { sub?: unknown; sid?: unknown; exp?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as object | null) ?? {}
  } catch {
    return {}
  }
}

/** The user record of this tab; null when no one is signed in. */
export function readUser(): UserRecord | null {
  try {
    const user = JSON.parse(sessionStorage.getItem(USER_KEY) ?? 'null') as Partial<UserRecord> | null
    if (typeof user?.email !== 'string') return null
    return typeof user.ip_address === 'string'
      ? { email: user.email, ip_address: user.ip_address }
      : { email: user.email }
  } catch {
    return null
  }
}

/** Begins a session in this tab. */
export function startSession(token: string, user: UserRecord): void {
  sessionStorage.setItem(USER_KEY, JSON.stringify(user))
  sessionStorage.setItem(ACCESS_TOKEN_KEY, token)
  lastEnd = null
  notifySession()
}

/**
 * Replaces the access token. A token that arrives after logout is dropped, and so is one of another user: all tabs share
 * the refresh cookie, and another user may have logged in in another tab.
 * @param email the person's address, where it came along: another device may have changed it.
 * @returns whether it was stored.
 */
export function replaceToken(token: string, email?: string): boolean {
  const held = readToken()
  if (held === null || subjectOf(held) !== subjectOf(token)) return false
  if (email) sessionStorage.setItem(USER_KEY, JSON.stringify({ ...readUser(), email }))
  sessionStorage.setItem(ACCESS_TOKEN_KEY, token)
  notifySession()
  return true
}

/** Removes the token and the user record, and notes why. */
export function endSession(end: SessionEnd = { why: 'chosen' }): void {
  sessionStorage.removeItem(ACCESS_TOKEN_KEY)
  sessionStorage.removeItem(USER_KEY)
  lastEnd = end
  notifySession()
}

/** Notes where the session that ended may be ended elsewhere as well, unless another one has begun. */
export function noteElsewhere(address: string): void {
  if (lastEnd === null) return
  lastEnd = { ...lastEnd, elsewhere: address }
  notifySession()
}

/** Why this page has no session; null while there is one, and before there was any. */
export function readSessionEnd(): SessionEnd | null {
  return lastEnd
}

/** Calls `listener` whenever a session begins, gets another token or ends. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
