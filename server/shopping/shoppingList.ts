import { inputError } from '../errors'
import type { MealPlanInput, ShoppingListResult } from '../generated/resolverTypes'
import { mealFinder } from '../planning/mealFinder'
import { readPlanInput } from '../planning/readPlanInput'
import { filledRows } from '../planning/shapePlan'
import type { Services } from '../services'
import { messages } from './messages'
import { shapeItems } from './shapeItems'

/** The list of a user's plan. Empty rows are ignored; a meal without serves is an error (docs/product.md SHOP-2). */
export async function shoppingList(
  services: Services,
  userId: string,
  plan: MealPlanInput,
): Promise<ShoppingListResult> {
  const { value, errors } = readPlanInput(plan, (await mealFinder(services, userId)).byEntryId)
  if (!value) return { items: [], errors }

  const rows = filledRows(value)
  const unserved = rows.filter(({ numServes }) => numServes === 0)
  if (unserved.length > 0)
    return {
      items: [],
      errors: unserved.map(({ path }) => inputError('NO_SERVES', `${path}.numServes`, messages.noServes)),
    }

  const entries = rows.map(({ chosen, numServes }) => ({ ...chosen, serves: numServes }))
  return { items: await shapeItems(services, userId, entries), errors: [] }
}
