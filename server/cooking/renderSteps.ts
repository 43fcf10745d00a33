import type { CompiledIngredient, CompiledMeal, CompiledSwap } from '../catalogue/compiled'
import type { Quantity } from '../catalogue/units'
import { quantitiesOf } from './cookMeal'
import { formatIngredient, formatQuantity } from './formatQuantity'

/** A placeholder of a step: `{slug}` or `{slug:name}`. */
export const PLACEHOLDER = /\{([a-z0-9]+(?:-[a-z0-9]+)*)(:name)?\}/g

/**
 * The steps of a meal as the cook reads them. With serves, `{slug}` becomes amount and name; without (null), the name
 * alone, as `{slug:name}` always does. A swapped ingredient appears as what replaces it, a left-out one says so. What is
 * no placeholder of this meal stays as it is written. The steps of a person's own dish hold no placeholders: their text is
 * shown as it is.
 */
export function renderSteps(
  meal: CompiledMeal, swaps: readonly CompiledSwap[], serves: number | null,
): string[] {
  if (meal.index < 0) return [...meal.meal.steps]
  const quantities = quantitiesOf(meal, swaps, serves ?? 1)
  return meal.meal.steps.map((step) => step.replace(PLACEHOLDER, (written, slug: string, name: string | undefined) => {
    const original = meal.ingredients.find((ingredient) => ingredient.slug === slug)
    if (original === undefined) return written
    const swap = swaps.find((candidate) => candidate.from.slug === original.slug)
    if (swap !== undefined && swap.to === null) return `${original.name} (left out)`
    const shown = swap?.to ?? original
    if (name !== undefined || serves === null) return shown.name
    const parts = quantities.flatMap((part, index) => (
      part !== null && meal.lines[index] === original ? [part.quantity] : []
    ))
    return describe(shown, parts)
  }))
}

/** Amount and name; amounts of the same unit are summed, others are listed. */
function describe(ingredient: CompiledIngredient, parts: readonly Quantity[]): string {
  const sums: Quantity[] = []
  for (const part of parts) {
    const at = sums.findIndex((sum) => sum.unit === part.unit)
    const before = sums[at]
    if (before === undefined) sums.push(part)
    else sums[at] = { amount: before.amount + part.amount, unit: part.unit }
  }
  const last = sums.pop()
  if (last === undefined) return ingredient.name
  return [...sums.map(formatQuantity), formatIngredient(ingredient, last)].join(' and ')
}
