import { readUser } from '../apollo/session'

/** Tells password managers whose password a form without an email field is about. Nobody sees it. */
export function AccountName() {
  const email = readUser()?.email
  return email ? <input type="text" name="username" autoComplete="username" value={email} readOnly hidden /> : null
}
