import type { Knex } from 'knex'
import { TIMES } from '../../schema/limits'
import { BaseModel } from '../database/BaseModel'

export interface LiveSession {
  userId: string
  expiresAt: number
  /** The account's first household when this was read; null before it first needs one. */
  householdId: string | null
}

/** One login with its rotating refresh token. The hashes of the current token and of the one before it are kept. */
export class SessionModel extends BaseModel {
  static override tableName = 'sessions'

  id!: string
  userId!: string
  refreshHash!: string
  previousHash!: string | null
  /** When the previous token was replaced. */
  rotatedAt!: number | null
  createdAt!: number
  lastUsedAt!: number
  /** When the session ends in any case. */
  expiresAt!: number
  endedAt!: number | null
  userAgent!: string
  ip!: string
  /** The identity by which the session was opened; null by password, or when that identity was disconnected since. */
  identityId!: string | null
  /** When the person last gave the password, showed a passkey or signed in at the provider, in this session; null if never. */
  provenAt!: number | null

  /** Sessions that were not ended, have not expired, and were used within the idle time (docs/product.md ACC-40). */
  static open(db: Knex, now: number) {
    return SessionModel.query(db)
      .whereNull('endedAt')
      .where('expiresAt', '>', now)
      .where('lastUsedAt', '>', now - TIMES.sessionIdle)
  }

  /** Sessions by id that were not ended and whose accounts are not locked. They may have expired. */
  static async liveById(this: void, db: Knex, ids: readonly string[]): Promise<Map<string, LiveSession>> {
    const rows: (LiveSession & { id: string })[] = await db(SessionModel.tableName)
      .join('users', 'users.id', 'sessions.userId')
      .leftJoin('household_members', (on) =>
        on.on('household_members.userId', 'sessions.userId').onVal('household_members.place', 0),
      )
      .whereIn('sessions.id', [...ids])
      .whereNull('sessions.endedAt')
      .whereNull('users.lockedAt')
      .select('sessions.id', 'sessions.userId', 'sessions.expiresAt', 'household_members.householdId')
    return new Map(rows.map((row) => [row.id, row]))
  }

  static async endAll(trx: Knex, userId: string, now: number): Promise<void> {
    await SessionModel.query(trx).where({ userId }).whereNull('endedAt').patch({ endedAt: now })
  }
}
