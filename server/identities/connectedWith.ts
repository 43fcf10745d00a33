import type { Services } from '../platform/services'
import type { ProviderSettings } from '../platform/providerSettings'
import { IdentityModel } from './IdentityModel'

/** Who an account is at the provider of today; undefined where it is connected with no one there, or there is none. */
export async function connectedWith(
  { db, config: { provider } }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<IdentityModel | undefined> {
  if (provider === null) return undefined
  const all = await IdentityModel.query(db).where({ userId })
  return all.find(({ issuer }) => isOf(provider, issuer))
}

/** Whether an identity is of the provider of today; both are addresses. */
const isOf = (provider: ProviderSettings, issuer: string): boolean =>
  URL.canParse(issuer) && new URL(issuer).href === new URL(provider.issuer).href
