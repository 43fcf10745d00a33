import type { Knex } from 'knex'
import { BaseModel } from '../database/BaseModel'
import type { ImportState } from '../generated/schemaTypes'
import type { AppName } from '../moving/AppName'
import type { ItemOutcome } from './ItemOutcome'
import type { ImportedPlans } from './plans/ImportedPlan'

/** A file of recipes that a person brought in (docs/product.md MOVE-1). */
export class ImportModel extends BaseModel {
  static override tableName = 'imports'
  static override jsonAttributes = ['plans']

  declare id: string
  declare userId: string
  /** As the person's device calls the file. */
  declare fileName: string
  /** The application that wrote the file; null while that is not known. */
  declare app: AppName | null
  declare state: ImportState
  /** Why nothing came of the file; null for what went well. */
  declare problem: string | null
  /** Recipes in the file, as far as it is read. */
  declare found: number
  /** Of them: those that are dishes now, those that were there before, and those that could not be dishes. */
  declare stored: number
  declare doubles: number
  declare failed: number
  /** Those of its dishes of which a photo could not be kept. */
  declare lackingPhotos: number
  declare createdAt: number
  declare changedAt: number
  /** The plans in the file; null for none. */
  declare plans: ImportedPlans | null
  /** Who works on it, and until when no one else does. */
  declare claimedBy: string | null
  declare claimedUntil: number
}

/** A recipe of a file. */
export class ImportItemModel extends BaseModel {
  static override tableName = 'import_items'
  static override idColumn = ['importId', 'position']
  static override jsonAttributes = ['furtherPhotos']

  declare importId: string
  /** Whose import it is of. */
  declare userId: string
  /** Its place in the file, from 0. */
  declare position: number
  declare name: string
  /** null: not yet. */
  declare outcome: ItemOutcome | null
  /** Why it is no dish, by its code; of a dish, why a photo of it could not be kept (`lostPhotos.ts`); null for neither. */
  declare reason: string | null
  /** The dish that it is, or that was there before; null without one. */
  declare dishId: string | null
  /** Its photos, which no dish has yet: the first one, and the others in their order. */
  declare photo: string | null
  declare furtherPhotos: string[] | null
  /** The recipe as it was found, as JSON; null once something came of it. */
  declare recipe: string | null

  /** The recipes of an import. */
  static of(this: void, db: Knex, { id, userId }: Pick<ImportModel, 'id' | 'userId'>) {
    return ImportItemModel.query(db).where({ userId, importId: id })
  }
}
