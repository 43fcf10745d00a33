import { BaseModel } from '../database/BaseModel'

/** What a mailed key is good for. `none` is the trace of a mail that was not needed. */
export type KeyPurpose = 'confirm' | 'reset' | 'none'

/** A key that was mailed to somebody, as its hash. */
export class MailedKeyModel extends BaseModel {
  static override tableName = 'mailed_keys'
  static override idColumn = 'hash'
  static override booleanAttributes = ['marketingOptIn']

  hash!: string
  userId!: string | null
  purpose!: KeyPurpose
  /** With `confirm`: the password that was chosen in the sign-up that this key belongs to. */
  passwordHash!: string | null
  /** With `confirm`: the choice made in the same sign-up. */
  marketingOptIn!: boolean | null
  createdAt!: number
  expiresAt!: number
  usedAt!: number | null
}
