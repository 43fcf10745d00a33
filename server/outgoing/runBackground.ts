import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../platform/services'

const SECOND = 1000
/** The pauses grow up to this while the database cannot be reached. */
const LONGEST_PAUSE = 30 * SECOND
/** Stopping waits this long for what is on its way; a message whose delivery hangs is claimed again later. */
const PATIENCE = 5 * SECOND

/** Work that is done again and again. */
export interface Repeated {
  /** Milliseconds between the end of one run and the next. */
  readonly pause: number
  /** Up to which the pause doubles while runs answer 0: that there was nothing to do. */
  readonly idlePause?: number
  readonly work: () => Promise<unknown>
}

/**
 * Does each work again and again, apart from the others, until it is stopped. After a failure the pause grows.
 *
 * @param name what the log calls it.
 * @param idle waits for what the works have begun.
 * @returns stops it and waits for what is on its way.
 */
export function runBackground(
  { log }: Pick<Services, 'log'>,
  name: string,
  works: readonly Repeated[],
  idle: () => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController()
  const repeat = async ({ pause, idlePause = pause, work }: Repeated) => {
    for (let [failures, quiet] = [0, 0]; !stopping.signal.aborted;) {
      try {
        quiet = (await work()) === 0 ? quiet + 1 : 0
        failures = 0
      } catch (error) {
        failures += 1
        log.error({ error, work: name }, 'Background work failed')
      }
      const most = failures > 0 ? Math.max(pause, LONGEST_PAUSE) : idlePause
      const rest = Math.min(most, pause * 2 ** Math.min(10, failures || quiet))
      await wait(rest, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }
  const running = Promise.all(works.map(repeat))
  return async () => {
    stopping.abort()
    await Promise.race([running.then(idle), wait(PATIENCE, undefined, { ref: false })])
  }
}
