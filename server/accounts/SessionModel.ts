import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/**
 * One sign-in with all the refresh tokens that followed from it. Only the hashes of the present token and of its
 * immediate predecessor are kept.
 */
export class SessionModel extends BaseModel {
  static override tableName = 'sessions'

  id!: string
  userId!: string
  refreshHash!: string
  previousHash!: string | null
  /** When the predecessor was replaced. */
  rotatedAt!: number | null
  createdAt!: number
  lastUsedAt!: number
  /** When the session ends at the latest, however much it is used. */
  expiresAt!: number
  endedAt!: number | null
  userAgent!: string
  ip!: string

  /** Ends every open session of a person. */
  static async endAll(trx: Knex, userId: string, now: number): Promise<void> {
    await SessionModel.query(trx).where({ userId }).whereNull('endedAt').patch({ endedAt: now })
  }
}
