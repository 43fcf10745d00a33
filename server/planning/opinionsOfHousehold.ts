import { jsonRows, readJsonRows } from '../database/jsonRows'
import { householdReader, onOwnRow } from '../households/householdReader'
import { OpinionModel } from './OpinionModel'
import type { Opinions } from './search/problem'

/** What the accounts of a household say of recipes: those of the named ones alone go together. */
export type HouseholdOpinions = (userIds: readonly (string | null)[]) => Opinions

/** What a person says of a recipe, as far as orders go by it. */
export type Said = Pick<OpinionModel, 'isFavourite' | 'isNeverAgain' | 'rating'>

type Row = Pick<OpinionModel, 'userId' | 'recipe' | 'isFavourite' | 'isNeverAgain' | 'rating'>

const OPINION = ['userId', 'recipe', 'isFavourite', 'isNeverAgain', 'rating'] as const

/** Reads them for the household of a call; an account has at most `LIMITS.opinions`. */
export const opinionsOfHousehold = householdReader<{ opinions: unknown }, HouseholdOpinions>(
  (query, db) => {
    const opinions = db(OpinionModel.tableName).where('recipe_opinions.userId', db.ref('member.userId'))
    return query.select(jsonRows(db, opinions, OPINION).as('opinions'))
  },
  ({ rows }) => {
    const said = rows.flatMap(({ opinions }) => readJsonRows<Row>(opinions, OPINION))
    return (userIds) => together(said.filter((row) => userIds.includes(row.userId)))
  },
)

/** The same of the caller alone, by recipe. */
export const ownOpinions = householdReader<{ ownOpinions: unknown }, ReadonlyMap<string, Said>>(
  (query, db) => {
    const opinions = db(OpinionModel.tableName).where('recipe_opinions.userId', db.ref('mine.userId'))
    return query.select(jsonRows(db, onOwnRow(db)(opinions), OPINION).as('ownOpinions'))
  },
  ({ own }) =>
    new Map(
      readJsonRows<Row>(own.ownOpinions, OPINION).map(({ recipe, isFavourite, isNeverAgain, rating }) => [
        recipe,
        { isFavourite: Boolean(isFavourite), isNeverAgain: Boolean(isNeverAgain), rating },
      ]),
    ),
)

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
