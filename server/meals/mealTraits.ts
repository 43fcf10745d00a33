import { swapFor } from '../catalogue/compiled'
import { encodeMealEntryId, type MealWithSwaps } from '../catalogue/mealEntryId'
import type { MealTraits } from '../generated/schemaTypes'
import { tableMenu } from '../menu/tableMenu'
import type { Services } from '../platform/services'
import type { Category } from '../pure/mealCategories'
import type { Caller } from '../request/context'
import { personalOf } from './offers'
import { eatenAt } from './offerTests'

/** What the meals that suit those who eat a category are found by, for one account (docs/product.md PLAN-87). */
export async function mealTraits(services: Services, caller: Caller, category: Category): Promise<MealTraits[]> {
  const [table, { said, lately }] = await Promise.all([tableMenu(services, caller), personalOf(services, caller)])
  const { catalogue, dishes } = table
  const ofCatalogue = Array.from(table.forCategory(category).menu.categories[category].meals, (index) => {
    const meal = catalogue.meals[index]
    return meal ? [meal] : []
  }).flat()
  return [...ofCatalogue, ...dishes].flatMap((meal): MealTraits[] => {
    const eaten = eatenAt(meal, table, category)
    if (!eaten) return []
    return [
      {
        uniqueId: encodeMealEntryId(meal.id, eaten.swaps),
        minutes: meal.meal.minutes,
        ingredients: ingredientsOf(eaten),
        tags: [...meal.meal.tags],
        isOwn: meal.index < 0,
        isFavourite: said.get(meal.id)?.isFavourite ?? false,
        isLately: lately.has(meal.id),
      },
    ]
  })
}

function ingredientsOf({ meal, swaps }: MealWithSwaps): string[] {
  const names = meal.lines.flatMap((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    const eaten = swap ? swap.to : ingredient
    return eaten ? [eaten.short ?? eaten.name] : []
  })
  return [...new Set(names)]
}
