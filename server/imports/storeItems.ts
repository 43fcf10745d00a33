import { GraphQLError } from 'graphql'
import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import { DishModel } from '../dishes/DishModel'
import { findInDishes } from '../dishes/findInDishes'
import type { KeptFound } from '../dishes/keptFound'
import { newDish } from '../dishes/newDish'
import { photosOf } from '../photos/photoFiles'
import { PhotoModel } from '../photos/PhotoModel'
import { OpinionModel } from '../planning/OpinionModel'
import type { Services } from '../platform/services'
import { note } from './claim'
import { KnownDishes } from './doubles'
import { ImportItemModel, type ImportModel } from './ImportModel'
import { lostPhotoCode } from './lostPhotos'
import { ReadingEnded } from '../dishes/threads/ReadingEnded'
import type { CatalogueReader } from '../dishes/threads/RecipeReader'
import type { PlainRecipe } from './importThread'
import { storePlans } from './plans/storePlans'
import { type MadeDish, toDish } from './toDish'

/** Recipes of one transaction. */
const AT_ONCE = 20

type Outcome = Pick<ImportItemModel, 'outcome' | 'reason' | 'dishId'>

/**
 * Makes dishes of the next recipes of an import, and plans of its plans once all are there.
 * @returns how many there were; 0 once it is done.
 * @throws ImportTaken where its person stopped it meanwhile; then nothing was stored.
 */
export async function storeItems(services: Services, job: ImportModel): Promise<number> {
  const items = await ImportItemModel.of(services.db, job).whereNull('outcome').orderBy('position').limit(AT_ONCE)
  if (items.length === 0) {
    await storePlans(services, job)
    return 0
  }
  const reader = services.reader.of(services.catalogue.compiled)
  const made: Omit<Storing, 'job' | 'known' | 'kept'>[] = []
  for (const item of items) {
    const recipe = JSON.parse(item.recipe ?? '{}') as PlainRecipe
    made.push({ item, recipe, dish: await toDish(reader, job.userId, recipe).catch(unreadable(services, item)) })
  }
  const found = await foundIn(reader, job, made)
  await inTransaction(services.db, async (trx) => {
    await UserModel.query(trx).findById(job.userId).forUpdate().throwIfNotFound()
    const known = await KnownDishes.of(trx, job)
    for (const one of made) {
      const { item, dish } = one
      const outcome = await store(services, trx, { ...one, job, known, kept: found.get(dish) ?? null })
      await ImportItemModel.of(trx, job)
        .where({ position: item.position })
        .patch({ ...outcome, recipe: null })
    }
    await note(services, trx, { ...job, state: 'STORING' }, { ...(await countsOf(trx, job)), claimedUntil: 0 })
  })
  return items.length
}

/** A recipe on which the reader fails does not hold up the others; where it is only busy, the step is done later. */
const unreadable =
  ({ log }: Services, { importId, position }: ImportItemModel) =>
  (error: unknown): MadeDish => {
    if (error instanceof GraphQLError) throw error
    log.error({ error, importId, position }, 'A recipe of a file could not be read')
    return { reason: 'UNREADABLE' }
  }

interface Storing {
  job: ImportModel
  known: KnownDishes
  item: ImportItemModel
  recipe: PlainRecipe
  dish: MadeDish
  /** What was found in it; null where that was not possible, so that it is found when the dish is first read. */
  kept: KeptFound | null
}

/** What the dishes hold besides what their lines list: one task. */
async function foundIn(
  reader: CatalogueReader,
  { userId }: ImportModel,
  made: readonly Pick<Storing, 'dish'>[],
): Promise<ReadonlyMap<MadeDish, KeptFound>> {
  const dishes = made.flatMap(({ dish }) => ('fields' in dish ? [dish] : []))
  try {
    const found = await findInDishes(
      reader,
      userId,
      dishes.map(({ fields }) => fields),
    )
    return new Map(
      found.flatMap(({ kept }, index) => {
        const dish = dishes[index]
        return dish ? [[dish, kept] as const] : []
      }),
    )
  } catch (error) {
    if (error instanceof ReadingEnded) return new Map()
    throw error
  }
}

