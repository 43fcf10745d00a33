import type { CompiledCatalogue, CompiledIngredient, CompiledMeal } from '../catalogue/compiled'
import type { DishDraft } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { DishModel, StoredLine } from './DishModel'
import { type FoundInDish, ingredientsOf, unlistedOf } from './foundInDish'
import { keptDishes } from './keptDishes'
import type { PlainDraft } from './threads/readerTasks'
import type { DraftLine } from './toDraft'
import type { Unlisted } from './unlistedIngredients'

/** A line as the API shows it, with the catalogue that it is held against. */
export interface DishLineView extends DraftLine {
  readonly catalogue: CompiledCatalogue
  /** Ingredients that it names as other choices or examples. */
  readonly alternatives: CompiledIngredient[]
}

/** A stored dish as its resolvers need it. */
export interface DishView {
  readonly catalogue: CompiledCatalogue
  readonly stored: DishModel
  /** As a meal of that catalogue. */
  readonly meal: CompiledMeal
  readonly found: FoundInDish
}

/** What the resolvers answer for a draft. */
export type DraftView = Omit<DishDraft, 'lines' | 'unlisted'> & { lines: DishLineView[]; unlisted: Unlisted[] }

/** Stored dishes as the API shows them, in their order; each version is read once, whatever is asked of it. */
export async function dishViews(
  { reader }: Pick<Services, 'reader'>,
  catalogue: CompiledCatalogue,
  dishes: readonly DishModel[],
): Promise<DishView[]> {
  const kept = keptDishes(reader.of(catalogue))
  return Promise.all(
    dishes.map(async (stored) => ({ catalogue, stored, ...(await (kept.known(stored) ?? kept.read(stored))) })),
  )
}

/** A draft as the API shows it. */
export function draftView(catalogue: CompiledCatalogue, draft: PlainDraft): DraftView {
  const lines = draft.lines.map((line) => {
    const ingredient = line.ingredient === null ? null : (catalogue.ingredientBySlug.get(line.ingredient) ?? null)
    return showLine(catalogue, { ...line, ingredient }, ingredientsOf(catalogue, line.alternatives))
  })
  const { categories, steps, unlisted } = draft
  return { ...draft, categories: [...categories], steps: [...steps], lines, unlisted: unlistedOf(catalogue, unlisted) }
}

/** The lines of a stored dish as the API shows them. */
export function lineViews({ catalogue, stored, found }: DishView): DishLineView[] {
  return stored.lines.map((line, index) =>
    showLine(catalogue, { ...line, ingredient: matchOf(catalogue, line) }, found.alternatives[index] ?? []),
  )
}

/** An ingredient that has not been reviewed since is no match. */
function matchOf(catalogue: CompiledCatalogue, { ingredient }: StoredLine): CompiledIngredient | null {
  const known = ingredient === null ? undefined : catalogue.ingredientBySlug.get(ingredient)
  return known?.contains ? known : null
}

function showLine(
  catalogue: CompiledCatalogue,
  line: DraftLine,
  alternatives: readonly CompiledIngredient[],
): DishLineView {
  return { ...line, alternatives: alternatives.filter((other) => other !== line.ingredient), catalogue }
}
