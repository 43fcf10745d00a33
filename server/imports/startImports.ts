import { deleteInBatches } from '../database/inBatches'
import { inTransaction } from '../database/transaction'
import { announceDishes } from '../dishes/announceDishes'
import { runBackground } from '../outgoing/runBackground'
import type { Services } from '../platform/services'
import { claim, ImportTaken, note } from './claim'
import { ImportItemModel, ImportModel } from './ImportModel'
import { arrivingFolder } from './arrivingFolder'
import { clearArrived } from './receiveFile'
import { storeItems } from './storeItems'
import { undoItems } from './undoItems'

const SECOND = 1000
/** The pause between two steps, and up to which it grows while there is nothing to do. */
const PAUSE = SECOND / 20
const IDLE = 2 * SECOND
/** How often imports are looked for whose file was not read to its end. */
const SWEEP = 60 * SECOND
/** Recipes after which devices look again. */
const ANNOUNCED = 200
/** How long an import is known after it is over (docs/product.md MOVE-8). */
const KEPT = 90 * 24 * 60 * 60 * SECOND

/** Whether a count passes a multiple of `each`. */
const passes = (from: number, to: number, each: number): boolean => Math.floor(to / each) > Math.floor(from / each)

/** Does the next step of an import that waits for one. @returns how many recipes that were; 0 where there was none. */
export async function workOnImports(services: Services): Promise<number> {
  const job = await claim(services, ['STORING', 'UNDOING'])
  if (!job) return 0
  try {
    const [step, before] =
      job.state === 'STORING'
        ? [storeItems, job.stored + job.doubles + job.failed]
        : [undoItems, job.found - job.stored]
    const done = await step(services, job)
    // Devices of the household look again, at the end and now and then before.
    if (done === 0 || passes(before, before + done, ANNOUNCED)) await announceDishes(services, job.userId)
    return Math.max(1, done)
  } catch (error) {
    // Its person stopped or undid it meanwhile.
    if (error instanceof ImportTaken) return 1
    throw error
  }
}

/** Ends imports whose file was being read by a process that is gone: nothing of the file is kept (docs/product.md MOVE-3). */
export async function endInterrupted(services: Services): Promise<number> {
  const job = await claim(services, ['READING'])
  if (!job) return 0
  await inTransaction(services.db, async (trx) => {
    await ImportItemModel.of(trx, job).delete()
    const none = { found: 0, failed: 0, claimedUntil: 0 }
    await note(services, trx, { ...job, state: 'READING' }, { state: 'FAILED', problem: 'INTERRUPTED', ...none })
  })
  return 1
}

/** Forgets imports that have been over for long; their dishes stay. */
export async function forgetImports({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, ImportModel.tableName, 'id', (imports) =>
    imports.whereNotIn('state', ['READING', 'STORING', 'UNDOING']).where('changedAt', '<', now() - KEPT),
  )
}

/** Works on imports until it is stopped. @returns stops it and waits for the step in progress. */
export function startImports(services: Services): () => Promise<void> {
  const sweep = async () => {
    await clearArrived(arrivingFolder(services), Date.now())
    await endInterrupted(services)
  }
  return runBackground(
    services,
    'imports',
    [
      { pause: PAUSE, idlePause: IDLE, work: () => workOnImports(services) },
      { pause: SWEEP, work: sweep },
    ],
    () => services.imports.close(),
  )
}
