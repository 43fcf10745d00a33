import { BaseModel } from '../database/BaseModel'

/** A recovery code that was not used yet. */
export class RecoveryCodeModel extends BaseModel {
  static override tableName = 'recovery_codes'

  id!: string
  userId!: string
  /** Its first four characters, by which it is found. */
  selector!: string
  /** Of the others, as passwords are hashed. */
  hash!: string
  createdAt!: number
}
