import type { Services } from '../platform/services'
import { PartnerKeyModel } from './PartnerKeyModel'
import { PartnerModel } from './PartnerModel'

/** Every key with its partner's name, the newest first, at most a thousand. */
export async function listKeys({ db }: Pick<Services, 'db'>): Promise<(PartnerKeyModel & { partner: string })[]> {
  const keys = await PartnerKeyModel.query(db).orderBy('createdAt', 'desc').limit(1000)
  const partners = await PartnerModel.query(db).findByIds([...new Set(keys.map(({ partnerId }) => partnerId))])
  const names = new Map(partners.map(({ id, name }) => [id, name]))
  return keys.map((key) => Object.assign(key, { partner: names.get(key.partnerId) ?? '' }))
}
