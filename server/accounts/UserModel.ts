import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** An account. The address is stored as `normaliseEmail` returns it. */
export class UserModel extends BaseModel {
  static override tableName = 'users'
  static override booleanAttributes = ['marketingOptIn']

  id!: string
  email!: string
  passwordHash!: string
  marketingOptIn!: boolean
  /** Network address of the last login. */
  ipAddress!: string | null
  /** When the address was confirmed; null before that. */
  confirmedAt!: number | null
  /** When an administrator locked the account; null if it is not locked. */
  lockedAt!: number | null
  createdAt!: number
  /** When the first questions were answered or skipped; null while they are still to be asked. */
  firstQuestionsAt!: number | null

  /** The account of a normalised address. */
  static ofEmail(db: Knex, email: string): Promise<UserModel | undefined> {
    return UserModel.query(db).findOne({ email }).execute()
  }
}
