import type { Knex } from 'knex'
import { compareText } from '../pure/compareText'
import { DishModel } from './DishModel'
import { innerIdsOf, type NestedDish } from './nesting'

type Holder = Pick<DishModel, 'id' | 'name' | 'lines'>

/** The dishes of a person in which others are, at most as many as a person has. */
const holdersOf = async (trx: Knex, userId: string): Promise<Holder[]> =>
  DishModel.query(trx).where({ userId, holdsDishes: 1 }).select('id', 'name', 'lines')

/** Ids of the dishes that are made with a dish, straight or by another one. */
export const usersOf = (trx: Knex, { id, userId }: Pick<NestedDish, 'id' | 'userId'>): Promise<string[]> =>
  usersOfAny(trx, userId, [id])

/** Ids of the dishes that are made with any of a person's dishes, but for these themselves. */
export async function usersOfAny(trx: Knex, userId: string, ids: readonly string[]): Promise<string[]> {
  const holders = (await holdersOf(trx, userId)).filter((holder) => !ids.includes(holder.id))
  const found = new Set<string>()
  const visit = (used: string) => {
    for (const holder of holders) {
      if (found.has(holder.id) || !innerIdsOf(holder).includes(used)) continue
      found.add(holder.id)
      visit(holder.id)
    }
  }
  for (const id of ids) visit(id)
  return [...found]
}

/** Names of the dishes whose lines name a dish, in their order. */
export async function namesOfUsers(trx: Knex, { id, userId }: Pick<NestedDish, 'id' | 'userId'>): Promise<string[]> {
  const holders = (await holdersOf(trx, userId)).filter((holder) => innerIdsOf(holder).includes(id))
  return holders.map(({ name }) => name).sort(compareText)
}
