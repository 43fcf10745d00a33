import { inputError } from '../errors'
import type { MealPlanInput, ShoppingListResult } from '../generated/resolverTypes'
import { mealFinder } from '../planning/mealFinder'
import { readPlanInput } from '../planning/readPlanInput'
import { filledRows } from '../planning/shapePlan'
import type { Services } from '../services'
import { shapeItems } from './shapeItems'

/** One list for a person's plan. Empty rows are ignored; a meal of no serves is an error (specification, section 5). */
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
    return { items: [], errors: unserved.map(({ path }) => inputError('NO_SERVES', `${path}.numServes`, NO_SERVES)) }

  const entries = rows.map(({ chosen, numServes }) => ({ ...chosen, serves: numServes }))
  return { items: await shapeItems(services, userId, entries), errors: [] }
}

const NO_SERVES = 'A meal in your mealplan has no serves!'
