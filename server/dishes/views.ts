import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import type { DishDraft } from '../generated/schemaTypes'
import { compileDish } from './compileDish'
import type { DishModel, StoredLine } from './DishModel'
import type { Draft, DraftLine } from './toDraft'
import { unlistedIngredients, type Unlisted } from './unlistedIngredients'

/** A line as the API shows it, with the catalogue that it is held against. */
export interface DishLineView extends DraftLine {
  readonly catalogue: CompiledCatalogue
}

/** A stored dish as its resolvers need it; what is worked out is worked out when it is asked for. */
export interface DishView {
  readonly catalogue: CompiledCatalogue
  readonly stored: DishModel
  /** As a meal of that catalogue. */
  readonly meal: CompiledMeal
}

/** What the resolvers answer for a draft. */
export type DraftView = Omit<DishDraft, 'lines' | 'unlisted'> & { lines: DishLineView[]; unlisted: Unlisted[] }

/** A stored dish as the API shows it. */
export function dishView(catalogue: CompiledCatalogue, stored: DishModel): DishView {
  return { catalogue, stored, meal: compileDish(catalogue, stored) }
}

/** A draft as the API shows it. */
export function draftView(
  catalogue: CompiledCatalogue,
  draft: Draft & Pick<DishDraft, 'measures' | 'measuresFrom'>,
): DraftView {
  const lines = draft.lines.map((line) => ({ ...line, catalogue }))
  const listed = draft.lines.map((line) => ({ ...line, ingredient: line.ingredient?.slug ?? null }))
  const unlisted = unlistedIngredients(catalogue, { lines: listed, steps: draft.steps, notAdded: null })
  return { ...draft, categories: [...draft.categories], steps: [...draft.steps], lines, unlisted }
}

/** A stored line as the API shows it. */
export function lineView(catalogue: CompiledCatalogue, line: StoredLine): DishLineView {
  const ingredient = line.ingredient === null ? null : (catalogue.ingredientBySlug.get(line.ingredient) ?? null)
  return { ...line, ingredient: ingredient?.contains ? ingredient : null, catalogue }
}
