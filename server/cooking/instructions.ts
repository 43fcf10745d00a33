import { LIMITS } from '../../schema/limits'
import { compileDiet, suitsWithSwaps } from '../catalogue/diet'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import { pictureOf } from '../catalogue/pictureOf'
import { nutritionView } from '../catalogue/views'
import { REQUIREMENTS } from '../catalogue/requirements'
import { badRequest } from '../errors'
import type { Instructions, QueryInstructionsArgs } from '../generated/resolverTypes'
import { finderIn } from '../planning/mealFinder'
import { messages } from '../planning/messages'
import { isCount } from '../planning/readPlanInput'
import { scrubMeal } from '../planning/scrubPlan'
import { toEntrySwap } from '../planning/toEntry'
import type { Services } from '../services'
import type { EatersMenu } from '../settings/eatersMenu'
import { type Eater, tableMenu } from '../settings/tableMenu'
import { shapeCooked } from './shapeCooked'

/**
 * A meal's instructions by its slug, with the swaps of an entry where one is given. `userId` is null for a visitor; own
 * dishes are shown to their owner and the owner's household. Null when there is no such meal, and also when the entry is unknown or another
 * meal's, because the recipe without its swaps could harm a reader who relies on them (docs/product.md COOK-18).
 * @throws BAD_USER_INPUT when the serves are not a whole number from 1 to 10.
 */
export async function instructions(
  services: Services,
  userId: string | null,
  { slug, entry, serves, ...planned }: QueryInstructionsArgs,
): Promise<Instructions | null> {
  const count = serves ?? LIMITS.defaultServes
  if (!isCount(count, LIMITS.serves) || count === 0) throw badRequest(messages.servesRange({ from: 1 }), 'serves')
  const table = userId === null ? null : await tableMenu(services, userId)
  const find = finderIn(table ?? { catalogue: services.catalogue.compiled, dishes: [] })
  const chosen = entry ? find.byEntryId(entry) : find.bySlug(slug)
  if (chosen === null || chosen.meal.slug !== slug) return null

  const { meal, swaps } = chosen
  return {
    slug: meal.slug,
    name: meal.name,
    picture: pictureOf(meal),
    mainIngredient: meal.mainKind,
    minutes: meal.meal.minutes,
    dietary: labelsOf(chosen),
    tags: [...meal.meal.tags],
    serves: count,
    ...shapeCooked(services.catalogue.compiled, chosen, count),
    swaps: swaps.map(toEntrySwap),
    nutrition: nutritionView(meal, swaps),
    ...judge(chosen, table?.forMeal(meal, planned)),
  }
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

/** A diet for each requirement alone. */
const DIETS = REQUIREMENTS.map(({ key, label }) => ({
  label,
  diet: compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] }),
}))

/** Labels of the requirements that a meal meets with exactly these swaps (docs/product.md COOK-19). */
function labelsOf({ meal, swaps }: MealWithSwaps): string[] {
  return DIETS.filter(({ diet }) => suitsWithSwaps(meal, swaps, diet)).map(({ label }) => label)
}
