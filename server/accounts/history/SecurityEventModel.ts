import { BaseModel } from '../../database/BaseModel'
import type { SecurityEventKind } from '../../generated/schemaTypes'

/** Something that happened to an account, for its person to read. */
export class SecurityEventModel extends BaseModel {
  static override tableName = 'security_events'
  static override booleanAttributes = ['byAdmin']

  id!: string
  userId!: string
  kind!: SecurityEventKind
  /** When, the last time. */
  at!: number
  times!: number
  label!: string
  network!: string
  /** What it was about, by a name that its person gave or knows; never a secret or a mail address. */
  subject!: string | null
  byAdmin!: boolean
  /** What happens again under the same key is counted in the same row; null for what has a row each time. */
  mergeKey!: string | null
}
