import type { Knex } from 'knex'
import type { Category, Tag, Unit } from '../catalogue/types'
import type { DishFact } from '../generated/schemaTypes'
import { compareText } from '../pure/compareText'
import { BaseModel } from '../database/BaseModel'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { Measures } from './reader/measures'

/** A line of a dish's ingredients, for one serve. */
export interface StoredLine {
  /** As it was written. */
  text: string
  /** null: as much as is needed. */
  amount: number | null
  unit: Unit | null
  /** Slug of the catalogue's ingredient; null: none matches, so nothing is known of it. */
  ingredient: string | null
  /** What the line calls it. */
  name: string
  preparation: string | null
  optional: boolean
  /**
   * Id of one of the owner's dishes that stands in the place of an ingredient; missing for none. Its amount is then serves
   * of that dish where there is no unit.
   */
  dish?: string
  /** The heading before it; missing for none. */
  section?: string
  /** Which answer for all lines of its name it has got (docs/product.md MOVE-12); missing for none, or once it was saved. */
  answer?: LineAnswer
}

/** An answer for all lines of a name. A line with one and without an ingredient names nothing of the catalogue. */
export interface LineAnswer {
  id: string
  /** What the line said before, where the answer has changed it. */
  before?: Pick<StoredLine, 'amount' | 'unit' | 'preparation'>
}

/** A heading before a step. */
export interface StepSection {
  /** Position of the step, from 0. */
  before: number
  title: string
}

/** What a dish makes in all, as it is written. */
export type YieldUnit = (typeof YIELD_UNITS)[number]

/** Its units. */
export const YIELD_UNITS = ['g', 'kg', 'ml', 'l'] as const

/** One content of a dish. */
export type DishVersion = Pick<DishModel, 'id' | 'version' | 'nameKey'>

const VERSION = ['id', 'version', 'nameKey'] as const

/** A recipe that a person brought in. `version` differs for each content that a dish ever had. */
export class DishModel extends BaseModel {
  static override tableName = 'dishes'
  static override booleanAttributes = ['holdsDishes']
  static override jsonAttributes = [
    'categories',
    'tags',
    'lines',
    'steps',
    'notAdded',
    'labels',
    'cookedOn',
    'stepSections',
    'assumed',
    'found',
    'furtherPhotos',
  ]

  /** `dish-<uuid>`, which is also the id of its meal. */
  declare id: string
  declare userId: string
  declare slug: string
  declare name: string
  /** The name in the form in which it is unique among a person's dishes. */
  declare nameKey: string
  declare categories: Category[]
  declare tags: Tag[]
  declare minutes: number
  /** Serves that the recipe was written for. */
  declare serves: number
  declare lines: StoredLine[]
  /** Position of the main ingredient's line. */
  declare mainLine: number
  declare steps: string[]
  /** Slugs of ingredients that the steps name and that are not added; null: that was never asked. */
  declare notAdded: string[] | null
  declare urlDetails: string | null
  /** Whose cups, spoons and pints its lines were read in; null when that is not known. */
  declare measures: Measures | null
  /** The form in which its plate is drawn; null: by the rules. */
  declare plateForm: string | null
  /** Id of the photo that is shown in the place of its plate; null without one. */
  declare photo: string | null
  /** Ids of its other photos, in their order; null for none. */
  declare furtherPhotos: string[] | null
  /** What the recipe makes in all; null when that was not said. Both or none. */
  declare yieldAmount: number | null
  declare yieldUnit: YieldUnit | null
  declare description: string | null
  declare notes: string | null
  /** The person's own words for it; null for none. */
  declare labels: string[] | null
  /** What of `minutes` is preparation and what is cooking; they need not add up. */
  declare prepMinutes: number | null
  declare cookMinutes: number | null
  /** A book, a person or a site that it came from. */
  declare sourceName: string | null
  /** The application that it was moved out of. */
  declare sourceApp: string | null
  /** What its source says of its nutrition; nothing is computed with it. */
  declare sourceNutrition: string | null
  /** Days on which it was cooked before it came here, the earliest first; null for none. */
  declare cookedOn: string[] | null
  /** Headings among its steps, in order; null for none. */
  declare stepSections: StepSection[] | null
  /** The import that brought it, as long as it was not changed since; null for none. */
  declare importId: string | null
  /** Its id in the application that it was moved out of. */
  declare sourceId: string | null
  /** What its recipe did not say and is assumed until its owner saves it; null for nothing (docs/product.md MOVE-5). */
  declare assumed: DishFact[] | null
  /** Whether lines name other dishes; null as long as none does. */
  declare holdsDishes: boolean | null
  /** What was found in it besides what its lines list: the plain form of `FoundInDish`; null where no one has looked. */
  declare found: unknown
  /** Names everything by which that was found (`keptFound.ts`); under another key it is not believed. */
  declare foundKey: string | null
  declare version: number
  declare changedAt: number

  /**
   * Which dishes an account has, in which version each, as a column of a query in which the account is a column: what must
   * be read at every call, and no more.
   */
  static versionsFor(this: void, db: Knex, userId: string): Knex.QueryBuilder {
    return jsonRows(db, db(DishModel.tableName).where('dishes.userId', db.ref(userId)), VERSION)
  }

  /** The dishes of such a column, by name. */
  static readVersions(this: void, column: unknown): DishVersion[] {
    return readJsonRows<DishVersion>(column, VERSION).sort(
      (one, other) => compareText(one.nameKey, other.nameKey) || compareText(one.id, other.id),
    )
  }
}

/** What a dish keeps beside its recipe (docs/product.md DISH-41). */
export type DishDetails = Pick<
  DishModel,
  | 'description'
  | 'notes'
  | 'labels'
  | 'prepMinutes'
  | 'cookMinutes'
  | 'sourceName'
  | 'sourceApp'
  | 'sourceNutrition'
  | 'cookedOn'
  | 'stepSections'
>

/** What a dish says, apart from whose it is. */
export type DishFields = Pick<
  DishModel,
  | 'name'
  | 'nameKey'
  | 'categories'
  | 'tags'
  | 'minutes'
  | 'serves'
  | 'lines'
  | 'mainLine'
  | 'steps'
  | 'notAdded'
  | 'urlDetails'
  | 'measures'
> &
  // Missing: as it was.
  Partial<Pick<DishModel, 'plateForm' | 'yieldAmount' | 'yieldUnit'> & DishDetails>
