import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import type { PlainFound, PlainUnlisted } from './threads/readerTasks'
import type { Unlisted } from './unlistedIngredients'

/** What a dish holds besides what its lines list. */
export interface FoundInDish {
  readonly unlisted: readonly Unlisted[]
  /** Of each line, what it names as other choices or examples. */
  readonly alternatives: readonly (readonly CompiledIngredient[])[]
}

/** What a thread found, as objects of the catalogue by which it did. */
export function foundInDish(catalogue: CompiledCatalogue, { unlisted, alternatives }: PlainFound): FoundInDish {
  return {
    unlisted: unlistedOf(catalogue, unlisted),
    alternatives: alternatives.map((slugs) => ingredientsOf(catalogue, slugs)),
  }
}

/** What steps name and no line lists. */
export function unlistedOf(catalogue: CompiledCatalogue, unlisted: readonly PlainUnlisted[]): Unlisted[] {
  return unlisted.flatMap(({ ingredient, ...said }) =>
    ingredientsOf(catalogue, [ingredient]).map((known) => ({ ...said, ingredient: known })),
  )
}

/** The catalogue's ingredients of slugs. */
export function ingredientsOf(catalogue: CompiledCatalogue, slugs: readonly string[]): CompiledIngredient[] {
  return slugs.flatMap((slug) => catalogue.ingredientBySlug.get(slug) ?? [])
}