async function store(
  { now }: Services,
  trx: Knex.Transaction,
  { job, known, item, recipe, dish, kept }: Storing,
): Promise<Outcome> {
  const failed = (reason: string): Outcome => ({ outcome: 'failed', reason, dishId: null })
  if ('reason' in dish) return failed(dish.reason)
  const sourceId = recipe.source.id?.slice(0, 190) ?? null
  const there = known.find({ fields: dish.fields, sourceId }, job.id)
  if (there) return { outcome: 'double', reason: 'THERE', dishId: there.id }
  if (known.count >= LIMITS.dishesPerUser) return failed('NO_ROOM')
  const at = now()
  const row = {
    ...newDish(job.userId, dish.fields.name),
    ...{ sourceApp: null, ...dish.fields, ...known.freeName(dish.fields.name), changedAt: at },
    ...{ importId: job.id, sourceId, assumed: dish.assumed.length > 0 ? [...dish.assumed] : null },
    ...kept,
  }
  const { reason, ...photos } = await takenUp(trx, item, { dishId: row.id, changedAt: at })
  await DishModel.query(trx).insert({ ...row, ...photos })
  known.add(row)
  await storeOpinion(trx, { userId: job.userId, dishId: row.id, at }, recipe)
  return { outcome: 'stored', reason, dishId: row.id }
}

/** The photos of a recipe, as its dish has them. One that was forgotten meanwhile is none. */
async function takenUp(
  trx: Knex.Transaction,
  item: ImportItemModel,
  change: Pick<PhotoModel, 'dishId' | 'changedAt'>,
): Promise<Pick<DishModel, 'photo' | 'furtherPhotos'> & Pick<Outcome, 'reason'>> {
  const ids = photosOf(item).map(({ id }) => id)
  if (ids.length === 0) return { photo: null, furtherPhotos: null, reason: item.reason }
  const { userId } = item
  await PhotoModel.query(trx).findByIds(ids).where({ userId, dishId: null }).patch(change)
  const rows = await PhotoModel.query(trx).findByIds(ids).where({ userId, dishId: change.dishId }).select('id')
  const [photo = null, ...further] = ids.filter((id) => rows.some((row) => row.id === id))
  const isWhole = rows.length === ids.length
  return {
    photo,
    furtherPhotos: further.length > 0 ? further : null,
    reason: isWhole ? item.reason : (item.reason ?? lostPhotoCode('GONE')),
  }
}

/** What the person said of the recipe in the other application (docs/product.md OPIN-1), as far as there is room for it. */
async function storeOpinion(
  trx: Knex.Transaction,
  { userId, dishId, at }: { userId: string; dishId: string; at: number },
  { rating, favourite }: PlainRecipe,
): Promise<void> {
  if (rating === null && !favourite) return
  if ((await OpinionModel.query(trx).where({ userId }).resultSize()) >= LIMITS.opinions) return
  await OpinionModel.query(trx).insert({
    ...{ userId, recipe: dishId, dishId, changedAt: at },
    ...{ isFavourite: favourite, favouriteAt: favourite ? at : 0, isNeverAgain: false, neverAgainAt: 0 },
    ...{ rating: rating === null ? null : Math.max(1, Math.round(rating)), ratedAt: rating === null ? 0 : at },
  })
}

/** How many recipes of an import came to what, and how many of its dishes say that they lack a photo. */
export async function countsOf(
  trx: Knex,
  { id, userId }: Pick<ImportModel, 'id' | 'userId'>,
): Promise<Pick<ImportModel, 'stored' | 'doubles' | 'failed' | 'lackingPhotos'>> {
  const rows = (await trx(ImportItemModel.tableName)
    .where({ userId, importId: id })
    .whereNotNull('outcome')
    .groupBy('outcome')
    .select('outcome')
    .count({ count: '*', reasons: 'reason' })) as {
    outcome: string
    count: number | string
    reasons: number | string
  }[]
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)
  const countOf = (outcome: string) => Number(of(outcome)?.count ?? 0)
  return {
    ...{ stored: countOf('stored'), doubles: countOf('double'), failed: countOf('failed') },
    lackingPhotos: Number(of('stored')?.reasons ?? 0),
  }
}
