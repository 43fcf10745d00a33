import type { MovedRecipe, SectionedText } from '../MovedRecipe'

/** An own dish as it leaves, in the words of a cook. */
export interface LeavingRecipe extends Pick<
  MovedRecipe,
  | 'name'
  | 'description'
  | 'serves'
  | 'prepMinutes'
  | 'cookMinutes'
  | 'totalMinutes'
  | 'categories'
  | 'labels'
  | 'rating'
  | 'favourite'
  | 'notes'
  | 'nutrition'
> {
  readonly id: string
  readonly sourceName: string
  readonly url: string
  /** Epoch milliseconds. */
  readonly changedAt: number
  /** Amounts are those of the whole recipe. A dish that is made for it is `2 serves [recipe:Its name]`. */
  readonly lines: readonly SectionedText[]
  readonly steps: readonly SectionedText[]
  /** JPEG, the first one first. */
  readonly photos: readonly Buffer[]
}

/** A file of an archive. */
export interface LeavingFile {
  readonly name: string
  readonly bytes: Buffer
  /** Epoch milliseconds. */
  readonly changedAt: number
}

/** Writes a recipe in a form that others read. @param at the path of its files, without their endings. */
export type WriteRecipe = (recipe: LeavingRecipe, at: string) => LeavingFile[]

/** How a line names a dish that is made for it. A reader that knows no such recipe finds no ingredient in it. */
export const recipeLink = (name: string): string =>
  `[recipe:${name.replace(/[[\]]/g, ' ').replace(/\s+/g, ' ').trim()}]`
