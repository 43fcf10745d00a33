import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { resumeSession, resuming } from '../session/resumeSession'
import { readSessionEnd } from '../session/session'

/**
 * What a page begins with, before its own code has come: it asks for a token where there may be a session
 * (docs/product.md ACC-44). Too many calls end the session here as they do anywhere (ACC-39).
 */
export function beginPage(holder: LazyApolloClient): void {
  void resumeSession()
  void resuming()?.then(async (signedIn) => {
    if (signedIn || readSessionEnd()?.why !== 'tooManyCalls') return
    const { clientOf, endByTooManyCalls } = await import('./createAppClient')
    endByTooManyCalls({ client: clientOf(holder), goToLogin: holder.goToLogin })
  })
}
