import { isForFormerHousehold, type Refused } from '../apollo/refusedOf'
import { tokenOwner } from '../session/tokenOwner'
import { alerts } from '../ui/alerts'
import type { Part } from './createPart'
import { onHousehold } from './household'
import { messages } from './messages'
import { type Queued, QueueSync, type SyncCalls } from './QueueSync'
import type { TimedOperation } from './timedOperations'
import { followEdits } from './unsentEdits'

/** The sync of a page, while someone is signed in; the pages that show it ask it to read. */
export type PageSync = Pick<QueueSync<unknown, unknown, unknown>, 'read' | 'send'>

/**
 * Sends what a person does to something shared, and tells `place`, for as long as the person is signed in on this page:
 * when it is done, when the page opens, and when the network or the server is back (docs/product.md SHOP-40, CUP-10). What was done for a household
 * that the person has left is dropped, and the person notified (HH-20); `onRefused` gets what else the server never takes.
 * @returns the cleanup.
 */
export function keepSending<Told, Household, Act>(
  store: Queued<Told, Household, Act> & { subscribe: (listener: () => void) => () => void },
  calls: SyncCalls<Told, Household, Act>,
  place: Part<PageSync>,
  onRefused: (refused: readonly Refused<TimedOperation<Act>>[]) => void,
): () => void {
  const apply: typeof calls.apply = (operations) => {
    // What another person did is not for the one who is signed in now.
    if (tokenOwner() !== store.owner) throw new Error('Another person is signed in')
    return calls.apply(operations)
  }
  const sync = new QueueSync(store, { ...calls, apply }, (refused) => {
    const others = refused.filter((one) => !isForFormerHousehold(one))
    if (others.length < refused.length) alerts.error(messages.forFormerHousehold)
    onRefused(others)
  })
  const send = () => void (navigator.onLine && sync.send())
  // Each beginning of the page's subscription tells the household: the server is there.
  const stops = [store.subscribe(send), onHousehold(send), followEdits(sync.send)]
  window.addEventListener('online', send)
  place.tell(sync)
  send()
  return () => {
    sync.stop()
    place.forget()
    window.removeEventListener('online', send)
    for (const stop of stops) stop()
  }
}
