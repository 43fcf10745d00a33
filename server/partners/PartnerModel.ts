import { BaseModel } from '../database/BaseModel'

/** A program of another company that reads the catalogue or writes product links. */
export class PartnerModel extends BaseModel {
  static override tableName = 'partners'

  id!: string
  /** Unique; what the administrator calls it. */
  name!: string
  createdAt!: number
}
