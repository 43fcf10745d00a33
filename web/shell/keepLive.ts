import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { subscribeToSession } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'
import { whenIdle } from '../product/whenIdle'

/** The page itself is drawn first, for so many milliseconds at most. */
const DRAWN_WITHIN_MS = 1500

/**
 * Follows the household of the person who is signed in on this page (docs/product.md PLAN-43), and sends what that person
 * does to its list and its cupboard (SHOP-40, CUP-10). The code comes with the first session; if it could not be fetched, it
 * is asked for again when the network is back. @returns the cleanup.
 */
export function keepLive(holder: LazyApolloClient): () => void {
  let followed = ''
  let end = () => {}

  const follow = () => {
    const owner = tokenOwner()
    if (owner === followed) return
    end()
    end = () => {}
    followed = owner
    if (owner !== '') end = whenIdle(() => void begin(owner).catch(() => (followed = '')), DRAWN_WITHIN_MS)
  }
  const begin = async (owner: string) => {
    const [clientOf, { followHousehold }, { sendQueues }] = await Promise.all([
      holder.load(),
      import('../live/followHousehold'),
      import('./planner/sendQueues'),
    ])
    if (followed !== owner) return
    const client = clientOf(holder)
    const stops = [sendQueues(client, owner), followHousehold(client)]
    end = () => stops.forEach((stop) => stop())
  }

  follow()
  const stop = subscribeToSession(follow)
  window.addEventListener('online', follow)
  return () => {
    stop()
    window.removeEventListener('online', follow)
    followed = ''
    end()
  }
}
