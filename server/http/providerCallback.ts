import { Router } from 'express'
import { answerVisit, type VisitAnswer } from '../identities/answerVisit'
import { CALLBACK_PATH } from '../identities/provider'
import { secretIn } from '../identities/visits'
import type { Context } from '../request/context'
import { countCalls } from '../request/countCalls'
import type { MakeContext } from '../request/createContext'
import { networkOf } from '../request/networkOf'
import { logSecurityOf } from '../request/securityLog'
import type { Services } from '../platform/services'
import { notAllowed } from './notAllowed'

/** Times that a network may come back from the provider. */
const RETURNS = { keyPrefix: 'provider', points: 60, duration: 60 }
/** The page that goes on from there. */
const PAGE = '/provider'

/**
 * `GET /api/oidc/callback`: where the provider leads a browser back to (docs/product.md ACC-60). It answers with the way to a
 * page, whose address holds neither code nor state; that page signs in. Whatever goes wrong is said there.
 */
export function providerCallback(services: Services, makeContext: MakeContext): Router {
  const router = Router()
  const count = countCalls(services, RETURNS)
  router
    .route(CALLBACK_PATH)
    .get(async (request, response) => {
      const context = await makeContext(request, response)
      const { search } = new URL(request.originalUrl, services.config.publicUrl)
      const answer = await count(`ip:${networkOf(context.ip)}`, response).then(
        () => answerVisit(services, secretIn(context.visitCookie.value), search, context.ip).catch(failed(context)),
        (): VisitAnswer => ({ visit: null, problem: 'busy' }),
      )
      const { problem } = answer
      if (problem === null) logSecurityOf(context, 'provider_visit', 'success')
      else logSecurityOf(context, 'provider_visit', problem === 'busy' ? 'blocked' : 'failure', { reason: problem })
      response.setHeader('Referrer-Policy', 'no-referrer')
      response.redirect(303, pageAfter(answer))
    })
    .all(notAllowed('GET'))
  return router
}

/** A fault of ours is reported as any other; the person is led on all the same. */
const failed =
  ({ services, requestId }: Context) =>
  (error: unknown): VisitAnswer => {
    services.log.error({ requestId, error }, 'A visit to the provider could not be answered')
    services.reporter.report(error, { requestId, operation: CALLBACK_PATH })
    return { visit: null, problem: 'failed' }
  }

function pageAfter({ visit, problem }: VisitAnswer): string {
  const said = new URLSearchParams({
    ...(visit && visit.purpose !== 'SIGN_IN' && { for: visit.purpose.toLowerCase() }),
    ...(problem !== null && { problem }),
    ...(visit && visit.next !== '/' && { next: visit.next }),
  }).toString()
  return said === '' ? PAGE : `${PAGE}?${said}`
}
