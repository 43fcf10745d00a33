import { BaseModel } from '../database/BaseModel'

/** A call that is done once under a key of its caller. */
export class OnceCallModel extends BaseModel {
  static override tableName = 'once_calls'

  /** Hash of the caller and the key. */
  declare id: string
  /** The person who calls, with whom the row goes; null for others. */
  declare userId: string | null
  /** Which of those who sent it at once does it. */
  declare holder: string
  /** Of operation and variables, by a secret of the server: inputs may hold passwords. */
  declare fingerprint: string
  declare startedAt: number
  /** When it was done; null until then, and for good where its instance died. */
  declare doneAt: number | null
  /** What was answered, without secrets; null where it is not kept. */
  declare answer: string | null
}
