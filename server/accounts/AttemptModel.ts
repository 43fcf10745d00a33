import { BaseModel } from '../database/BaseModel'

/** Tries of one kind that are counted against guessing and flooding; `bucket` is a hash of what they are counted for. */
export class AttemptModel extends BaseModel {
  static override tableName = 'attempts'
  static override idColumn = 'bucket'

  bucket!: string
  tries!: number
  lastAt!: number
  /** No further try before this time. */
  blockedUntil!: number
}
