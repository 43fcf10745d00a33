import { compileDiet } from './compileDiet'
import { suitsWithSwaps } from './diet'
import type { MealWithSwaps } from './mealEntryId'
import { REQUIREMENTS } from './requirements'

/** A diet for each requirement alone. */
const DIETS = REQUIREMENTS.map(({ key, label }) => ({
  ...{ key, label },
  diet: compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] }),
}))

const dietsMet = ({ meal, swaps }: MealWithSwaps) => DIETS.filter(({ diet }) => suitsWithSwaps(meal, swaps, diet))

/** Keys of the requirements that a meal meets with exactly these swaps (docs/product.md COOK-19). */
export const requirementsMet = (chosen: MealWithSwaps): string[] => dietsMet(chosen).map(({ key }) => key)

/** The same as labels. */
export const labelsMet = (chosen: MealWithSwaps): string[] => dietsMet(chosen).map(({ label }) => label)
