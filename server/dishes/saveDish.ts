import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { UserModel } from '../accounts/UserModel'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import { inputError } from '../platform/errors'
import type { InputError, SaveDishInput } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { announceDishes } from './announceDishes'
import { checkNesting } from './checkNesting'
import { type DishFields, DishModel } from './DishModel'
import { findInDishes } from './findInDishes'
import { keptDishes } from './keptDishes'
import type { KeptFound } from './keptFound'
import { keepAnswers } from './matching/keepAnswers'
import { keepSections } from './keepSections'
import { messages } from './messages'
import { newDish } from './newDish'
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
    const [read] = await findInDishes(reader, userId, [value])
    const content = { ...value, ...read?.kept }
    const saved = await inTransaction(services.db, (trx) => storeDish(trx, userId, input, content, changedAt))
    if ('errors' in saved) return { dish: null, errors: saved.errors }
    if (read && !saved.holdsDishes) keptDishes(reader).keep(saved, read.found)
    await announceDishes(services, userId)
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

/**
 * The account's row is held meanwhile, so that dishes that arrive at once are counted one after the other, and no two of
 * them put each other into a circle. Dishes that are made with a changed one are other contents from then on.
 */
async function storeDish(
  trx: Knex.Transaction,
  userId: string,
  input: SaveDishInput,
  { found = null, foundKey = null, ...read }: DishFields & Partial<KeptFound>,
  changedAt: number,
): Promise<DishModel | { errors: InputError[] }> {
  const refused = (...errors: InputError[]) => ({ errors })
  await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
  const id = input.id ?? null
  const present = id === null ? null : ((await DishModel.query(trx).findOne({ id, userId })) ?? null)
  if (id !== null && !present) return refused(inputError('UNKNOWN', 'id', messages.noSuchDish))
  if (!present && (await DishModel.query(trx).where({ userId }).resultSize()) >= LIMITS.dishesPerUser)
    return refused(inputError('TOO_MANY', null, messages.tooManyDishes()))
  const areLinesNamed = input.lines.some(({ section }) => section !== undefined)
  const fields = keepAnswers(present, keepSections(present, read, areLinesNamed))
  const more = { changedAt, holdsDishes: holdsDishes(fields), found, foundKey }
  const row = { ...(present ?? newDish(userId, fields.name)), ...fields, ...more }
  const { errors, usedIn } = await checkNesting(trx, row)
  if (errors.length > 0) return refused(...errors)
  if (present)
    await DishModel.query(trx)
      .findById(row.id)
      // It is its person's work from now on, whichever import it came with.
      .patch({
        ...fields,
        ...more,
        ...{ importId: null, assumed: null },
        version: present.version + 1,
      })
  else await DishModel.query(trx).insert(row)
  if (usedIn.length > 0)
    await DishModel.query(trx)
      .where({ userId })
      .whereIn('id', usedIn)
      .patch({ version: DishModel.raw('?? + 1', ['version']) })
  return DishModel.query(trx).findById(row.id).throwIfNotFound()
}

const holdsDishes = ({ lines }: DishFields): true | null => (lines.some(({ dish }) => dish !== undefined) ? true : null)
