import { type RequestHandler, Router } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { answerUnchanged } from '../http/etag'
import { jsonBody } from '../http/jsonBody'
import { notAllowed } from '../http/notAllowed'
import { sendOnce } from '../http/PackedBody'
import { type MakeContext, requestIdOf } from '../request/createContext'
import { NO_COOKIE } from '../request/secretCookie'
import { restCalls } from './calls'
import { docsPage } from './docsPage'
import { REPLAYED, restFailureOf } from './execute'
import { messages } from './messages'
import { type DocumentedConfig, openapi } from './openapi'
import { type RestCall, RestFailure } from './RestCall'
import type { RunCall, Sent } from './runCall'

/** The adapter's calls. */
export function restRouter(run: RunCall, makeContext: MakeContext): Router {
  const router = Router({ strict: false, caseSensitive: true })
  for (const path of new Set(restCalls.map((call) => call.path))) {
    const calls = restCalls.filter((call) => call.path === path)
    const route = router.route(path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''))
    for (const call of calls)
      route[call.method](jsonOnly, ...jsonBody({ strict: false }), handle(run, makeContext, call))
    route.all(notAllowed(...calls.map(({ method }) => method.toUpperCase())))
  }
  return router
}

/** What else is below /api: the adapter's document and the page that reads it. All other paths there are 404 in JSON. */
export function restPages(config: DocumentedConfig, schema: GraphQLSchema): Router {
  const router = Router({ strict: false, caseSensitive: true })
  let document: string | null = null
  router
    .route('/api/openapi.json')
    .get((_request, response) => {
      // Made for who first asks, not at each start.
      document ??= JSON.stringify(openapi(schema, config))
      response.type('json').send(document)
    })
    .all(notAllowed('GET'))
  router.use('/api/docs', docsPage())
  router
    .route('/api/errors')
    .get((_request, response) => response.redirect(308, '/docs/errors'))
    .all(notAllowed('GET'))
  router.use('/api', (_request, response) => void response.status(404).json({ detail: messages.noSuchCall }))
  return router
}

function handle(run: RunCall, makeContext: MakeContext, call: RestCall): RequestHandler {
  return async (request, response) => {
    try {
      const context = {
        ...(await makeContext(request, response)),
        graphIds: false,
        signUpCookie: NO_COOKIE,
        visitCookie: NO_COOKIE,
        passkeyCookie: NO_COOKIE,
      }
      const sent = { body: request.body as unknown, query: request.query, params: request.params as Sent['params'] }
      const answer = await run(call, context, sent, () => void response.setHeader(REPLAYED, 'true'))
      if (!('packed' in answer))
        return await sendOnce(
          request,
          response
            .status(answer.status)
            .set(answer.headers ?? {})
            .type('json'),
          JSON.stringify(answer.body),
        )
      if (answerUnchanged(request, response, answer.packed.etag)) return
      await answer.packed.send(request, response.status(answer.status).type('json'))
    } catch (error) {
      const failure = error instanceof GraphQLError ? restFailureOf(error, requestIdOf(response)) : error
      if (!(failure instanceof RestFailure)) throw failure
      response.status(failure.status).set(Object.fromEntries(failure.headers)).json(failure.body)
    }
  }
}

/** Bodies are JSON in UTF-8; anything else is refused before it is read. */
const jsonOnly: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (!hasBody || request.is('application/json')) return next()
  response.status(415).json({ detail: messages.notJson })
}
