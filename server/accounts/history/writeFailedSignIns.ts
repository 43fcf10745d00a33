import { faultOf } from '../../database/faults'
import { inTransaction } from '../../database/transaction'
import type { Services } from '../../platform/services'
import { noteSecurity } from './noteSecurity'

/** How often failed sign-ins are written, in milliseconds. */
const PAUSE = 5000

type Writing = Pick<Services, 'db' | 'now' | 'log' | 'failedSignIns'>

/** Writes the failed sign-ins that wait. An account that was deleted meanwhile has no history. */
export async function writeFailedSignIns(services: Writing): Promise<void> {
  for (const [userId, waiting] of services.failedSignIns.take())
    await inTransaction(services.db, (trx) =>
      noteSecurity(services, trx, userId, { kind: 'SIGN_IN_FAILED', ...waiting }),
    ).catch((error: unknown) => {
      if (faultOf(error) !== 'foreignKey') services.log.warn({ error }, 'Failed sign-ins could not be noted')
    })
}

/** Writes them every few seconds. @returns stops it and writes those that wait. */
export function startFailedSignIns(services: Writing): () => Promise<void> {
  let writing = Promise.resolve()
  const write = () => (writing = writing.then(() => writeFailedSignIns(services)))
  const timer = setInterval(() => void write(), PAUSE)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await write()
  }
}
