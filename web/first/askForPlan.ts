import { postGraphql } from '../apollo/postGraphql'
import type { FirstPlanQuery } from '../live/operations.generated'
import { hasOwnPlan } from '../plan/plannerStorage'
import { householdHeader } from '../session/chosenHousehold'
import { endOf, readToken } from '../session/session'

/**
 * Asks for the plan of the person who is signed in in this tab while the page's code is on its way (docs/product.md
 * PLAN-57); live/plan/earlyAnswer.ts takes the answer. A tab with its own plan shows that one, and a token that has expired
 * is renewed by the page's code.
 * @returns the answer; null where nothing was asked.
 */
export function askForPlan(query: string | undefined): Promise<FirstPlanQuery | null> | null {
  const token = readToken()
  if (!query || location.pathname !== '/' || token === null || hasOwnPlan()) return null
  if ((endOf(token) ?? 0) <= Date.now()) return null
  const answer = postGraphql<FirstPlanQuery, object>(query, {}, { token, headers: { ...householdHeader() } }).then(
    ({ data }) => data,
    () => null,
  )
  window.firstPlan = { token, answer }
  return answer
}
