import { inTransaction } from '../database/transaction'
import type { ErrorCode, InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { countsOf } from './storeItems'
import { ImportItemModel, ImportModel } from './ImportModel'
import { messages } from './messages'

/** An import as it is now, or what is wrong. */
export type EndedImport =
  { readonly job: ImportModel; readonly errors: readonly [] } | { readonly job: null; readonly errors: InputError[] }

const refused = (code: ErrorCode, message: string): EndedImport => ({
  job: null,
  errors: [inputError(code, 'id', message)],
})

/**
 * Has no further recipe of a file become a dish (docs/product.md MOVE-6). Who works on it learns of it with the next step,
 * which is undone.
 */
export function stopImport({ db, now }: Services, userId: string, id: string): Promise<EndedImport> {
  return inTransaction(db, async (trx) => {
    const job = await ImportModel.query(trx).findOne({ id, userId }).forUpdate()
    if (!job) return refused('UNKNOWN', messages.noSuchImport)
    if (job.state !== 'READING' && job.state !== 'STORING') return refused('UNKNOWN', messages.isOver)
    await ImportItemModel.query(trx)
      .where({ importId: id })
      .whereNull('outcome')
      .patch({ outcome: 'failed', reason: 'STOPPED', recipe: null })
    const after = {
      state: 'DONE',
      changedAt: now(),
      claimedBy: null,
      claimedUntil: 0,
      ...(await countsOf(trx, id)),
    } as const
    return { job: await ImportModel.query(trx).patchAndFetchById(id, after), errors: [] }
  })
}

/** Takes away all dishes of an import that were not changed since, one after the other (docs/product.md MOVE-7). */
export function undoImport({ db, now }: Services, userId: string, id: string): Promise<EndedImport> {
  return inTransaction(db, async (trx) => {
    const job = await ImportModel.query(trx).findOne({ id, userId }).forUpdate()
    if (!job) return refused('UNKNOWN', messages.noSuchImport)
    if (job.state === 'UNDOING' || job.state === 'UNDONE' || job.state === 'FAILED')
      return refused('UNKNOWN', messages.isGone)
    const after = { state: 'UNDOING', changedAt: now(), claimedBy: null, claimedUntil: 0 } as const
    return { job: await ImportModel.query(trx).patchAndFetchById(id, after), errors: [] }
  })
}
