import type { MovedMeal } from '../../moving/MovedPlan'
import type { ItemOutcome } from '../ItemOutcome'

/** A meal of a plan that came with a file. */
export interface ImportedMeal extends Omit<MovedMeal, 'recipeId'> {
  /** The place of its recipe in the file; null for one that is not in it, and for words. */
  readonly item: number | null
}

/** A plan that came with a file, as long as one of the household's plans may be. */
export interface ImportedPlan {
  /** Its name among the household's plans. */
  readonly name: string
  /** null: not yet. */
  readonly outcome: ItemOutcome | null
  /** Why it is no plan of the household, by its code. */
  readonly reason: string | null
  /** The plan that it is, or that was there before; null without one. */
  readonly planId: string | null
  /** null once something came of it. */
  readonly meals: readonly ImportedMeal[] | null
}

/** The plans that came with a file. */
export interface ImportedPlans {
  /** The household that they are for; null where who sent the file may not change plans. */
  readonly householdId: string | null
  readonly all: readonly ImportedPlan[]
}

/** A plan of which something came. */
export const ended = (
  { name }: Pick<ImportedPlan, 'name'>,
  outcome: ItemOutcome,
  { reason = null, planId = null }: { reason?: string | null; planId?: string | null },
): ImportedPlan => ({ name, outcome, reason, planId, meals: null })
