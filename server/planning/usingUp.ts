import { swapFor, type CompiledMeal } from '../catalogue/compiled'
import { suitability, swapsOf } from '../catalogue/diet'
import type { Diet } from '../catalogue/compileDiet'

/**
 * Tells whether a meal, with the swaps that a diet needs, uses one of these ingredients; null when there are none. Each
 * meal is looked at once.
 */
export function usingUp(slugs: ReadonlySet<string> | undefined, diet: Diet): ((meal: CompiledMeal) => boolean) | null {
  if (slugs === undefined || slugs.size === 0) return null
  const known = new Map<CompiledMeal, boolean>()
  return (meal) => {
    const uses = known.get(meal) ?? usesOneOf(slugs, meal, diet)
    known.set(meal, uses)
    return uses
  }
}

function usesOneOf(slugs: ReadonlySet<string>, meal: CompiledMeal, diet: Diet): boolean {
  const swaps = swapsOf(suitability(meal, diet))
  return meal.lines.some((ingredient) => {
    const swap = swapFor(swaps, ingredient)
    const used = swap === undefined ? ingredient : swap.to
    return used !== null && slugs.has(used.slug)
  })
}
