import { BaseModel } from '../database/BaseModel'

/** The attempts of one policy and subject; `bucket` is a hash of both. */
export class AttemptModel extends BaseModel {
  static override tableName = 'attempts'
  static override idColumn = 'bucket'

  bucket!: string
  tries!: number
  lastAt!: number
  /** Attempts are refused before this time. */
  blockedUntil!: number
}
