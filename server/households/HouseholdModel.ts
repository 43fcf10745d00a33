import { BaseModel } from '../database/BaseModel'

/** People who plan and eat together. `version` counts the changes of its members from 1. */
export class HouseholdModel extends BaseModel {
  static override tableName = 'households'

  declare id: string
  /** Empty while no name was given. */
  declare name: string
  /** The account that owns it; null when that account was deleted. */
  declare ownerId: string | null
  declare version: number
  declare createdAt: number
}
