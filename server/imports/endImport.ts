import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import { announceDishes } from '../dishes/announceDishes'
import type { ErrorCode, ImportState, InputError } from '../generated/schemaTypes'
import { memberships } from '../households/membership'
import { inputError, outOfScope } from '../platform/errors'
import type { Services } from '../platform/services'
import { countsOf } from './storeItems'
import { ImportItemModel, ImportModel } from './ImportModel'
import { messages } from './messages'
import { ended } from './plans/ImportedPlan'
import { hasPlansToTakeBack } from './plans/undoPlans'

/** An import as it is now, or what is wrong. */
export type EndedImport =
  | { readonly job: ImportModel; readonly errors: readonly [] }
  | { readonly job: null; readonly errors: InputError[] }

const refused = (code: ErrorCode, message: string): EndedImport => ({
  job: null,
  errors: [inputError(code, 'id', message)],
})

/**
 * Has no further recipe of a file become a dish (docs/product.md MOVE-6). Who works on it learns of it with the next step,
 * which is undone.
 */
export async function stopImport(services: Services, userId: string, id: string): Promise<EndedImport> {
  const ended = await inTransaction(services.db, async (trx) => {
    const job = await ImportModel.query(trx).findOne({ id, userId }).forUpdate()
    if (!job) return refused('UNKNOWN', messages.noSuchImport)
    if (job.state !== 'READING' && job.state !== 'STORING') return refused('UNKNOWN', messages.isOver)
    return { job: await take(services, trx, job, 'DONE'), errors: [] as const }
  })
  if (ended.job) await announceDishes(services, userId)
  return ended
}

/**
 * Takes away all dishes and plans of an import that were not changed since, one after the other (docs/product.md MOVE-7).
 *
 * @throws GraphQLError FORBIDDEN where it has plans to take away and who asks may not change plans: nothing is changed, and it
 * can still be undone (MOVE-32).
 */
export async function undoImport(
  services: Services,
  userId: string,
  { id, mayChangePlans }: { id: string; mayChangePlans: boolean },
): Promise<EndedImport> {
  const households = (await memberships(services, userId)).map(({ householdId }) => householdId)
  return inTransaction(services.db, async (trx) => {
    const job = await ImportModel.query(trx).findOne({ id, userId }).forUpdate()
    if (!job) return refused('UNKNOWN', messages.noSuchImport)
    if (job.state === 'UNDOING' || job.state === 'UNDONE' || job.state === 'FAILED')
      return refused('UNKNOWN', messages.isGone)
    if (!mayChangePlans && (await hasPlansToTakeBack(trx, job, households)))
      throw outOfScope('Mutation.undoImport', ['PLAN_WRITE'])
    return { job: await take(services, trx, job, 'UNDOING'), errors: [] }
  })
}

/** Takes an import out of the hands of who works on it. The photos of recipes that wait are no dish's, and go by themselves. */
async function take(
  { now }: Services,
  trx: Knex.Transaction,
  job: ImportModel,
  state: ImportState,
): Promise<ImportModel> {
  await ImportItemModel.of(trx, job).whereNull('outcome').patch({ outcome: 'failed', reason: 'STOPPED', recipe: null })
  const plans = job.plans && {
    ...job.plans,
    all: job.plans.all.map((plan) => (plan.outcome ? plan : ended(plan, 'failed', { reason: 'STOPPED' }))),
  }
  const after = { state, plans, changedAt: now(), claimedBy: null, claimedUntil: 0, ...(await countsOf(trx, job)) }
  await ImportModel.query(trx).findById(job.id).where({ userId: job.userId }).patch(after)
  return Object.assign(job, after)
}
