import type { LazyApolloClient } from '../apollo/lazyApolloClient'
import { LOGIN_PATH } from '../product/paths'
import { resumeSession, resuming } from '../session/resumeSession'
import { readSessionEnd, readToken, subscribeToSession } from '../session/session'
import { sessionEnds } from './sessionEnds'

/**
 * What a page begins with, before its own code has come: it asks for a token where there may be a session
 * (docs/product.md ACC-44), and for the plan of a person who is signed in (PLAN-42).
 * @returns what stops it from following the session.
 */
export function beginPage(holder: LazyApolloClient): () => void {
  void resumeSession()
  void resuming()?.then((signedIn) => {
    // Too many calls end the session here as they do anywhere (docs/product.md ACC-39).
    if (!signedIn && readSessionEnd()?.why === 'tooManyCalls') sessionEnds(holder).onRateLimited()
  })
  beginPlan(holder)
  return subscribeToSession(() => beginPlan(holder))
}

/** Where the planner is shown, or what leads to it. The code is fetched while a token is awaited. */
function beginPlan(holder: LazyApolloClient): void {
  const mayPlan = readToken() !== null || resuming() !== null
  if (!mayPlan || !['/', LOGIN_PATH].includes(window.location.pathname)) return
  // What can't be fetched now is fetched by the page that needs it.
  void Promise.all([holder.load(), import('../live/plan/planSource')]).then(
    ([clientOf, { askForPlan }]) => (readToken() === null ? undefined : askForPlan(clientOf(holder))),
    () => {},
  )
}
