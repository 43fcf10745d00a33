import { IMPORT_LIMITS } from '../../schema/importLimits'
import type { ColumnsRead } from '../../schema/tableColumns'
import { inTransaction } from '../database/transaction'
import type { MovedPlan } from '../moving/MovedPlan'
import type { AppName } from '../moving/AppName'
import type { LostPhoto } from '../photos/LostPhoto'
import { PhotoNotStored, takePhoto } from '../photos/takePhoto'
import type { Services } from '../platform/services'
import { ImportTaken, note } from './claim'
import { ImportItemModel, type ImportModel } from './ImportModel'
import type { FoundInFile } from './importThread'
import { ended, type ImportedPlans } from './plans/ImportedPlan'
import { planWeeks } from './plans/planWeeks'
import { RecipesInFile } from './plans/RecipesInFile'
import { lostInFile, lostPhotoCode } from './lostPhotos'
import { type ReadingThread, ReadingFailed, startReading } from './readingThread'
import type { ReceivedFile } from './receiveFile'
import { texts } from './texts'

/** Recipes of one transaction: those without photos are read fast. And the photos after which it is made before that. */
const AT_ONCE = 20
const PHOTOS_AT_ONCE = 20
/** Characters of a name in a file that are kept. */
const NAME_LENGTH = 200

type Item = Pick<ImportItemModel, 'name' | 'outcome' | 'reason' | 'photo' | 'furtherPhotos' | 'recipe'>

/** An import whose file is read. */
type Begun = Pick<ImportModel, 'id' | 'userId' | 'fileName'> & {
  /** For which its plans are; null where who sent it may not change plans. */
  readonly householdId: string | null
}

/** What a file has besides recipes. */
interface Rest {
  /** The application that wrote it. */
  readonly app: AppName | null
  readonly plans: ImportedPlans | null
}

/** What is wrong with a file as a whole. */
class FileRefused extends Error {
  constructor(readonly code: string) {
    super(`The file was refused: ${code}`)
  }
}

/**
 * Reads a file and writes down what is in it, so that any process can make dishes of it; then the file is deleted. Where it
 * can't be read to its end, nothing of it is kept, and the import says why (docs/product.md MOVE-3). Photos are stored as
 * those that no dish has.
 */
export async function readFile(
  services: Services,
  job: Begun,
  { file, columns, stop }: { file: ReceivedFile; columns: ColumnsRead | null; stop: AbortSignal },
): Promise<void> {
  const thread = startReading({ path: file.path, name: job.fileName, columns })
  try {
    const rest = await readAll(services, job, { thread, stop })
    // Whichever process comes first goes on.
    await note(services, services.db, { ...job, state: 'READING' }, { state: 'STORING', ...rest, claimedUntil: 0 })
  } catch (error) {
    if (!(error instanceof ImportTaken)) await giveUp(services, job, error)
  } finally {
    await thread.end()
    await file.forget()
  }
}

async function readAll(
  services: Services,
  job: Begun,
  { thread, stop }: { thread: ReadingThread; stop: AbortSignal },
): Promise<Rest> {
  const recipes = new RecipesInFile()
  const plans: MovedPlan[] = []
  let app: AppName | null = null
  let [found, failed] = [0, 0]
  for (let isOver = false; !isOver;) {
    const items: Item[] = []
    let photos = 0
    while (items.length < AT_ONCE && photos < PHOTOS_AT_ONCE && !isOver) {
      if (stop.aborted) throw new FileRefused('INTERRUPTED')
      const next = await thread.next()
      if (next === null) isOver = true
      else if ('refused' in next) throw new FileRefused(next.refused)
      else if ('plan' in next) plans.push(next.plan)
      else {
        if ('recipe' in next) {
          app ??= next.recipe.source.app
          recipes.add(next.recipe, found + items.length)
          photos += next.photos.length
        }
        items.push(await toItem(services, job, next))
      }
    }
    failed += items.filter(({ outcome }) => outcome === 'failed').length
    await keep(services, job, { items, from: found, failed })
    found += items.length
    if (found > IMPORT_LIMITS.recipes) throw new FileRefused('TOO_MANY')
  }
  if (found + plans.length === 0) throw new FileRefused('NO_RECIPES')
  return { app: app ?? plans[0]?.app ?? null, plans: toPlans(plans, recipes, job) }
}

