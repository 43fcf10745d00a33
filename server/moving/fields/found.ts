import type { MovedPlan } from '../MovedPlan'
import type { ReadRecipe } from './readRecipe'

/** What a document gives: a recipe or a plan, or null for what cannot be read. */
export type Found = ReadRecipe | { readonly plan: MovedPlan } | null
