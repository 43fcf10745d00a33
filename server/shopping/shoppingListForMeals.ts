import { LIMITS } from '../../schema/limits'
import { compileDiet, type Diet } from '../catalogue/compileDiet'
import { suitability, suitsWithSwaps, swapsOf } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { dietOfRequirements } from '../catalogue/requirementInputs'
import { inputError } from '../platform/errors'
import type { InputError, QueryShoppingListForMealsArgs } from '../generated/schemaTypes'
import { mealFinder } from '../menu/mealFinder'
import { messages as planMessages } from '../planning/messages'
import { sayBlocks } from '../planning/sayReason'
import type { Services } from '../platform/services'
import { readSettings } from '../settings/readSettings'
import { productLinks } from '../stores/productLinks'
import { aggregateShoppingList, type ShoppingEntry } from './aggregateShoppingList'
import { messages } from './messages'
import { shapeItems } from './shapeItems'
import type { ListView } from './views'
import type { Caller } from '../request/context'

/**
 * One list for any meals, given by id, by slug or by an entry's unique id, swapped to meet the requirements. A meal that
 * cannot meet them is an error that says why (docs/product.md PART-4). `userId` is null for a partner.
 */
export async function shoppingListForMeals(
  services: Services,
  caller: Caller | null,
  { meals, requirements = [] }: QueryShoppingListForMealsArgs,
): Promise<ListView> {
  if (meals.length > LIMITS.entriesPerList)
    return {
      items: [],
      unsuitable: [],
      errors: [inputError('TOO_MANY', 'meals', messages.listTooLong())],
    }

  const diet = compileDiet(dietOfRequirements(requirements))
  const { byId, bySlug, byEntryId } = await mealFinder(services, caller)
  const errors: InputError[] = []
  const entries = meals.flatMap(({ meal, serves }, index): ShoppingEntry[] => {
    if (!Number.isInteger(serves) || serves < 1 || serves > LIMITS.serves)
      errors.push(inputError('OUT_OF_RANGE', `meals[${index}].serves`, planMessages.servesRange({ from: 1 })))
    const found = byId(meal) ?? bySlug(meal) ?? byEntryId(meal)
    const adapted = found && adaptTo(found, diet)
    if (!adapted) errors.push(inputError('UNKNOWN', `meals[${index}].meal`, planMessages.noSuchMeal))
    else if ('reasons' in adapted)
      errors.push(
        inputError(
          'INVALID',
          `meals[${index}].meal`,
          messages.unsuitable({ meal: adapted.name, reasons: adapted.reasons }),
        ),
      )
    else return [{ ...adapted, serves }]
    return []
  })
  if (errors.length > 0) return { items: [], unsuitable: [], errors }
  const items = aggregateShoppingList(entries)
  const store = caller === null ? null : (await readSettings(services.db, caller.userId)).preferredStoreId
  const links = await productLinks(services, store, [...new Set(items.map(({ slug }) => slug))])
  return { items: shapeItems(items, links), unsuitable: [], errors: [] }
}

/** The meal under a diet: as it was given if that suits, else with the swaps that it needs, else the reasons why not. */
function adaptTo(found: MealWithSwaps, diet: Diet): MealWithSwaps | { name: string; reasons: string } {
  if (suitsWithSwaps(found.meal, found.swaps, diet)) return found
  const answer = suitability(found.meal, diet)
  if (answer.kind === 'unsuitable') return { name: found.meal.name, reasons: sayBlocks(answer.blocks).join('; ') }
  return { meal: found.meal, swaps: swapsOf(answer) }
}
