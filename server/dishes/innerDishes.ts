import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { createBatchLoader } from '../database/createBatchLoader'
import { DishModel } from './DishModel'
import { innerIdsOf } from './nesting'

const keyOf = ({ userId, id }: Pick<DishModel, 'userId' | 'id'>): string => `${userId} ${id}`

const load = createBatchLoader(async (db, keys) => {
  const asked = keys.map((key) => key.split(' '))
  const rows = await DishModel.query(db)
    .whereIn('userId', [...new Set(asked.map(([userId = '']) => userId))])
    .whereIn('id', [...new Set(asked.map(([, id = '']) => id))])
  return new Map(rows.map((row) => [keyOf(row), row]))
})

/** A dish of an account, read together with all that are asked for at the same time. */
export const dishOf = (db: Knex, userId: string, id: string): Promise<DishModel | undefined> =>
  load(db, keyOf({ userId, id }))

/**
 * The dishes that are within dishes, by id: a statement a level, at most two, and none where no line names a dish. Each is of
 * the account whose dish it is in.
 */
export async function innerDishes(
  db: Knex,
  dishes: readonly Pick<DishModel, 'userId' | 'lines'>[],
): Promise<ReadonlyMap<string, DishModel>> {
  const found = new Map<string, DishModel>()
  const readLevel = async (level: typeof dishes, depth: number): Promise<void> => {
    const named = level.flatMap((dish) => innerIdsOf(dish).map((id) => [dish.userId, id] as const))
    const missing = named.filter(([, id]) => !found.has(id))
    if (missing.length === 0) return
    const rows = (await Promise.all(missing.map(([userId, id]) => dishOf(db, userId, id)))).flatMap((row) => row ?? [])
    for (const row of rows) found.set(row.id, row)
    if (depth + 1 < LIMITS.dishDepth) await readLevel(rows, depth + 1)
  }
  await readLevel(dishes, 1)
  return found
}
