import { eatenFor, gramsEaten } from './amounts'
import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from './compiled'
import { MINERALS, type LabelNutrient, type Mineral, type Nutrition } from './types'

/**
 * The figures of one serve, or null with the ingredients whose figures or weight are not known. Never a partial sum: potassium
 * and phosphorus are missing where an ingredient has none.
 */
export interface MealNutrition {
  readonly perServe: Nutrition | null
  readonly unknown: readonly CompiledIngredient[]
}

/** The sodium that an adult should have at most in a day, in milligrams: 5 g of salt (World Health Organization). */
const SODIUM_A_DAY = 2000

/** Whether a serve holds more than a third of a day's sodium. Unknown figures are not called high. */
export function isHighInSodium(perServe: Pick<Nutrition, 'sodium'> | null): boolean {
  return perServe !== null && perServe.sodium > SODIUM_A_DAY / 3
}

/** The nutrition of one serve of a meal with its swaps; ingredients that are left out do not count. */
export function nutritionOf(meal: CompiledMeal, swaps: readonly CompiledSwap[]): MealNutrition {
  const sum: Record<LabelNutrient, number> = {
    energy: 0,
    protein: 0,
    fat: 0,
    saturatedFat: 0,
    carbohydrate: 0,
    sugars: 0,
    fibre: 0,
    sodium: 0,
  }
  const keys = Object.keys(sum) as LabelNutrient[]
  const minerals: Record<Mineral, number> = { potassium: 0, phosphorus: 0 }
  const unknown = new Set<CompiledIngredient>()
  meal.lines.forEach((ingredient, index) => {
    const line = meal.meal.ingredients[index]
    const swap = swapFor(swaps, ingredient)
    const eaten = eatenFor(ingredient, swap)
    if (line === undefined || eaten === null) return
    const grams = gramsEaten(ingredient, line, swap)
    const { nutrition } = eaten
    if (grams === null || nutrition === null) unknown.add(eaten)
    else {
      for (const key of keys) sum[key] += (nutrition[key] * grams) / 100
      for (const key of MINERALS) minerals[key] += ((nutrition[key] ?? NaN) * grams) / 100
    }
  })
  if (unknown.size > 0) return { perServe: null, unknown: [...unknown] }
  const known = Object.fromEntries(Object.entries(minerals).filter(([, amount]) => !Number.isNaN(amount)))
  return { perServe: { ...sum, ...known }, unknown: [] }
}
