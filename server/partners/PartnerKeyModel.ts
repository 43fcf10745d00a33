import { BaseModel } from '../database/BaseModel'
import type { PartnerScope } from '../generated/schemaTypes'

/** A key of a partner's. The key itself is shown once when it is made; what is stored is its hash. */
export class PartnerKeyModel extends BaseModel {
  static override tableName = 'partner_keys'
  static override jsonAttributes = ['scopes']

  id!: string
  partnerId!: string
  /** Beginning of the key after `mw_`, by which people tell keys apart. */
  prefix!: string
  /** SHA-256 of the whole key, in hex. */
  hash!: string
  scopes!: PartnerScope[]
  createdAt!: number
  /** null: it does not expire. */
  expiresAt!: number | null
  revokedAt!: number | null
  /** To the minute. */
  lastUsedAt!: number | null
}
