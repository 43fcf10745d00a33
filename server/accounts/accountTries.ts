import type { Counted } from './attempts'
import { networkOf } from './networkOf'
import type { UserModel } from './UserModel'

type Owner = Pick<UserModel, 'email' | 'ipAddress'>

/**
 * What a sign-in to an account is counted for. Whoever comes from where the owner last signed in is counted apart, so
 * that strangers who guess cannot keep the owner out.
 */
export function accountTries(email: string, user: Owner | undefined, ip: string): Counted {
  const [usual] = user?.ipAddress && networkOf(user.ipAddress) === networkOf(ip) ? usualPlaceTries(user) : []
  return usual ?? { pace: 'account', of: email }
}

/** What sign-ins from where the owner last signed in are counted for; nothing while there is no such place. */
export function usualPlaceTries({ email, ipAddress }: Owner): Counted[] {
  return ipAddress ? [{ pace: 'account', of: `${email} at ${networkOf(ipAddress)}` }] : []
}

/** Everything that sign-ins to an account may be counted for now. */
export function allAccountTries(user: Owner): Counted[] {
  return [{ pace: 'account', of: user.email }, ...usualPlaceTries(user)]
}
