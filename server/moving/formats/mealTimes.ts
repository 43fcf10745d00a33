import type { MealTime } from '../MovedPlan'

const BREAKFAST = /^(?:breakfast|brunch|fr[üu]hst[üu]ck|petit[- ]d[ée]jeuner|desayuno|(?:prima )?colazione|ontbijt)/i
const LUNCH = /^(?:lunch|mittag(?:essen)?|d[ée]jeuner|almuerzo|comida|pranzo|middag(?:eten)?)/i

/** When a meal is eaten that another application calls so: snacks, sides, drinks and what else there is, at dinner. */
export function mealTimeOf(word: string): MealTime {
  const text = word.trim()
  return BREAKFAST.test(text) ? 'breakfast' : LUNCH.test(text) ? 'lunch' : 'dinner'
}
