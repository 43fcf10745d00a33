import { BaseModel } from '../database/BaseModel'
import type { KeyScope, PartnerScope } from '../generated/schemaTypes'

/**
 * A key of a partner or of a person; one of both owners is null. The key itself is shown once when it is made; what is stored
 * is its hash.
 */
export class AccessKeyModel extends BaseModel {
  static override tableName = 'partner_keys'
  static override jsonAttributes = ['scopes']

  id!: string
  partnerId!: string | null
  userId!: string | null
  /** What a person calls it; null for a partner's. */
  name!: string | null
  /** Beginning of the key after its form, by which people tell keys apart. */
  prefix!: string
  /** SHA-256 of the whole key, in hex. */
  hash!: string
  /** Those of a partner's key are `PartnerScope`, those of a person's `KeyScope`. */
  scopes!: (PartnerScope | KeyScope)[]
  createdAt!: number
  /** null: it does not expire. */
  expiresAt!: number | null
  revokedAt!: number | null
  /** To the minute. */
  lastUsedAt!: number | null
  /** When it was announced that it ends; null before that. */
  warnedAt?: number | null
}
