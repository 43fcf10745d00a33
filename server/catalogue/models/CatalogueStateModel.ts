import { BaseModel } from '../../database/BaseModel'

/** The one row that names the state of the catalogue's tables. Importers lock it. */
export class CatalogueStateModel extends BaseModel {
  static override tableName = 'catalogue_state'

  declare id: number
  /** Grows by one with every import that changed something. */
  declare version: number
  /** A hash over the whole content. */
  declare digest: string
  /** Hash of the seeds that were imported last; null before the first. */
  declare seedHash: string | null
  /** Moment of the last change; always later than the one before. */
  declare changedAt: number
  /** Names the history that the numbers of changes belong to; a restored backup begins another one. */
  declare changesEra: string
  /** The digest of the content that the changes tell: `digest`, unless they were not recorded. */
  declare changesDigest: string
  /** The highest number of a change; 0 before the first. */
  declare lastChange: number
}

/** The key of the one row. */
export const STATE_ID = 1
