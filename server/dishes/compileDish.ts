import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { compileMeal, type UnmatchedIngredient } from '../catalogue/compileCatalogue'
import { foldText } from '../catalogue/foldText'
import type { Meal, MealIngredient } from '../catalogue/types'
import type { DishFields, DishModel, StoredLine } from './DishModel'
import type { FoundInDish } from './foundInDish'

/** What a dish's meal is made of. */
export type DishContent = Pick<DishModel, 'id' | 'slug'> & Omit<DishFields, 'nameKey' | 'measures'>

/**
 * A person's dish as a meal. A line without a match is an ingredient of which nothing is known, under a key that no
 * ingredient of the catalogue can have; such a line is never optional, so that it fails every requirement. A line that
 * names no amount has the amount 0: as much as is needed. What the steps name and no line lists, and what a line names as
 * another choice, counts as held without being listed.
 */
export function compileDish(catalogue: CompiledCatalogue, dish: DishContent, found: FoundInDish): CompiledMeal {
  const unmatched: UnmatchedIngredient[] = []
  const ingredients = dish.lines.map((line): MealIngredient => {
    const known = line.ingredient === null ? undefined : catalogue.ingredientBySlug.get(line.ingredient)
    const slug = known?.slug ?? unmatchedSlug(line)
    if (known === undefined) unmatched.push({ slug, name: line.name })
    const amount = line.amount === null || line.unit === null ? null : { amount: line.amount, unit: line.unit }
    return {
      ingredient: slug,
      ...(amount ?? { amount: 0, unit: known?.unit ?? 'piece' }),
      preparation: line.preparation,
      optional: line.optional && known !== undefined,
    }
  })
  const mainIngredient = ingredients[dish.mainLine]?.ingredient ?? ''
  const { id, slug, name, categories, minutes, tags, steps, urlDetails, plateForm } = dish
  const meal: Meal = {
    id,
    slug,
    name,
    categories,
    mainIngredient,
    minutes,
    tags,
    essential: [mainIngredient],
    ingredients,
    steps,
    urlDetails,
    stepServes: dish.serves,
    ...(plateForm && { plateForm }),
  }
  const held = [...found.unlisted.map(({ ingredient }) => ingredient), ...found.alternatives.flat()]
  return compileMeal(catalogue, meal, unmatched, held)
}

/** Lines of one name are one thing to buy, whichever dish they are from. */
function unmatchedSlug({ name }: StoredLine): string {
  return `own:${foldText(name).replace(/ /g, '-') || 'unnamed'}`
}
