import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** An invitation to a household, which its owner made. Its key is stored as a hash. A revoked one is deleted. */
export class InvitationModel extends BaseModel {
  static override tableName = 'household_invitations'

  declare id: string
  declare hash: string
  declare householdId: string
  /** The member without an account whose place the newcomer takes; null for a new place. */
  declare memberId: string | null
  /** Address that it was mailed to; null once it was accepted, or when its link was handed over otherwise. */
  declare sentTo: string | null
  /** Of the second half of the key that was mailed; null where none was, and for those of earlier releases. */
  declare proofHash: string | null
  declare createdAt: number
  declare expiresAt: number
  /** When it was accepted. */
  declare usedAt: number | null

  /** Invitations that can be accepted. */
  static open(db: Knex, now: number) {
    return InvitationModel.query(db).whereNull('usedAt').where('expiresAt', '>', now)
  }
}
