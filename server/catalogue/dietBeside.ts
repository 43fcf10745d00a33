import { amountIn } from './amounts'
import type { CompiledMeal, CompiledSwap } from './compiled'
import type { Diet } from './compileDiet'

/** The diet for what is eaten beside meals that have been chosen: they count towards its bounds (docs/product.md DIET-20). */
export function dietBeside(diet: Diet, eaten: readonly Eaten[]): Diet {
  if (diet.bounds.length === 0 || eaten.length === 0) return diet
  const within = (way: Diet): Diet => {
    const bounds = way.bounds.map((bound) => ({
      ...bound,
      beside: eaten.reduce((sum, { meal, swaps }) => sum + amountIn(meal, swaps, bound.nutrient), bound.beside),
    }))
    return { ...way, key: JSON.stringify([way.key, bounds.map(({ beside }) => beside)]), bounds }
  }
  const apart = diet.apart && { instead: within(diet.apart.instead), beside: within(diet.apart.beside) }
  return { ...within(diet), apart }
}

interface Eaten {
  readonly meal: CompiledMeal
  readonly swaps: readonly CompiledSwap[]
}
