import { faultOf } from '../../database/faults'
import { inTransaction } from '../../database/transaction'
import type { Services } from '../../platform/services'
import type { Caller } from '../sessions'
import { noteSecurity } from './noteSecurity'

/** Accounts whose failed sign-ins wait to be written; those of further ones are not noted. */
const MOST_ACCOUNTS = 10_000
/** How often they are written, in milliseconds. */
const PAUSE = 5000

interface Waiting {
  times: number
  by: Caller
  at: number
}

/**
 * Failed sign-ins that wait to be written to the histories of their accounts. They are written later, those of an account
 * together: so the call that failed takes as long for an account as for an address without one, and a flood of them writes
 * little (docs/product.md ACC-78).
 */
export class FailedSignIns {
  #waiting = new Map<string, Waiting>()

  /** Notes one, without waiting for anything. The caller counts all attempts, for known and unknown addresses alike. */
  note({ now }: Pick<Services, 'now'>, userId: string, { ip, userAgent }: Caller): void {
    const before = this.#waiting.get(userId)
    if (!before && this.#waiting.size >= MOST_ACCOUNTS) return
    this.#waiting.set(userId, { times: (before?.times ?? 0) + 1, by: { ip, userAgent }, at: now() })
  }

  /** Writes those that wait. An account that was deleted meanwhile has no history. */
  async write(services: Pick<Services, 'db' | 'now' | 'log'>): Promise<void> {
    const all = this.#waiting
    this.#waiting = new Map()
    for (const [userId, waiting] of all)
      await inTransaction(services.db, (trx) =>
        noteSecurity(services, trx, userId, { kind: 'SIGN_IN_FAILED', ...waiting }),
      ).catch((error: unknown) => {
        if (faultOf(error) !== 'foreignKey') services.log.warn({ error }, 'Failed sign-ins could not be noted')
      })
  }
}

/** Writes failed sign-ins every few seconds. @returns stops it and writes those that wait. */
export function startFailedSignIns(
  services: Pick<Services, 'db' | 'now' | 'log' | 'failedSignIns'>,
): () => Promise<void> {
  let writing = Promise.resolve()
  const write = () => (writing = writing.then(() => services.failedSignIns.write(services)))
  const timer = setInterval(() => void write(), PAUSE)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await write()
  }
}
