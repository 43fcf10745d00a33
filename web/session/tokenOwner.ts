import { readToken, subjectOf } from './session'

/** The subject of the stored access token, unverified; empty without one. It is the owner in `ownedStorage`. */
export function tokenOwner(): string {
  const token = readToken()
  return (token && subjectOf(token)) ?? ''
}
