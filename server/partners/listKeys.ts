import { AccessKeyModel } from '../keys/AccessKeyModel'
import type { Services } from '../platform/services'
import { PartnerModel } from './PartnerModel'

/** Every key of a partner with the partner's name, the newest first, at most a thousand. */
export async function listKeys({ db }: Pick<Services, 'db'>): Promise<(AccessKeyModel & { partner: string })[]> {
  const keys = await AccessKeyModel.query(db).whereNotNull('partnerId').orderBy('createdAt', 'desc').limit(1000)
  const partners = await PartnerModel.query(db).findByIds([
    ...new Set(keys.flatMap(({ partnerId }) => partnerId ?? [])),
  ])
  const names = new Map(partners.map(({ id, name }) => [id, name]))
  return keys.map((key) => Object.assign(key, { partner: names.get(key.partnerId ?? '') ?? '' }))
}
