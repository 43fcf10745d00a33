import { BaseModel } from '../database/BaseModel'

/** `none` is written where no key is mailed, so that the same work is done for every address. */
export type KeyPurpose = 'confirm' | 'reset' | 'email' | 'back' | 'none'

/** The hash of a mailed key. */
export class MailedKeyModel extends BaseModel {
  static override tableName = 'mailed_keys'
  static override idColumn = 'hash'
  static override booleanAttributes = ['marketingOptIn']

  hash!: string
  userId!: string | null
  purpose!: KeyPurpose
  /** With `confirm`: the password of the sign-up that this key belongs to. */
  passwordHash!: string | null
  /** With `confirm`: the choice of the same sign-up. */
  marketingOptIn!: boolean | null
  /** With `confirm`: the hash of what the browser of the sign-up holds; null for none. */
  browserHash!: string | null
  /** With `email` and `back`: the address that the account gets by the key. */
  email!: string | null
  createdAt!: number
  expiresAt!: number
  usedAt!: number | null
}
