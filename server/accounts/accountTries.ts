import type { Counted } from './attempts'
import { networkOf } from '../request/networkOf'
import type { UserModel } from './UserModel'

type Owner = Pick<UserModel, 'email' | 'ipAddress'>

/**
 * What a login to an account is counted for. Logins from the network of the owner's last login are counted apart, so that
 * others who guess cannot lock the owner out (docs/product.md SEC-3).
 */
export function accountTries(email: string, user: Owner | undefined, ip: string): Counted {
  const [usual] = user?.ipAddress && networkOf(user.ipAddress) === networkOf(ip) ? usualPlaceTries(user) : []
  return usual ?? { policy: 'account', of: email }
}

/** What logins from the network of the owner's last login are counted for; empty before the first login. */
export function usualPlaceTries({ email, ipAddress }: Owner): Counted[] {
  return ipAddress ? [{ policy: 'account', of: `${email} at ${networkOf(ipAddress)}` }] : []
}

/** Everything that logins to an account may be counted for. */
export function allAccountTries(user: Owner): Counted[] {
  return [{ policy: 'account', of: user.email }, ...usualPlaceTries(user)]
}
