import type { AppName } from './AppName'
import type { Reason } from './MovedError'
import type { MovedPlan } from './MovedPlan'

/** A line or step as it is written, below the heading before it. */
export interface SectionedText {
  readonly text: string
  readonly section: string | null
  /** Whether the file marks that as a heading; missing where it only reads like one. */
  readonly isMarked?: boolean
}

/** Where a recipe was before. */
export interface MovedSource {
  /** Null for what no application alone writes: pages, schema.org data, CSV, text. */
  readonly app: AppName | null
  /** The recipe's id there. */
  readonly id: string | null
  /** Page that it came from, http or https. */
  readonly url: string | null
  /** Book, site or author, as written. */
  readonly name: string | null
}

/** A recipe of another application: texts and figures as that has them, not yet held against any catalogue. */
export interface MovedRecipe {
  readonly source: MovedSource
  readonly name: string
  /** Plain text, '' for none. */
  readonly description: string
  /** The best picture in the file, its bytes as they are. */
  readonly photo: Uint8Array | null
  /** The other pictures of it in the file, in their order. */
  readonly furtherPhotos: readonly Uint8Array[]
  /** Why a picture of it in the file is not among these; null where all are. */
  readonly lostPhoto: Reason | null
  readonly serves: number | null
  /** What it makes as written, when that is no number of people; '' for none. */
  readonly yieldText: string
  readonly prepMinutes: number | null
  readonly cookMinutes: number | null
  readonly totalMinutes: number | null
  /** Times as written that are not wholly in the minutes; '' for none. */
  readonly timeText: string
  /** As written. */
  readonly categories: readonly string[]
  /** Tags and keywords, as written. */
  readonly labels: readonly string[]
  /** The person's own rating in half steps from 0.5 to 5, never that of a site's visitors. */
  readonly rating: number | null
  readonly favourite: boolean
  /** ISO days. */
  readonly cookedOn: readonly string[]
  /** All notes, their titles as lines. */
  readonly notes: string
  readonly lines: readonly SectionedText[]
  readonly steps: readonly SectionedText[]
  readonly nutrition: string
  /** ISO day. */
  readonly createdOn: string | null
  /** What else the file says of it, as `name: value` lines; '' mostly. */
  readonly left: string
}

/** A recipe of the file that could not be read. */
export interface MovedFailure {
  /** Its name in the file. */
  readonly entry: string
  readonly reason: Reason
}

/** What a file gives next. `progress` is the part of the file that is read, from 0 to 1. */
export type Moved = { readonly progress: number } & MovedItem

/** A recipe, a plan, or what of either could not be read. */
export type MovedItem =
  | { readonly recipe: MovedRecipe; readonly plan?: undefined; readonly failure?: undefined }
  | { readonly plan: MovedPlan; readonly recipe?: undefined; readonly failure?: undefined }
  | { readonly failure: MovedFailure; readonly recipe?: undefined; readonly plan?: undefined }
