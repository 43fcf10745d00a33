import type { Knex } from 'knex'
import { TIMES } from '../../schema/limits'
import { BaseModel } from '../database/BaseModel'

/** Whose a session is, and when it ends. */
export interface LiveSession {
  userId: string
  expiresAt: number
}

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

  /** The sessions that are open: nobody ended them, they are not at their end, and they have been used of late. */
  static open(db: Knex, now: number) {
    return SessionModel.query(db).whereNull('endedAt').where('expiresAt', '>', now).where('lastUsedAt', '>', now - TIMES.sessionIdle)
  }

  /** Those of some sessions that nobody ended and whose accounts are not locked; their end may have come. */
  static async liveById(this: void, db: Knex, ids: readonly string[]): Promise<Map<string, LiveSession>> {
    const rows: (LiveSession & { id: string })[] = await db(SessionModel.tableName)
      .join('users', 'users.id', 'sessions.userId')
      .whereIn('sessions.id', [...ids])
      .whereNull('sessions.endedAt')
      .whereNull('users.lockedAt')
      .select('sessions.id', 'sessions.userId', 'sessions.expiresAt')
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Ends every open session of a person. */
  static async endAll(trx: Knex, userId: string, now: number): Promise<void> {
    await SessionModel.query(trx).where({ userId }).whereNull('endedAt').patch({ endedAt: now })
  }
}
