import { IMPORT_LIMITS } from '../../schema/importLimits'
import { newId } from '../../schema/newId'
import type { ColumnsRead } from '../../schema/tableColumns'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { CLAIM, note } from './claim'
import { ImportModel } from './ImportModel'
import { messages } from './messages'
import { readFile } from './readFile'
import type { ReceivedFile } from './receiveFile'

/** The field that a file is sent in, as errors name it. */
export const FILE_FIELD = 'file'

/** The states in which something is still done. */
export const UNDER_WAY = ['READING', 'STORING', 'UNDOING'] as const

/** Whether a person has an import under way: there is one at a time. */
export async function isBusy({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const under = ImportModel.query(db)
    .where({ userId })
    .whereIn('state', [...UNDER_WAY])
  return (await under.resultSize()) > 0
}

/**
 * Begins to bring in what a person sent (docs/product.md MOVE-1). It is read in the background, and goes on in whichever
 * process there is once it is read. Its plans are for the household; null where the sender may not change plans. The file is deleted once it is read, or refused.
 * @returns the id of the import, or what is wrong.
 */
export async function takeFile(
  services: Services,
  { userId, householdId }: { userId: string; householdId: string | null },
  { file, name, columns }: { file: ReceivedFile; name: string; columns: ColumnsRead | null },
): Promise<{ id: string; errors: readonly [] } | { id: null; errors: readonly InputError[] }> {
  const at = services.now()
  const begun = await inTransaction(services.db, async (trx) => {
    // Files that arrive at once are taken one after the other.
    await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
    if (await isBusy({ db: trx }, userId)) return null
    const job = {
      ...{ id: newId(), userId, fileName: name.slice(0, IMPORT_LIMITS.fileName), app: null },
      ...{
        state: 'READING' as const,
        problem: null,
        plans: null,
        found: 0,
        stored: 0,
        doubles: 0,
        failed: 0,
        lackingPhotos: 0,
      },
      ...{ createdAt: at, changedAt: at, claimedBy: services.imports.holder, claimedUntil: at + CLAIM },
    }
    await ImportModel.query(trx).insert(job)
    return job
  }).catch(async (error: unknown) => {
    await file.forget()
    throw error
  })
  if (!begun) {
    await file.forget()
    return { id: null, errors: [inputError('TOO_MANY', FILE_FIELD, messages.oneAtOnce)] }
  }
  services.imports.follow({
    read: (stop) => readFile(services, { ...begun, householdId }, { file, columns, stop }),
    renew: () => note(services, services.db, begun, {}),
  })
  return { id: begun.id, errors: [] }
}
