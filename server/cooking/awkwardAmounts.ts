import type { CompiledCatalogue, CompiledIngredient, CompiledMeal } from '../catalogue/compiled'
import { cookMeal, type CookedIngredient } from './cookMeal'

/** Serves of a meal from one person to a large family. */
const MOST_SERVES = 12

const SHOWN = /^(?<whole>\d+(?:\.\d+)?)? ?(?<fraction>[⅛¼⅓½⅔¾])? ?(?<unit>(?:g|ml|tsp|tbsp)(?= ))?/

/**
 * Whether a kitchen has no measure for an amount as it is shown: grams or millilitres above 20 between steps of 5, 4
 * teaspoons or more (20 ml are a tablespoon), thirds of a spoon, eighths of anything but a teaspoon, parts of a tablespoon
 * from 6 up, parts of what is counted whole, and quarters or thirds of two things or more.
 */
export function isAwkward(display: string, { piece }: Pick<CompiledIngredient, 'piece'>): boolean {
  const { whole = '0', fraction = '', unit = 'piece' } = SHOWN.exec(display)?.groups ?? {}
  const count = Number(whole)
  if (unit === 'g' || unit === 'ml') return count > 20 && count % 5 !== 0
  if (unit === 'tsp') return count >= 4 || /[⅓⅔]/.test(fraction)
  if (unit === 'tbsp') return /[⅓⅔⅛]/.test(fraction) || (count >= 6 && fraction !== '')
  if (/^\S* ?(cups?|kg|l|pinch|pinches)\b/.test(display.replace(/^\d+ ?(?=[⅛¼⅓½⅔¾])/, ''))) return false
  return fraction === '⅛' || (fraction !== '' && piece?.whole === true) || (count >= 2 && /[¼⅓⅔¾]/.test(fraction))
}

/** The lines of a meal as it is, and those that each of its swaps brings in. */
function linesOf(meal: CompiledMeal, serves: number): CookedIngredient[] {
  const swapped = meal.ingredients.flatMap(({ swaps }) =>
    swaps.flatMap((swap) => cookMeal(meal, [swap], serves).filter(({ swappedFrom }) => swappedFrom !== null)),
  )
  return [...cookMeal(meal, [], serves), ...swapped]
}

/** How many amounts the lists of the kitchen show, for 1 to 12 serves and with each swap, and how many are awkward. */
export function countAwkwardAmounts({ meals }: CompiledCatalogue): { shown: number; awkward: number } {
  let [shown, awkward] = [0, 0]
  for (const meal of meals) {
    for (let serves = 1; serves <= MOST_SERVES; serves += 1) {
      for (const { display, ingredient } of linesOf(meal, serves)) {
        shown += 1
        if (isAwkward(display, ingredient)) awkward += 1
      }
    }
  }
  return { shown, awkward }
}
