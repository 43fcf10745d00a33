import { readToken, subjectOf } from '../../apollo/session'

/** Whose access token is held, unchecked; empty when it does not say. Keeps two people's drafts on one device apart. */
export function tokenOwner(): string {
  const token = readToken()
  return (token && subjectOf(token)) ?? ''
}
