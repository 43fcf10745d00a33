import type { CompiledIngredient } from '../compiled'

/** The share of ingredients whose figures come from a named source, in percent, that the catalogue aims at. */
const SOURCED_GOAL = 90

/** How many ingredients have figures from a named source, and the names of those whose figures are estimated. */
export function describeSources(ingredients: readonly CompiledIngredient[]): string[] {
  const known = ingredients.filter(({ nutrition }) => nutrition !== null)
  const estimated = known.filter(({ source }) => source === null)
  const sourced = known.length - estimated.length
  const share = ((100 * sourced) / known.length).toFixed(1)
  return [
    '## Sources of figures',
    `${sourced} of ${known.length} ingredients with figures name their source: ${share} %, with a goal of ${SOURCED_GOAL} %.`,
    `Estimated (${estimated.length}): ${estimated.map(({ name }) => name).join(', ')}.`,
  ]
}
