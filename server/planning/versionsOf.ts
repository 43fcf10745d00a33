import { servesFor } from '../../schema/servesFor'
import { combineDiets, combineTags } from '../catalogue/combineDiets'
import type { CompiledMeal, CompiledSwap } from '../catalogue/compiled'
import { labelOfReason } from '../catalogue/blockReasons'
import { compileDiet, type Diet } from '../catalogue/compileDiet'
import { suitability } from '../catalogue/diet'
import { hasNeverTag } from '../catalogue/menu'
import type { Tastes } from '../menu/eatersMenu'
import { blocksAsEaten } from './sayReason'

/** One version of a meal: with which swaps it is cooked, and for whom. */
export interface MealVersion {
  readonly swaps: readonly CompiledSwap[]
  readonly memberIds: readonly string[]
  /** Labels of what its eaters asked for and the meal as it is does not meet. */
  readonly meets: readonly string[]
  /** For the portions of its eaters. */
  readonly serves: number
}

/** A person who eats a meal; the portion is in hundredths of a serve. */
type VersionEater = Tastes & { readonly id: string; readonly portion: number }

/**
 * A meal for people of whom it suits some as it is and the others with swaps: as it is first, then one version with one
 * set of swaps for all the others. One version where all agree. None where a version would not suit someone in it, or
 * where someone never wants a tag of the meal (docs/product.md PLAN-41).
 */
export function versionsOf(meal: CompiledMeal, eaters: readonly VersionEater[]): MealVersion[] {
  if (eaters.length === 0 || hasNeverTag(meal, combineTags(eaters.map(({ tags }) => tags)))) return []
  const suitsAsIs = new Set(eaters.filter(({ diet }) => suitability(meal, compileDiet(diet)).kind === 'suitable'))
  const others = eaters.filter((eater) => !suitsAsIs.has(eater))
  const version = (swaps: MealVersion['swaps'], of: readonly VersionEater[], diet?: Diet): MealVersion => ({
    swaps,
    meets: diet ? [...new Set(blocksAsEaten(meal, [], diet).map(({ reason }) => labelOfReason(reason)))] : [],
    memberIds: of.map(({ id }) => id),
    serves: servesFor(of.map(({ portion }) => portion / 100)),
  })
  const asItIs = suitsAsIs.size === 0 ? [] : [version([], [...suitsAsIs])]
  if (others.length === 0) return asItIs
  const diet = compileDiet(combineDiets(others.map((eater) => eater.diet)))
  const answer = suitability(meal, diet)
  return answer.kind === 'swapped' ? [...asItIs, version(answer.swaps, others, diet)] : []
}
