import type { CompiledCatalogue, CompiledMeal } from '../catalogue/compiled'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import { pictureOf } from '../catalogue/pictureOf'
import { plateAddress } from '../catalogue/plateAddress'
import { labelsMet } from '../catalogue/requirementsMet'
import { nutritionView } from '../catalogue/views'
import type { DishSource, Instructions } from '../generated/schemaTypes'
import { scrubMeal } from '../planning/scrubPlan'
import { toEntrySwap } from '../planning/toEntry'
import { photosOf, type PhotoView } from '../photos/photoFiles'
import type { EatersMenu } from '../menu/eatersMenu'
import type { Eater } from '../menu/tableMenu'
import { shapeCooked } from './shapeCooked'

/** What the instructions page shows of a meal. */
export type InstructionsView = Omit<Instructions, 'photos'> & { photos: PhotoView[] }

/** A meal with exactly these swaps as its page shows it. `eaters` are those whom it has to suit; undefined for a visitor. */
export function shapeInstructions(
  catalogue: CompiledCatalogue,
  chosen: MealWithSwaps,
  serves: number,
  eaters: EatersMenu<Eater> | undefined,
): InstructionsView {
  const { meal, swaps } = chosen
  return {
    slug: meal.slug,
    name: meal.name,
    picture: pictureOf(meal),
    plate: plateAddress(chosen),
    mainIngredient: meal.mainKind,
    minutes: meal.meal.minutes,
    dietary: labelsMet(chosen),
    tags: [...meal.meal.tags],
    serves,
    ...shapeCooked(catalogue, chosen, serves),
    swaps: swaps.map(toEntrySwap),
    description: meal.meal.details?.description ?? null,
    source: sourceOf(meal),
    photos: photosOf(meal.meal),
    nutrition: nutritionView(meal, swaps),
    ...judge(chosen, eaters),
  }
}

/** Where an own dish is from; null where nothing is said of that, and for the catalogue's meals. */
function sourceOf({ meal: { stepServes, urlDetails, details } }: CompiledMeal): DishSource | null {
  const source = {
    application: details?.sourceApp ?? null,
    name: details?.sourceName ?? null,
    url: urlDetails,
    nutrition: details?.sourceNutrition ?? null,
  }
  return stepServes !== undefined && Object.values(source).some((text) => text !== null) ? source : null
}

/** How a meal suits those who eat it; a visitor has no settings. */
function judge(
  chosen: MealWithSwaps,
  eaters: EatersMenu<Eater> | undefined,
): Pick<Instructions, 'unsuitable' | 'suitableEntry'> {
  const change = eaters ? scrubMeal(chosen, eaters) : null
  const suiting = change?.chosen ?? null
  return {
    unsuitable: change?.reasons ?? [],
    suitableEntry: suiting && encodeMealEntryId(suiting.meal.id, suiting.swaps),
  }
}
