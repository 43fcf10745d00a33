import type { MealCategory } from '../apollo/schemaTypes.generated'
import { keyOfVersion, versionOfKey } from '../plan/otherContent'
import { CATEGORY_ENUM, type PlannedMeal } from '../plan/plan'
import { platePath } from '../ui/platePath'
import type {
  AdaptedSwapFragment,
  AppliedSwapFragment,
  CookedIngredientFragment,
  MealInstructionsFragment,
  PlannedRecipeFragment,
  PlannedRecipesQuery,
  PlannedRecipesQueryVariables,
} from './operations.generated'

/** For how many serves a planned meal is cooked, and who eats it there. */
export const tableOf = ({ category, entry }: PlannedMeal) => ({
  serves: entry.numServes,
  category: CATEGORY_ENUM[category] as MealCategory | null,
  eaters: entry.eaters ? [...entry.eaters] : null,
})

/** What is asked for the recipe of a planned meal. */
export const versionAsked = (meal: PlannedMeal): PlannedRecipesQueryVariables => ({
  ids: [versionOfKey(meal.entry.uniqueId)],
  ...tableOf(meal),
})

/** A version as the pages show its recipe, and as the device keeps it; null where there is none any more. */
export function recipeOfVersion(version: PlannedRecipesQuery['nodes'][number] = null): MealInstructionsFragment | null {
  if (!version || !('cooking' in version) || !version.recipe) return null
  const { plate, swaps, recipe, cooking, meets, problem } = version
  const { slug, name, minutes, picture, keywords, mainGroup } = recipe
  const { serves, stepSections, stepServes, parts, nutrition } = cooking
  return {
    ...{ slug, name, minutes, picture, serves, stepSections, parts, nutrition },
    plate: platePath(plate) ?? '',
    mainIngredient: mainGroup?.label ?? '',
    dietary: meets.map(({ label }) => label),
    tags: keywords.map(({ label }) => label),
    ingredients: cooking.ingredients.map(toIngredient),
    steps: cooking.steps.map(({ text }) => text),
    stepServes: stepServes ?? serves,
    unfollowedSwaps: cooking.unfollowedSwaps.map(toSwap),
    swaps: swaps.map(toSwap),
    ...ownDetails(recipe),
    unsuitable: problem?.reasons ?? [],
    suitableEntry: problem?.replacement ? keyOfVersion(problem.replacement.id) : null,
  }
}

type Line = PlannedRecipeFragment['cooking']['ingredients'][number]

function toIngredient(
  line: Line,
): CookedIngredientFragment & Pick<MealInstructionsFragment['ingredients'][number], 'source'> {
  const { name, text, preparation, optional, section, listQuantity, swap, ingredient } = line
  return {
    ingredient: { name },
    amount: listQuantity?.amount ?? 0,
    measurementUnit: listQuantity?.unit.symbol ?? '',
    recipeText: text,
    ...{ preparation, optional, section },
    insteadOf: swap?.from.name ?? null,
    note: swap?.note ?? null,
    picture: ingredient?.picture ?? '',
    source: ingredient?.source ?? null,
  }
}

const toSwap = ({ from, to, note }: AppliedSwapFragment): AdaptedSwapFragment => ({
  from: from.name,
  to: to?.name ?? null,
  note,
})

type Recipe = NonNullable<PlannedRecipeFragment['recipe']>

/** What an own dish keeps beside its recipe; nothing for a meal of the catalogue. */
function ownDetails(recipe: Recipe): Pick<MealInstructionsFragment, 'description' | 'notes' | 'source' | 'photos'> {
  if (!('photos' in recipe)) return { description: null, notes: null, source: null, photos: [] }
  const { description, notes, photos, source } = recipe
  const { application, name, url, nutrition } = source
  const isFrom = [application, name, url, nutrition].some((text) => text !== null)
  return { description, notes, photos, source: isFrom ? { application, name, url, nutrition } : null }
}
