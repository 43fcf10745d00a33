import { readToken } from '../../session/session'
import type { FirstPlanQuery } from '../operations.generated'

declare global {
  interface Window {
    /** What first/askForPlan.ts asked, and with which token. */
    firstPlan?: { token: string; answer: Promise<FirstPlanQuery | null> }
  }
}

/**
 * The answer to the `FirstPlan` that the page asked before its code came, once; null where it did not, where another person
 * is signed in now, or where there was none: then the client asks, which knows what to do about it.
 */
export async function takeEarlyAnswer(): Promise<FirstPlanQuery | null> {
  const early = window.firstPlan
  delete window.firstPlan
  if (!early || early.token !== readToken()) return null
  return early.answer
}
