import type { CompiledMeal } from './compiled'
import { compileDiet, type Diet } from './compileDiet'
import { suitability } from './diet'
import { REQUIREMENTS, type RequirementKey } from './requirements'

/** The requirements that a meal satisfies. */
export interface MealDietary {
  /** As it is. */
  readonly asIs: readonly RequirementKey[]
  /** Only once ingredients are swapped. */
  readonly withSwaps: readonly RequirementKey[]
  /** Labels of `asIs`, for people. */
  readonly labels: readonly string[]
  /** Labels of `withSwaps`, for people. */
  readonly labelsWithSwaps: readonly string[]
}

const ADAPTED: readonly { key: RequirementKey; label: string; diet: Diet }[] = REQUIREMENTS.map(({ key, label }) => ({
  key,
  label,
  diet: compileDiet({ requirements: new Map([[key, 'ADAPT']]), neverEaten: [] }),
}))
const known = new WeakMap<CompiledMeal, MealDietary>()

/** A meal's dietary list, computed from its ingredients; each meal is judged once. */
export function mealDietary(meal: CompiledMeal): MealDietary {
  const remembered = known.get(meal)
  if (remembered !== undefined) return remembered
  const judged = ADAPTED.map(({ key, label, diet }) => ({ key, label, kind: suitability(meal, diet).kind }))
  const asIs = judged.filter(({ kind }) => kind === 'suitable')
  const withSwaps = judged.filter(({ kind }) => kind === 'swapped')
  const dietary: MealDietary = {
    asIs: asIs.map(({ key }) => key),
    withSwaps: withSwaps.map(({ key }) => key),
    labels: asIs.map(({ label }) => label),
    labelsWithSwaps: withSwaps.map(({ label }) => label),
  }
  known.set(meal, dietary)
  return dietary
}
