import { AuthorizationResponseError } from 'openid-client'
import { changeAttempts, type Counted, consumeAttempts, refundAttempt } from '../accounts/attempts'
import { emailProblems, normaliseEmail } from '../accounts/email'
import type { Services } from '../platform/services'
import { networksOf } from '../request/networkOf'
import { marksOf, noteVouched, takeUpVisit } from './visits'
import { ProviderUnreachable, vouchedBy } from './provider'
import type { VisitModel } from './VisitModel'

/** Why a visit came to nothing, as the address of the page says it. */
export type VisitProblem = 'declined' | 'over' | 'unreachable' | 'refused' | 'unverified' | 'busy' | 'failed'

/** The visit that the browser came back from, where it is known, and what went wrong; null when it went well. */
export interface VisitAnswer {
  visit: Pick<VisitModel, 'purpose' | 'next'> | null
  problem: VisitProblem | null
}

/**
 * What follows when the provider leads a browser back: the visit is the browser's, by its cookie and the state, and is taken
 * up once; then the code is exchanged, and whom the provider vouches for is noted. Nothing is signed in yet: the page does
 * that, with the same cookie. Attempts that come to nothing count for the network, as those to log in do.
 */
export async function answerVisit(
  services: Services,
  secret: string | null,
  query: string,
  ip: string,
): Promise<VisitAnswer> {
  const marks = secret === null ? null : marksOf(secret)
  if (secret === null || marks === null || new URLSearchParams(query).get('state') !== marks.state)
    return { visit: null, problem: 'over' }
  const networks = networksOf(ip).map(({ name, times }): Counted => ({ policy: 'address', of: name, times }))
  if (!(await consumeAttempts(services, networks))) return { visit: null, problem: 'busy' }
  const visit = await takeUpVisit(services, secret)
  if (!visit) return { visit: null, problem: 'over' }
  const problem = await exchange(services, visit, query, marks)
  if (problem !== 'refused') await changeAttempts(services.db, (trx) => refundAttempt(trx, ...networks))
  return { visit, problem }
}

async function exchange(
  services: Services,
  visit: VisitModel,
  query: string,
  marks: ReturnType<typeof marksOf>,
): Promise<VisitProblem | null> {
  try {
    const vouched = await vouchedBy(services, query, marks)
    const email = normaliseEmail(vouched.email ?? '')
    if (emailProblems(email, '').length > 0) return 'unverified'
    if (vouched.issuer.length > 255 || vouched.subject.length > 255) return 'refused'
    await noteVouched(services, visit, { ...vouched, email })
    return null
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'declined'
    services.log.warn({ error }, 'A sign-in with the provider was not accepted')
    return error instanceof ProviderUnreachable ? 'unreachable' : 'refused'
  }
}
