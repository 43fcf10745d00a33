import type { CompiledCatalogue, CompiledIngredient, CompiledMeal } from '../catalogue/compiled'
import type { DishDraft } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { DishModel, StoredLine } from './DishModel'
import { type FoundInDish, ingredientsOf, unlistedOf } from './foundInDish'
import { innerDishes } from './innerDishes'
import { keptDishes } from './keptDishes'
import type { PlainDraft } from './threads/readerTasks'
import type { DraftLine } from './toDraft'
import type { Unlisted } from './unlistedIngredients'

/** A line as the API shows it, with the catalogue that it is held against. */
export interface DishLineView extends DraftLine {
  readonly catalogue: CompiledCatalogue
  /** Id of the dish that it names. */
  readonly dishId: string | null
  /** Whether it names an ingredient of the catalogue, or a dish that is made for the one whose line it is. */
  readonly isKnown: boolean
  /** The stored dish whose line it is; null for a draft's. */
  readonly of: Pick<DishModel, 'id' | 'userId'> | null
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
  { db, reader }: Pick<Services, 'db' | 'reader'>,
  catalogue: CompiledCatalogue,
  dishes: readonly DishModel[],
): Promise<DishView[]> {
  const kept = keptDishes(reader.of(catalogue))
  const unread = dishes.filter((dish) => kept.known(dish) === undefined)
  const inner = await innerDishes(db, unread)
  return Promise.all(
    dishes.map(async (stored) => ({
      catalogue,
      stored,
      ...(await (kept.known(stored) ?? kept.read({ dish: stored, inner, db }))),
    })),
  )
}

/** A draft as the API shows it. */
export function draftView(catalogue: CompiledCatalogue, draft: PlainDraft): DraftView {
  const lines = draft.lines.map((line) => {
    const ingredient = line.ingredient === null ? null : (catalogue.ingredientBySlug.get(line.ingredient) ?? null)
    return {
      ...showLine(catalogue, { ...line, ingredient }, ingredientsOf(catalogue, line.alternatives)),
      ...{ dishId: null, isKnown: ingredient !== null, of: null },
    }
  })
  const { details, ...said } = draft
  const { labels, sourceName, sourceNutrition, ...texts } = details
  return {
    ...said,
    ...texts,
    lines,
    labels: [...labels],
    categories: [...draft.categories],
    steps: [...draft.steps],
    stepSections: [...draft.stepSections],
    source: { application: null, name: sourceName, url: draft.urlDetails, nutrition: sourceNutrition },
    unlisted: unlistedOf(catalogue, draft.unlisted),
  }
}

/** The lines of a stored dish as the API shows them. */
export function lineViews({ catalogue, stored, meal, found }: DishView): DishLineView[] {
  const parts = new Set(meal.meal.parts?.map(({ id }) => id))
  return stored.lines.map(({ dish: dishId = null, ...line }, index) => {
    const ingredient = matchOf(catalogue, line)
    return {
      ...showLine(catalogue, { ...line, ingredient }, found.alternatives[index] ?? []),
      ...{ dishId, isKnown: dishId === null ? ingredient !== null : parts.has(dishId), of: stored },
    }
  })
}

/** An ingredient that has not been reviewed since is no match. */
function matchOf(
  catalogue: CompiledCatalogue,
  { ingredient }: Pick<StoredLine, 'ingredient'>,
): CompiledIngredient | null {
  const known = ingredient === null ? undefined : catalogue.ingredientBySlug.get(ingredient)
  return known?.contains ? known : null
}

function showLine(
  catalogue: CompiledCatalogue,
  line: DraftLine,
  alternatives: readonly CompiledIngredient[],
): Omit<DishLineView, 'dishId' | 'isKnown' | 'of'> {
  return { ...line, alternatives: alternatives.filter((other) => other !== line.ingredient), catalogue }
}
