import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work in parts, each of which takes no more than a turn of the event loop may. */
export type Turns<Result> = Generator<undefined, Result, undefined>

/** Does it without a pause. */
export function atOnce<Result>(work: Turns<Result>): Result {
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}

/** Does it beside the calls of others: between its parts they are answered. */
export async function inTurns<Result>(work: Turns<Result>): Promise<Result> {
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
    await nextTurn()
  }
}
