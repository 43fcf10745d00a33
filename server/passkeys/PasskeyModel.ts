import type { Knex } from 'knex'
import { hashOf } from '../accounts/secrets'
import { BaseModel } from '../database/BaseModel'

/** A passkey of an account: the public half of a pair of keys whose other half never leaves the person's device. */
export class PasskeyModel extends BaseModel {
  static override tableName = 'passkeys'
  static override booleanAttributes = ['isSynced']
  static override jsonAttributes = ['transports']

  id!: string
  userId!: string
  /** Of the credential's id, which can be longer than an index takes. */
  credentialHash!: string
  /** What the device calls it, in base64url. */
  credentialId!: string
  /** In COSE's form, in base64url. */
  publicKey!: string
  /** How often it has signed, as far as the device counts; 0 where it does not. */
  counter!: number
  /** By which ways the browser can reach the device. */
  transports!: string[]
  /** Whether it is kept in more places than one device. */
  isSynced!: boolean
  name!: string
  createdAt!: number
  usedAt!: number | null

  /** The passkey of that id of a device. */
  static ofCredential(db: Knex, credentialId: string): Promise<PasskeyModel | undefined> {
    return PasskeyModel.query(db)
      .findOne({ credentialHash: hashOf(credentialId) })
      .execute()
  }

  /** The passkeys of an account, the newest first. */
  static async ofUser(db: Knex, userId: string): Promise<PasskeyModel[]> {
    return PasskeyModel.query(db)
      .where({ userId })
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
  }
}
