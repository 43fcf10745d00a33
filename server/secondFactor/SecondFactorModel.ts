import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** The authenticator codes of an account, or their set-up until it is confirmed. */
export class SecondFactorModel extends BaseModel {
  static override tableName = 'second_factors'
  static override idColumn = 'userId'

  userId!: string
  /** In base32, sealed. */
  secret!: string
  /** Which of the server's secrets sealed it. */
  sealedBy!: string
  begunAt!: number
  /** Since when they are on; null for a set-up. */
  confirmedAt!: number | null
  /** The latest step of 30 seconds whose code was taken: none up to it counts again. */
  lastStep!: number | null

  /** What is on for an account. */
  static on(db: Knex, userId: string): Promise<SecondFactorModel | undefined> {
    return SecondFactorModel.query(db).findById(userId).whereNotNull('confirmedAt').execute()
  }
}
