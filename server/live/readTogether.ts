import { setImmediate as turn } from 'node:timers/promises'
import type { Services } from '../platform/services'
import { eventInTurn } from '../request/takeTurn'

/** A read that has not begun yet: what it is to read, and what it will have read. */
interface Coming {
  wish: unknown
  result: Promise<unknown>
}

/** By whose they are and what is read. */
const coming = new WeakMap<Services['pubSub'], Map<string, Coming>>()

/** What is read of an account's household. */
interface Reading<Wish, Result> {
  /** Names the kind of what is read, and the household. */
  what: string
  wish: Wish
  /** What serves both. */
  both(one: Wish, other: Wish): Wish
  read(wish: Wish): Promise<Result>
}

/**
 * A read of an account's household for a subscription. All sockets of the account that ask before it has begun, as they do
 * after a change, get the same answer: it is read once, in the account's turn, and they get the same objects. So at most one
 * read of a kind and household waits for an account, however many of its sockets listen and however much changes.
 */
export function readTogether<Wish, Result>(
  services: Services,
  userId: string,
  { what, wish, both, read }: Reading<Wish, Result>,
): Promise<Result> {
  const { pubSub } = services
  const waiting = coming.get(pubSub) ?? new Map<string, Coming>()
  coming.set(pubSub, waiting)
  const key = `${userId} ${what}`
  const known = waiting.get(key)
  if (known) {
    known.wish = both(known.wish as Wish, wish)
    return known.result as Promise<Result>
  }
  const begun: Coming = { wish, result: Promise.resolve() }
  const result = begin()
  begun.result = result
  waiting.set(key, begun)
  return result

  async function begin(): Promise<Result> {
    await turn()
    // Who asks once the turn has come may know of a later change.
    return eventInTurn(services, userId, () => {
      waiting.delete(key)
      return read(begun.wish as Wish)
    })
  }
}
