import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { dishSlug } from '../../schema/dishSlug'
import { LIMITS } from '../../schema/limits'
import { UserModel } from '../accounts/UserModel'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError, SaveDishInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { type DishFields, DishModel } from './DishModel'
import { findInDishes, keptDishes } from './keptDishes'
import { messages } from './messages'
import { readSaveInput } from './readSaveInput'
import { textsOfLines } from './readSaveLines'
import { ReadingEnded } from './threads/ReadingEnded'
import { dishViews, type DishView } from './views'

/** Stores a new dish of a person, or changes one that the person has. A second save of the same name is a duplicate. */
export async function saveDish(
  services: Services,
  userId: string,
  input: SaveDishInput,
): Promise<{ dish: DishView | null; errors: InputError[] }> {
  const catalogue = services.catalogue.compiled
  const reader = services.reader.of(catalogue)
  const changedAt = services.now()
  try {
    const names = await reader.run('names', `user:${userId}`, textsOfLines(input.lines))
    const { value, errors } = readSaveInput(catalogue, input, names)
    if (value === null) return { dish: null, errors }
    // Before it is stored, so that a dish that can't be read is none.
    const [found] = await findInDishes(reader, userId, [value])
    const saved = await inTransaction(services.db, (trx) =>
      input.id ? changeDish(trx, userId, input.id, value, changedAt) : addDish(trx, userId, value, changedAt),
    )
    if ('code' in saved) return { dish: null, errors: [saved] }
    if (found) keptDishes(reader).keep(saved, found)
    const [dish = null] = await dishViews(services, catalogue, [saved])
    return { dish, errors: [] }
  } catch (error) {
    const wrong = whatIsWrong(error)
    if (!wrong) throw error
    return { dish: null, errors: [wrong] }
  }
}

/** What the person can put right of what failed. */
function whatIsWrong(error: unknown): InputError | null {
  if (isDuplicate(error)) return inputError('DUPLICATE', 'name', messages.sameName)
  return error instanceof ReadingEnded ? inputError('TOO_LONG', null, messages.tookTooLong) : null
}

/** The account's row is held meanwhile, so that dishes that arrive at once are counted one after the other. */
async function addDish(
  trx: Knex.Transaction,
  userId: string,
  fields: DishFields,
  changedAt: number,
): Promise<DishModel | InputError> {
  await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
  const count = await DishModel.query(trx).where({ userId }).resultSize()
  if (count >= LIMITS.dishesPerUser) return inputError('TOO_MANY', null, messages.tooManyDishes())
  const uuid = randomUUID()
  const row = {
    id: `dish-${uuid}`,
    userId,
    slug: dishSlug(fields.name, uuid.replaceAll('-', '').slice(0, 12)),
    version: 1,
    changedAt,
    ...fields,
  }
  await DishModel.query(trx).insert(row)
  return DishModel.query(trx).findById(row.id).throwIfNotFound()
}

async function changeDish(
  trx: Knex.Transaction,
  userId: string,
  id: string,
  fields: DishFields,
  changedAt: number,
): Promise<DishModel | InputError> {
  const changed = await DishModel.query(trx)
    .where({ id, userId })
    .patch({ ...fields, changedAt, version: DishModel.raw('?? + 1', ['version']) })
  if (changed === 0) return inputError('UNKNOWN', 'id', messages.noSuchDish)
  return DishModel.query(trx).findById(id).throwIfNotFound()
}
