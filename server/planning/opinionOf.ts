import type { CompiledMeal } from '../catalogue/compiled'
import { createBatchLoader } from '../database/createBatchLoader'
import type { RecipeOpinion } from '../generated/schemaTypes'
import type { Context } from '../request/context'
import { OpinionModel } from './OpinionModel'

/** By the account and the recipe, joined by a space, which ids do not have. */
const opinionBy = createBatchLoader(async (db, keys) => {
  const [userIds, recipes] = [0, 1].map((part) => [...new Set(keys.map((key) => key.split(' ')[part] ?? ''))])
  const rows = await OpinionModel.query(db)
    .whereIn('userId', userIds ?? [])
    .whereIn('recipe', recipes ?? [])
  return new Map(rows.map((row) => [`${row.userId} ${row.recipe}`, row]))
})

const NONE: RecipeOpinion = { isFavourite: false, isNeverAgain: false, rating: null }

/**
 * What a call's user says of a recipe, read together with all that are asked for at the same time; null for other callers
 * (docs/product.md OPIN-2).
 */
export async function opinionOf({ services, principal }: Context, { id }: CompiledMeal): Promise<RecipeOpinion | null> {
  if (principal.kind !== 'user') return null
  return (await opinionBy(services.db, `${principal.userId} ${id}`)) ?? NONE
}
