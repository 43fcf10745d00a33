import { SERVED_ROLES, type ServedRole } from '../../schema/servedWith'
import { apiName } from '../catalogue/apiNames'
import { type CompiledMeal, isOfCategory, swapFor } from '../catalogue/compiled'
import { suitability, swapsOf } from '../catalogue/diet'
import { hasNeverTag } from '../catalogue/menu'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { checkMinutes, hasWords, searchWords, tagMaskOf, textOfMeal } from '../catalogue/mealSearch'
import { foldText } from '../catalogue/foldText'
import { isKept } from '../catalogue/sale'
import type { Supplies } from '../cupboard/supplies'
import type { OfferFilter } from '../generated/schemaTypes'
import type { TableMenu } from '../menu/tableMenu'
import { versionTitle } from '../menu/titles/versionTitle'
import { CATEGORIES, type Category } from '../pure/mealCategories'
import { whatToGet } from './whatToGet'

type Test = (meal: CompiledMeal) => boolean

/** What is offered beside meals, where that is asked for; null for meals. */
export const servedRoleOf = ({ role }: OfferFilter): ServedRole | null =>
  SERVED_ROLES.find((one) => apiName(one) === role) ?? null

/** A side or a dessert as those who may eat it do: those of a category, or everyone; null where it does not suit them. */
export function servedAt(meal: CompiledMeal, table: TableMenu, { category }: OfferFilter): MealWithSwaps | null {
  const { menu } = table.forMeal(meal, { category })
  if (hasNeverTag(meal, menu.preferences)) return null
  const answer = suitability(meal, menu.table.diet)
  return answer.kind === 'unsuitable' ? null : { meal, swaps: swapsOf(answer) }
}

/** The categories of which offers are asked for. */
export const categoriesOf = ({ category }: OfferFilter): readonly Category[] => (category ? [category] : CATEGORIES)

/** A meal as those who eat a category eat it; null where it does not suit them or is not made for it. */
export function eatenAt(meal: CompiledMeal, table: TableMenu, category: Category): MealWithSwaps | null {
  const { menu } = table.forCategory(category)
  if (!isOfCategory(meal, category) || hasNeverTag(meal, menu.preferences)) return null
  const answer = suitability(meal, menu.table.diet)
  return answer.kind === 'unsuitable' ? null : { meal, swaps: swapsOf(answer) }
}

/** A meal as it is eaten in the first category in which it can be; as it stands where it does not suit. */
export function firstEaten(meal: CompiledMeal, table: TableMenu, categories: readonly Category[]): MealWithSwaps {
  if (meal.meal.role) return servedAt(meal, table, {}) ?? { meal, swaps: [] }
  for (const category of categories) {
    const eaten = eatenAt(meal, table, category)
    if (eaten) return eaten
  }
  return { meal, swaps: [] }
}

/** The ingredients of a meal, swapped, that are fresh and at home. */
export function freshAtHome({ meal, swaps }: MealWithSwaps, supplies: Supplies): readonly string[] {
  const used = meal.lines.flatMap((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    const eaten = swap ? swap.to : ingredient
    return eaten && supplies.has(eaten.slug) && !isKept(eaten) ? [eaten.short ?? eaten.name] : []
  })
  return [...new Set(used)]
}

/**
 * One test for each part of a filter that does not depend on who asks, the cheapest first.
 * @throws BAD_USER_INPUT naming `filter.maxMinutes`, `filter.tags` or `filter.search`.
 */
export function testsOf(filter: OfferFilter, table: TableMenu, supplies: Supplies): readonly Test[] {
  const { maxMinutes, tags, search, usesAtHome, isAllAtHome } = filter
  const categories = categoriesOf(filter)
  const tests: Test[] = []
  if (tags && tags.length > 0) {
    const mask = tagMaskOf(tags)
    tests.push(({ tagMask }) => (tagMask & mask) === mask)
  }
  if (maxMinutes !== null && maxMinutes !== undefined) {
    checkMinutes(maxMinutes)
    tests.push(({ meal }) => meal.minutes <= maxMinutes)
  }
  const words = searchWords(search, 'filter.search')
  if (words.length > 0)
    tests.push((meal) => {
      const text = textOfMeal(meal)
      if (hasWords(text, words)) return true
      // A plan calls it by its title, which has what is swapped in beside words of the name.
      if (!words.some((word) => text.includes(word))) return false
      return hasWords(`${text} ${foldText(versionTitle(firstEaten(meal, table, categories)))}`, words)
    })
  if (usesAtHome) tests.push((meal) => freshAtHome(firstEaten(meal, table, categories), supplies).length > 0)
  if (isAllAtHome)
    tests.push((meal) => {
      const { toBuy, used } = whatToGet(firstEaten(meal, table, categories), table, supplies)
      return toBuy.length === 0 && used > 0
    })
  return tests
}