/** The plans of a file as they are to be the household's; what is beyond the most of them is named. */
function toPlans(plans: readonly MovedPlan[], recipes: RecipesInFile, { householdId }: Begun): ImportedPlans | null {
  if (plans.length === 0) return null
  const { weeks, others } = planWeeks(plans)
  const all = weeks.map(({ name, meals }) => ({
    ...{ name, outcome: null, reason: null, planId: null },
    meals: meals.map((meal) => recipes.of(meal)),
  }))
  const beyond =
    others > 0 ? [ended({ name: texts.earlierPlans({ count: others }) }, 'failed', { reason: 'EARLIER_PLANS' })] : []
  return { householdId, all: [...all, ...beyond] }
}

async function toItem(
  services: Services,
  job: Begun,
  found: Extract<FoundInFile, { recipe: unknown } | { failed: string }>,
): Promise<Item> {
  if ('failed' in found) {
    const { failed, reason } = found
    return {
      name: failed.slice(0, NAME_LENGTH),
      outcome: 'failed',
      reason,
      photo: null,
      furtherPhotos: null,
      recipe: null,
    }
  }
  const { recipe } = found
  return {
    ...{ name: recipe.name.slice(0, NAME_LENGTH), outcome: null },
    ...(await keptPhotos(services, job, found)),
    recipe: JSON.stringify(recipe),
  }
}

/** Photos of a recipe and why one of them was lost, as a file has them. */
type PhotosInFile = Pick<Extract<FoundInFile, { recipe: unknown }>, 'photos' | 'lostPhoto'>

/** A photo that can't be one is left out, and the item says so. */
async function keptPhotos(
  services: Services,
  { userId }: Begun,
  { photos, lostPhoto }: PhotosInFile,
): Promise<Pick<Item, 'photo' | 'furtherPhotos' | 'reason'>> {
  const ids: string[] = []
  let lost: LostPhoto | null = lostPhoto && lostInFile(lostPhoto)
  for (const bytes of photos) {
    const taken = await takePhoto(services, userId, Buffer.from(bytes)).catch((error: unknown) => {
      if (!(error instanceof PhotoNotStored)) throw error
      services.log.error({ error: error.cause }, 'A photo of an import could not be stored')
      return { id: null, reason: 'NOT_STORED' as const }
    })
    if (taken.id === null) lost ??= taken.reason
    else ids.push(taken.id)
  }
  const [photo = null, ...further] = ids
  return { photo, furtherPhotos: further.length > 0 ? further : null, reason: lost && lostPhotoCode(lost) }
}

async function keep(
  services: Services,
  job: Begun,
  { items, from, failed }: { items: readonly Item[]; from: number; failed: number },
): Promise<void> {
  const { id: importId, userId } = job
  const rows = items.map((item, index) => ({
    ...{ importId, userId, position: from + index, dishId: null },
    ...{ ...item, furtherPhotos: item.furtherPhotos && JSON.stringify(item.furtherPhotos) },
  }))
  await inTransaction(services.db, async (trx) => {
    await note(services, trx, { ...job, state: 'READING' }, { found: from + items.length, failed })
    if (rows.length > 0) await trx(ImportItemModel.tableName).insert(rows)
  })
}

/** Forgets what was read of a file, and says why. */
async function giveUp(services: Services, job: Begun, error: unknown): Promise<void> {
  const { db, log } = services
  const problem =
    error instanceof FileRefused ? error.code : error instanceof ReadingFailed ? 'TOOK_TOO_LONG' : 'UNREADABLE'
  if (!(error instanceof FileRefused)) log.error({ error, importId: job.id }, 'A file of recipes could not be read')
  await inTransaction(db, async (trx) => {
    await ImportItemModel.of(trx, job).delete()
    await note(services, trx, { ...job, state: 'READING' }, { state: 'FAILED', problem, found: 0, failed: 0 })
  }).catch((failure: unknown) => {
    // It stays as it is, and is found later as one that was interrupted.
    if (!(failure instanceof ImportTaken))
      log.error({ error: failure, importId: job.id }, 'An import could not be ended')
  })
}
