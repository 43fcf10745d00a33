import { BaseModel } from '../../database/BaseModel'

/** What a bar code is, as a household has said. */
export class LearnedCodeModel extends BaseModel {
  static override tableName = 'learned_codes'
  static override idColumn = ['householdId', 'code']

  declare householdId: string
  /** 14 digits (schema/productCodes.ts). */
  declare code: string
  declare name: string
  /** Slug of the ingredient that it is; null for anything else. */
  declare ingredient: string | null
  declare at: number
}
