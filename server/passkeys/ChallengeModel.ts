import { BaseModel } from '../database/BaseModel'

/** What a browser is asked to sign with a passkey: to sign in, to add one, or as proof. */
export type CeremonyPurpose = 'SIGN_IN' | 'ADD' | 'PROVE'

/** A challenge that was given to a browser and not used yet. The challenge itself is in the browser alone. */
export class ChallengeModel extends BaseModel {
  static override tableName = 'passkey_challenges'
  static override idColumn = 'hash'

  hash!: string
  purpose!: CeremonyPurpose
  /** Of whose ceremony it is: a browser's secret, or a person's session. */
  holderHash!: string
  expiresAt!: number
}
