import { servesFor } from '../../schema/servesFor'
import { swapFor } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Supplies } from '../cupboard/supplies'
import type { TableMenu } from '../menu/tableMenu'
import { aggregateShoppingList } from '../shopping/aggregateShoppingList'
import { atHomeOf } from '../shopping/atHome'
import { isCupboard } from '../shopping/buy'

/** What one would need to make a meal now. */
export interface Needs {
  /** Names of what is to be bought. */
  readonly toBuy: readonly string[]
  /** Names of what most kitchens have and the cupboard does not list. */
  readonly toCheck: readonly string[]
  /** How many of its ingredients are at home. */
  readonly used: number
}

/**
 * What is missing to make a meal for all who eat it (docs/product.md WEEK-3): amounts are compared as on the shopping list;
 * what may be left out is not missed.
 */
export function whatToGet(chosen: MealWithSwaps, table: TableMenu, supplies: Supplies): Needs {
  const { eaters } = table.forMeal(chosen.meal, {})
  const serves = servesFor(eaters.map(({ portion }) => portion / 100))
  const items = aggregateShoppingList([{ ...chosen, serves }])
  const needed = requiredSlugs(chosen)
  const [toBuy, toCheck]: [string[], string[]] = [[], []]
  let used = 0
  for (const item of items) {
    const { ingredient, slug, amount, unit } = item
    if (atHomeOf(item, supplies.get(slug)).isAtHome) used += 1
    else if (isCupboard(amount, unit, ingredient)) toCheck.push(ingredient.short ?? ingredient.name)
    else if (needed.has(slug)) toBuy.push(ingredient.short ?? ingredient.name)
  }
  return { toBuy, toCheck, used }
}

/** Slugs of what a meal does not work without, swapped. */
function requiredSlugs({ meal, swaps }: MealWithSwaps): ReadonlySet<string> {
  const required = meal.lines.flatMap((ingredient, index) => {
    const swap = swapFor(swaps, ingredient)
    const eaten = swap ? swap.to : ingredient
    return eaten && meal.meal.ingredients[index]?.optional !== true ? [eaten.slug] : []
  })
  return new Set(required)
}
