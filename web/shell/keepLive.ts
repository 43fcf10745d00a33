import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { subscribeToSession } from '../session/session'
import { tokenOwner } from '../session/tokenOwner'

/**
 * Follows the household of whoever is signed in on this page (docs/product.md PLAN-43). The code comes with the first
 * session, and again when the network is back if it could not be had. @returns what ends it.
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
    if (owner !== '') void begin(owner).catch(() => (followed = ''))
  }
  const begin = async (owner: string) => {
    const [clientOf, { followHousehold }] = await Promise.all([holder.load(), import('../live/followHousehold')])
    if (followed === owner) end = followHousehold(clientOf(holder))
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
