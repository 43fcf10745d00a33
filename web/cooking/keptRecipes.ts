import type { ApolloClient } from '@apollo/client'
import { ask } from '../apollo/uncached'
import { LIMITS } from '../../schema/limits'
import type { PlannedMealInput } from '../apollo/schemaTypes.generated'
import { keptFor } from '../plan/keptPlan'
import { CATEGORY_ENUM, type PlannedMeal } from '../plan/plan'
import { keptOwner } from '../session/deviceOwner'
import { keepRecords, type KeptRecord, readRecord, readRecords } from '../session/keptRecords'
import { tokenOwner } from '../session/tokenOwner'
import { type MealInstructionsFragment, PlannedInstructionsDocument } from './operations.generated'
import { isRecipe } from './recipeGuard'

/** A recipe as it is kept on the device, with its swaps. */
export interface KeptRecipe {
  recipe: MealInstructionsFragment
  /** When it was fetched, in milliseconds since 1970. */
  at: number
}

/** A meal with its swaps and the serves that it is cooked for. */
export type Cooked = Pick<PlannedMeal['entry'], 'uniqueId' | 'numServes'>

/** The kept recipe of a meal with exactly its swaps, for its serves; null when there is none. */
export async function readKeptRecipe(meal: Cooked): Promise<KeptRecipe | null> {
  return toKept(await readRecord(keptOwner(), idOf(meal)))
}

/**
 * The kept recipe that an address of the instructions page names: with the swaps of `uniqueId`, or without any swap where
 * that is null. One for these serves if there is one, else for others.
 */
export async function readKeptInstructions(
  slug: string,
  uniqueId: string | null,
  serves: number,
): Promise<KeptRecipe | null> {
  const found = (await readRecords(keptOwner())).flatMap((record) => {
    const kept = toKept(record)
    const fits =
      kept?.recipe.slug === slug &&
      (uniqueId === null ? kept.recipe.swaps.length === 0 : record.id.endsWith(` ${uniqueId}`))
    return fits ? [kept] : []
  })
  return found.find(({ recipe }) => recipe.serves === serves) ?? found[0] ?? null
}

/**
 * Keeps the recipes of the plan's meals on the device, and no others (docs/product.md DEV-11). Those that were fetched
 * before `since` are fetched again, since the settings may have changed. Nothing is kept beside a plan that is not kept itself.
 * Rejects when there is no answer.
 */
export async function keepRecipes(client: ApolloClient, entries: readonly PlannedMeal[], since: number): Promise<void> {
  const owner = tokenOwner()
  const before = keptFor()
  if (before === null) return
  const planned = mealsOf(entries)
  const kept = (await readRecords(owner)).filter((record) => record.at >= since && toKept(record) !== null)
  const missing = [...planned].filter(([id]) => !kept.some((record) => record.id === id))
  const fetched =
    missing.length === 0
      ? []
      : await fetchRecipes(
          client,
          missing.map(([, meal]) => meal),
        )
  // Meanwhile the person may have signed out, here or in another tab, or belong to another household.
  if (keptFor() !== before) return
  const at = Date.now()
  const records = missing.flatMap(([id], index): KeptRecord[] => {
    const value = fetched[index]
    return value ? [{ owner, id, at, value }] : []
  })
  const gone = new Set(missing.filter((_, index) => !fetched[index]).map(([id]) => id))
  await keepRecords(owner, records, new Set([...planned.keys()].filter((id) => !gone.has(id))))
}

const fetchRecipes = async (client: ApolloClient, meals: PlannedMealInput[]) =>
  (await ask(client, PlannedInstructionsDocument, { meals })).plannedInstructions

/**
 * The meals of a plan by the ids of their recipes. One that is planned twice has to suit who eats it in either place: of two
 * categories all who eat any of its categories, of one category all who eat that.
 */
function mealsOf(entries: readonly PlannedMeal[]): ReadonlyMap<string, PlannedMealInput> {
  const meals = new Map<string, PlannedMealInput>()
  for (const { category, entry } of entries) {
    const id = idOf(entry)
    const before = meals.get(id)
    const where = before && before.category !== CATEGORY_ENUM[category] ? null : CATEGORY_ENUM[category]
    const eaters = before || !entry.eaters ? null : [...entry.eaters]
    if (before || meals.size < LIMITS.recipesPerCall)
      meals.set(id, { uniqueId: entry.uniqueId, serves: servesOf(entry), category: where, eaters })
  }
  return meals
}

const idOf = (meal: Cooked): string => `${servesOf(meal)} ${meal.uniqueId}`

/** A recipe is for one serve at least. */
const servesOf = ({ numServes }: Pick<Cooked, 'numServes'>): number => Math.max(1, numServes)

function toKept(record: KeptRecord | null): KeptRecipe | null {
  if (record === null) return null
  // What the release before this one kept has no plate, no parts, and nothing that a dish keeps beside its recipe.
  const value = record.value as Partial<MealInstructionsFragment>
  const recipe: unknown = {
    ...{ plate: '', parts: [], stepSections: [], description: null, notes: null, source: null, photos: [] },
    ...value,
    ingredients: value.ingredients?.map((ingredient) => ({ ...ingredient, section: ingredient.section ?? null })),
  }
  return isRecipe(recipe) ? { recipe, at: record.at } : null
}
