import { BaseModel } from '../database/BaseModel'
import type { VisitPurpose } from '../generated/schemaTypes'

/** A visit to the provider. Its secret is in the cookie of the browser alone; state, nonce and verifier follow from it. */
export class VisitModel extends BaseModel {
  static override tableName = 'provider_visits'
  static override idColumn = 'hash'

  hash!: string
  purpose!: VisitPurpose
  /** With `CONNECT` and `PROVE`: whose visit it is, and in which session. */
  userId!: string | null
  sessionId!: string | null
  /** The page to which it leads. */
  next!: string
  createdAt!: number
  expiresAt!: number
  /** When the provider led back, which it may once. */
  answeredAt!: number | null
  /** Whom it vouches for; null before it has. */
  issuer!: string | null
  subject!: string | null
  email!: string | null
  /** When it had that person sign in, if it says so. */
  signedInAt!: number | null
}
