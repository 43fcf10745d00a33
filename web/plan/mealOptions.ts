import { arrayOf, shape } from '../session/guards'
import { ownedStorage } from '../session/ownedStorage'
import { type Category, type Entry, isEntry } from './plan'

/** The meals that may be picked, by category. */
export type MealOptions = Readonly<Record<Category, readonly Entry[]>>

/** No meals yet. */
export const noMeals: MealOptions = { breakfast: [], lunch: [], dinner: [] }

const areEntries = arrayOf(isEntry)
const options = ownedStorage<MealOptions>(
  'allMeals',
  shape<MealOptions>({ breakfast: areEntries, lunch: areEntries, dinner: areEntries }),
)

/** The options that were fetched last on this device for this person (docs/product.md DEV-2); `noMeals` without any. */
export function readMealOptions(): MealOptions {
  return options.read() ?? noMeals
}

/** Keeps the options on the device, so that the pickers are filled at once next time. */
export const storeMealOptions = (fetched: MealOptions): void => options.write(fetched)

/** Call it when requirements, tags or own dishes changed: the options may not suit any more. */
export const forgetMealOptions = (): void => options.clear()
