import type { Knex } from 'knex'
import { placeOf } from '../households/householdReader'
import type { Caller } from '../request/context'
import { OpinionModel } from './OpinionModel'
import type { Opinions } from './search/problem'

/** What the accounts of a household say of recipes: those of the named ones alone go together. */
export type HouseholdOpinions = (userIds: readonly (string | null)[]) => Opinions

type Row = Pick<OpinionModel, 'userId' | 'recipe' | 'isFavourite' | 'isNeverAgain' | 'rating'>

/** Reads them for the household of a call. One query; an account has at most `LIMITS.opinions`. */
export async function opinionsOfHousehold(db: Knex, caller: Caller): Promise<HouseholdOpinions> {
  const accounts = db('household_members')
    .join('household_members as member', 'member.householdId', 'household_members.householdId')
    .where(placeOf(caller))
    .whereNotNull('member.userId')
    .select('member.userId')
  const rows: Row[] = await OpinionModel.query(db)
    .whereIn('userId', accounts)
    .select('userId', 'recipe', 'isFavourite', 'isNeverAgain', 'rating')
  return (userIds) => together(rows.filter((row) => userIds.includes(row.userId)))
}

function together(rows: readonly Row[]): Opinions {
  const recipesOf = (chosen: readonly Row[]) => new Set(chosen.map(({ recipe }) => recipe))
  const rated = new Map<string, number[]>()
  for (const { recipe, rating } of rows) if (rating !== null) rated.set(recipe, [...(rated.get(recipe) ?? []), rating])
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    never: recipesOf(rows.filter(({ isNeverAgain }) => isNeverAgain)),
    favourites: recipesOf(rows.filter(({ isFavourite }) => isFavourite)),
    ratings: new Map([...rated].map(([recipe, values]) => [recipe, mean(values)])),
  }
}
