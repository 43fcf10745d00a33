import { addDays, WEEK } from '../../../schema/days'
import { isDay } from '../../../schema/isDay'
import { LIMITS } from '../../../schema/limits'
import { newId } from '../../../schema/newId'
import { leanRow, PLAN_CATEGORIES, type PlanRow, type PlanRows, rowsOf } from '../../../schema/planOperations'
import { encodeMealEntryId } from '../../catalogue/mealEntryId'
import type { Category } from '../../catalogue/types'
import type { ImportedMeal } from './ImportedPlan'
import type { DishesOfMeals } from './dishesOfMeals'

/**
 * The rows of a plan that came with a file. A recipe that is no dish of the person, or one that is not eaten at that time of
 * the day, is words, its name (docs/product.md MOVE-31). @param today in Sydney.
 */
export function toRows(meals: readonly ImportedMeal[], dishes: DishesOfMeals, today: string): PlanRows {
  const rows = meals.map((meal): PlanRow => {
    const dish = dishes.of(meal)
    const category = timeOf(meal, dish)
    const content =
      dish && dish.categories.includes(category)
        ? { uniqueId: encodeMealEntryId(dish.id, []) }
        : { uniqueId: '', text: shortened(meal.recipe || meal.text), isOut: false }
    return leanRow({
      ...{ id: newId(), category, ...content, eaters: null, variantOf: null },
      serves: servesOf(meal, dish),
      date: dateOf(meal, today),
    })
  })
  return PLAN_CATEGORIES.flatMap((category) => rowsOf(rows, category))
}

/** When it is eaten; what a plan has for any time, when its dish may be. */
const timeOf = ({ time, isAnyTime }: ImportedMeal, dish: { categories: readonly Category[] } | undefined): Category =>
  isAnyTime && dish && !dish.categories.includes(time) ? (dish.categories[0] ?? time) : time

/** For how many it is; what says how many times a recipe, for as many as its dish is. */
function servesOf({ serves, times }: ImportedMeal, dish: { serves: number } | undefined): number | null {
  const asked = serves ?? (times != null && dish ? Math.max(1, Math.round(times * dish.serves)) : null)
  return asked === null ? null : Math.min(asked, LIMITS.serves)
}

/** Its day, or that weekday from today on, which a plan keeps when it is opened (docs/product.md PLAN-64). */
function dateOf({ day, weekday }: ImportedMeal, today: string): string | null {
  if (day !== null) return isDay(day) ? day : null
  if (weekday === null) return null
  const present = (new Date(today).getUTCDay() + WEEK - 1) % WEEK
  return addDays(today, (weekday - present + WEEK) % WEEK)
}

/** Words as long as those of a row may be. */
function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= LIMITS.rowText ? letters.join('') : `${letters.slice(0, LIMITS.rowText - 1).join('')}…`
}
