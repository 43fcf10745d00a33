import { readUser } from './session'

/** A hidden username, from which password managers know whose password a form without an email field is about. */
export function AccountName() {
  const email = readUser()?.email
  return email ? <input type="text" name="username" autoComplete="username" value={email} readOnly hidden /> : null
}
