import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** Somebody's account. The address is stored as `normaliseEmail` shapes it. */
export class UserModel extends BaseModel {
  static override tableName = 'users'
  static override booleanAttributes = ['marketingOptIn']

  id!: string
  email!: string
  passwordHash!: string
  marketingOptIn!: boolean
  /** Where the person last signed in from. */
  ipAddress!: string | null
  /** When the address was confirmed; null while it is not. */
  confirmedAt!: number | null
  /** When an administrator locked the account; null while it is open. */
  lockedAt!: number | null
  createdAt!: number

  /** The account of a normalised address. */
  static ofEmail(db: Knex, email: string): Promise<UserModel | undefined> {
    return UserModel.query(db).findOne({ email }).execute()
  }
}
