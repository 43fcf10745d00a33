import type { Services } from '../platform/services'
import { IdentityModel } from './IdentityModel'

/** Disconnects what an account was connected with at the provider since its address was changed (docs/product.md ACC-70). */
export const disconnectSince: Services['hooks']['emailReturns'][number] = async (_services, trx, userId, since) => {
  await IdentityModel.query(trx).where({ userId }).where('createdAt', '>=', since).delete()
}
