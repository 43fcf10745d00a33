import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../platform/log'
import { databaseNow } from './databaseClock'

/** Milliseconds between two looks at the database's clock. */
const PAUSE = 60_000
/** From this difference on, someone should set this machine's clock. */
const NOTEWORTHY = 60_000

/** The time that all instances of an installation share, whatever the clocks of their machines say. */
export interface SharedClock {
  /** Now, in epoch milliseconds. */
  now: () => number
  /** Reads the database's clock. Goes on as before when that fails. */
  adjust(): Promise<void>
  /** Adjusts every minute. @returns stops that. */
  watch(): () => Promise<void>
}

/**
 * A clock that goes by the database's and, between two looks at it, by the time since: a machine whose clock is wrong, or
 * is set while it serves, writes the same times as the others. Until the first look it goes by the machine's.
 */
export function sharedClock(db: Knex, log: Logger): SharedClock {
  let ahead = Date.now() - performance.now()
  let isWrong = false
  const now = () => Math.round(performance.now() + ahead)
  const adjust = async () => {
    const asked = performance.now()
    const theirs = await databaseNow(db).catch(() => null)
    if (theirs === null) return
    ahead = theirs - (asked + performance.now()) / 2
    const differs = Date.now() - now()
    if (Math.abs(differs) > NOTEWORTHY && !isWrong)
      log.error(
        { seconds: Math.round(differs / 1000) },
        "This machine's clock differs from the database's, which is used",
      )
    isWrong = Math.abs(differs) > NOTEWORTHY
  }
  return {
    now,
    adjust,
    watch: () => {
      const stop = new AbortController()
      const run = async () => {
        while (!stop.signal.aborted) {
          await wait(PAUSE, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
          if (!stop.signal.aborted) await adjust()
        }
      }
      const running = run()
      return async () => {
        stop.abort()
        await running
      }
    },
  }
}
