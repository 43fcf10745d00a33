/** Accounts whose failed sign-ins wait to be written; those of further ones are not noted. */
const MOST_ACCOUNTS = 10_000

/** Failed sign-ins to an account that wait to be written together, with whose was the last. */
export interface WaitingSignIns {
  times: number
  by: { ip: string; userAgent: string }
  at: number
}

/**
 * Failed sign-ins that wait to be written to the histories of their accounts. They are written later, those of an account
 * together: so the call that failed takes as long for an account as for an address without one, and a flood of them writes
 * little (docs/product.md ACC-78).
 */
export class FailedSignIns {
  #waiting = new Map<string, WaitingSignIns>()

  /** Notes one, without waiting for anything. */
  note(userId: string, at: number, { ip, userAgent }: WaitingSignIns['by']): void {
    const before = this.#waiting.get(userId)
    if (!before && this.#waiting.size >= MOST_ACCOUNTS) return
    this.#waiting.set(userId, { times: (before?.times ?? 0) + 1, by: { ip, userAgent }, at })
  }

  /** Takes all that wait, by their accounts. */
  take(): ReadonlyMap<string, WaitingSignIns> {
    const all = this.#waiting
    this.#waiting = new Map()
    return all
  }
}
