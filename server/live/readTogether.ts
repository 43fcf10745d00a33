import { setImmediate as turn } from 'node:timers/promises'
import type { Services } from '../platform/services'
import { eventInTurn } from '../request/takeTurn'

/** Reads that have not begun yet, by whose they are and what is read. */
const coming = new WeakMap<Services['pubSub'], Map<string, Promise<unknown>>>()

/**
 * A read of an account's household for a subscription. All sockets of the account that ask in the same turn of the event
 * loop, as they do after a change, get the same answer: it is read once, in the account's turn among callers, and they get
 * the same objects.
 * @param what names what is read.
 */
export function readTogether<Result>(
  services: Services,
  userId: string,
  what: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const { pubSub } = services
  const waiting = coming.get(pubSub) ?? new Map<string, Promise<unknown>>()
  coming.set(pubSub, waiting)
  const key = `${userId} ${what}`
  const known = waiting.get(key) as Promise<Result> | undefined
  if (known) return known
  const begun = begin()
  waiting.set(key, begun)
  return begun

  async function begin(): Promise<Result> {
    await turn()
    // Who asks once the turn has come may know of a later change.
    return eventInTurn(services, userId, () => {
      waiting.delete(key)
      return read()
    })
  }
}
