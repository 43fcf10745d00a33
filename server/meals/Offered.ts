import type { Key } from '../catalogue/keyset'
import type { CompiledMeal } from '../catalogue/compiled'
import type { Supplies } from '../cupboard/supplies'
import type { OfferOrder } from '../generated/schemaTypes'
import type { TableMenu } from '../menu/tableMenu'
import type { Category } from '../pure/mealCategories'
import type { Said } from '../planning/opinionsOfHousehold'

/** A meal at its place in an order. */
export interface Listed {
  readonly meal: CompiledMeal
  readonly key: Key
}

/** An offer as its resolvers need it. */
export interface OfferView {
  readonly meal: CompiledMeal
  readonly table: TableMenu
  readonly supplies: Supplies
  /** Those that were asked for. */
  readonly categories: readonly Category[]
}

/** What places a recipe for one person other than for all: opinions, and what was planned lately. */
export interface Personal {
  readonly said: ReadonlyMap<string, Said>
  readonly lately: ReadonlySet<string>
}

/** What holds for a recipe of which nothing is known. */
export const IMPERSONAL: Personal = { said: new Map(), lately: new Set() }

/** The place of a meal in an order, for one person. */
export function keyIn(order: OfferOrder, meal: CompiledMeal, { said, lately }: Personal): Key {
  const name = meal.name.toLowerCase()
  const at = (rank: number): Key => [`${String(rank).padStart(4, '0')} ${name}`, meal.id]
  if (order === 'MINUTES') return at(meal.meal.minutes)
  if (order === 'NOT_LATELY') return at(lately.has(meal.id) ? 1 : 0)
  if (order === 'NAME') return at(0)
  const { rating, isFavourite } = said.get(meal.id) ?? { rating: null, isFavourite: false }
  return at(rating === null ? (isFavourite ? 7 : 8) : 5 - rating)
}
