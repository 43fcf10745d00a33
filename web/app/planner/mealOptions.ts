import { CATEGORIES, type Category, type Entry } from './plan'
import { tokenOwner } from './tokenOwner'

/** The key of local storage that holds the meal options per category (specification, section 3). */
export const ALL_MEALS_KEY = 'allMeals'

/** The key beside it that says whose options they are: they depend on a person's own requirements. */
const OWNER_KEY = 'allMealsOwner'

/** The meals that may be picked, by category. */
export type MealOptions = Readonly<Record<Category, readonly Entry[]>>

/** No meals yet. */
export const noMeals: MealOptions = { breakfast: [], lunch: [], dinner: [] }

/** The options as they were fetched last on this device by this person; none when there are none or they are damaged. */
export function readMealOptions(): MealOptions {
  try {
    const stored = JSON.parse(localStorage.getItem(ALL_MEALS_KEY) ?? 'null') as MealOptions | null
    const own = (localStorage.getItem(OWNER_KEY) ?? '') === tokenOwner()
    return own && stored && CATEGORIES.every((category) => Array.isArray(stored[category])) ? stored : noMeals
  } catch {
    return noMeals
  }
}

/** Keeps the options on the device, so that the pickers are filled at once next time. */
export function storeMealOptions(options: MealOptions): void {
  try {
    localStorage.setItem(ALL_MEALS_KEY, JSON.stringify(options))
    localStorage.setItem(OWNER_KEY, tokenOwner())
  } catch {
    // Without storage they are fetched each time.
  }
}

/** Forgets the options: call it when requirements or tags changed, since they may not suit any more. */
export function forgetMealOptions(): void {
  try {
    localStorage.removeItem(ALL_MEALS_KEY)
    localStorage.removeItem(OWNER_KEY)
  } catch {
    // Nothing is kept then.
  }
}
