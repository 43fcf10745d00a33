import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { patchInBatches } from '../database/inBatches'
import { inTransaction } from '../database/transaction'
import type { AccountEnding, Services } from '../platform/services'
import { fileNames } from './photoFiles'
import { LeftoverModel, PhotoModel } from './PhotoModel'

/** How long a photo is kept that no dish has: for Undo, and for who is still choosing. */
const KEPT = 24 * 60 * 60 * 1000
/** Photos of one transaction, and the milliseconds after it. */
const BATCH = 200
const PAUSE = 50

/** Forgets photos that no dish has had for a day; their files are deleted after that (docs/product.md DISH-39). */
export async function forgetPhotos({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  // The release before this one deletes dishes without knowing of their photos.
  await patchInBatches(db, PhotoModel.tableName, 'id', withoutDish, { dishId: null, changedAt: 0 })
  const before = now() - KEPT
  for (;;) {
    const loose = await PhotoModel.query(db)
      .whereNull('dishId')
      .where('changedAt', '<', before)
      .limit(BATCH)
      .select('id')
    if (loose.length > 0)
      await inTransaction(db, (trx) =>
        forgetLoose(
          trx,
          loose.map(({ id }) => id),
        ),
      )
    if (loose.length < BATCH) return
    await wait(PAUSE)
  }
}

/** Those of a dish that there is no more. */
const withoutDish = (photos: Knex.QueryBuilder) =>
  photos
    .whereNotNull('photos.dishId')
    .whereNotExists((dishes) => void dishes.from('dishes').whereRaw('dishes.id = photos.??', ['dishId']).select('id'))

/** One that a dish has taken up since stays. */
async function forgetLoose(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  await forget(
    trx,
    await PhotoModel.query(trx)
      .findByIds([...ids])
      .whereNull('dishId')
      .forUpdate(),
  )
}

/** With an account all its photos are forgotten. */
export const endPhotos: AccountEnding = async (services, trx, { id: userId }) => {
  await forget(trx, await PhotoModel.query(trx).where({ userId }))
  return () => void clearLeftovers(services).catch((error: unknown) => services.log.warn({ error }, 'Photos wait'))
}

async function forget(trx: Knex.Transaction, photos: readonly PhotoModel[]): Promise<void> {
  const ids = photos.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH)
    await trx(LeftoverModel.tableName).insert(some.map((id) => ({ id })))
    await PhotoModel.query(trx).findByIds(some).delete()
  }
}

/**
 * Deletes the files of photos that are forgotten. One whose files cannot be deleted stays for the next time, after which the
 * others have been tried.
 * @returns how many were deleted.
 */
export async function clearLeftovers({ db, photos }: Pick<Services, 'db' | 'photos'>): Promise<number> {
  const left = await LeftoverModel.query(db).limit(BATCH)
  const failed: unknown[] = []
  for (const { id } of left) {
    try {
      for (const name of fileNames(id)) await photos.delete(name)
      await LeftoverModel.query(db).deleteById(id)
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw failed[0]
  return left.length
}
