import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'

/** Whom a provider knows under a subject: one account. A person changes the address there, never the subject. */
export class IdentityModel extends BaseModel {
  static override tableName = 'identities'

  id!: string
  userId!: string
  issuer!: string
  subject!: string
  createdAt!: number
  usedAt!: number | null

  /** The identity that a provider vouches for. */
  static of(db: Knex, { issuer, subject }: { issuer: string; subject: string }): Promise<IdentityModel | undefined> {
    return IdentityModel.query(db).findOne({ issuer, subject }).execute()
  }
}
