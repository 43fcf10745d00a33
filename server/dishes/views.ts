import type { CompiledCatalogue } from '../catalogue/compiled'
import { mealDietary } from '../catalogue/mealDietary'
import type { Dish, DishDraft, Resolvers } from '../generated/resolverTypes'
import { compileDish } from './compileDish'
import type { DishModel, StoredLine } from './DishModel'
import { alternativesOf } from './reader/readIngredientLine'
import { suggestIngredients } from './reader/suggestIngredients'
import type { Draft, DraftLine } from './toDraft'
import { unlistedIngredients, type Unlisted } from './unlistedIngredients'

/** A line as the API shows it, with the catalogue that it is held against. */
export interface DishLineView extends DraftLine {
  readonly catalogue: CompiledCatalogue
}

/** What the resolvers answer for a dish. */
export type DishView = Omit<Dish, 'lines' | 'unlisted'> & { lines: DishLineView[]; unlisted: Unlisted[] }

/** What the resolvers answer for a draft. */
export type DraftView = Omit<DishDraft, 'lines' | 'unlisted'> & { lines: DishLineView[]; unlisted: Unlisted[] }

/** A stored dish as the API shows it. */
export function dishView(catalogue: CompiledCatalogue, dish: DishModel): DishView {
  const { id, slug, name, minutes, tags, serves, mainLine, steps, urlDetails, measures, changedAt } = dish
  const meal = compileDish(catalogue, dish)
  return {
    id,
    slug,
    name,
    minutes,
    serves,
    mainLine,
    urlDetails,
    measures,
    changedAt,
    tags: [...tags],
    steps: [...steps],
    picture: meal.lines[mainLine]?.picture ?? '',
    categories: [...dish.categories],
    lines: dish.lines.map((line) => lineView(catalogue, line)),
    dietary: [...mealDietary(meal).asIs],
    unlisted: unlistedIngredients(catalogue, dish),
    notAdded: dish.notAdded ?? [],
  }
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

function lineView(catalogue: CompiledCatalogue, line: StoredLine): DishLineView {
  const ingredient = line.ingredient === null ? null : (catalogue.ingredientBySlug.get(line.ingredient) ?? null)
  return { ...line, ingredient: ingredient?.contains ? ingredient : null, catalogue }
}

/** The fields of a line that are worked out only when they are asked for. */
export const dishLine: NonNullable<Resolvers['DishLine']> = {
  alternatives: ({ text, ingredient, catalogue }) =>
    alternativesOf(catalogue, text).filter((other) => other !== ingredient),
  suggestions: ({ ingredient, name, text, catalogue }) =>
    ingredient === null ? suggestIngredients(catalogue, name, text) : [],
}
