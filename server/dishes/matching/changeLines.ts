import type { Knex } from 'knex'
import { UserModel } from '../../accounts/UserModel'
import { inTransaction } from '../../database/transaction'
import type { Services } from '../../platform/services'
import { DishModel, type StoredLine } from '../DishModel'
import { usersOfAny } from '../usersOf'

/** Dishes of one transaction. */
const AT_ONCE = 50

/** How many lines were changed, in how many dishes. */
export interface Changed {
  readonly lines: number
  readonly dishes: number
}

/** What becomes of a line; null: it stays. */
export type ChangeLine = (dish: DishModel, line: StoredLine) => StoredLine | null

/**
 * Changes lines in many of a person's dishes, some dishes at a time, each as a save would: under the account's lock, with
 * another version of it and of those that are made with it. It stays the import's that it came with, and what is assumed of
 * it stays so (docs/product.md MOVE-12).
 * @param isContent whether a dish is another one by it.
 */
export async function changeLines(
  services: Pick<Services, 'db' | 'now'>,
  { userId, ids, isContent = true }: { userId: string; ids: readonly string[]; isContent?: boolean },
  change: ChangeLine,
): Promise<Changed> {
  let [lines, dishes] = [0, 0]
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const done = await inTransaction(services.db, (trx) =>
      changeSome(trx, { userId, ids: some, changedAt: isContent ? services.now() : null }, change),
    )
    lines += done.lines
    dishes += done.dishes
  }
  return { lines, dishes }
}

async function changeSome(
  trx: Knex.Transaction,
  { userId, ids, changedAt }: { userId: string; ids: readonly string[]; changedAt: number | null },
  change: ChangeLine,
): Promise<Changed> {
  await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
  let lines = 0
  const changed: string[] = []
  for (const dish of await DishModel.query(trx)
    .where({ userId })
    .whereIn('id', [...ids])) {
    const after = dish.lines.map((line) => change(dish, line))
    const count = after.filter((line) => line !== null).length
    if (count === 0) continue
    lines += count
    changed.push(dish.id)
    await DishModel.query(trx)
      .findById(dish.id)
      .patch({
        lines: after.map((line, index) => line ?? (dish.lines[index] as StoredLine)),
        ...(changedAt !== null && { changedAt, version: dish.version + 1 }),
      })
  }
  if (changedAt === null || changed.length === 0) return { lines, dishes: changed.length }
  const usedIn = await usersOfAny(trx, userId, changed)
  if (usedIn.length > 0)
    await DishModel.query(trx)
      .where({ userId })
      .whereIn('id', usedIn)
      .patch({ version: DishModel.raw('?? + 1', ['version']) })
  return { lines, dishes: changed.length }
}
