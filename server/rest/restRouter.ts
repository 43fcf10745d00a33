import type { ApolloServer } from '@apollo/server'
import { type RequestHandler, Router } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { type CallField, fieldCaller } from '../graphql/callField'
import type { Context } from '../request/context'
import { inTurn } from '../request/takeTurn'
import type { Config } from '../platform/config'
import { unauthenticated } from '../platform/errors'
import { answerUnchanged } from '../http/etag'
import { jsonBody } from '../http/jsonBody'
import { notAllowed } from '../http/notAllowed'
import { sendOnce } from '../http/PackedBody'
import { type MakeContext, requestIdOf } from '../request/createContext'
import { NO_COOKIE } from '../request/secretCookie'
import { restCalls } from './calls'
import { docsPage } from './docsPage'
import { errorsPage } from './errorsPage'
import { executeOperation, restFailureOf } from './execute'
import { messagesOfIssues } from './fieldErrors'
import { messages } from './messages'
import { openapi } from './openapi'
import { permissionOf, rootFieldOf } from './permission'
import { type RestCall, RestFailure } from './RestCall'
import { refused } from './shapes'

/** The adapter's calls. */
export function restRouter(schema: GraphQLSchema, apollo: ApolloServer<Context>, makeContext: MakeContext): Router {
  const router = Router({ strict: false, caseSensitive: true })
  const callField = fieldCaller(schema)
  for (const path of new Set(restCalls.map((call) => call.path))) {
    const calls = restCalls.filter((call) => call.path === path)
    const route = router.route(path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''))
    for (const call of calls)
      route[call.method](jsonOnly, ...jsonBody({ strict: false }), handle(schema, apollo, callField, makeContext, call))
    route.all(notAllowed(...calls.map(({ method }) => method.toUpperCase())))
  }
  return router
}

/** What else is below /api: the adapter's document and the page that reads it. All other paths there are 404 in JSON. */
export function restPages(config: Pick<Config, 'productName' | 'publicUrl'>, schema: GraphQLSchema): Router {
  const router = Router({ strict: false, caseSensitive: true })
  const document = openapi(schema, config)
  router
    .route('/api/openapi.json')
    .get((_request, response) => void response.json(document))
    .all(notAllowed('GET'))
  router.use('/api/docs', docsPage())
  router.route('/api/errors').get(errorsPage(schema)).all(notAllowed('GET'))
  router.use('/api', (_request, response) => void response.status(404).json({ detail: messages.noSuchCall }))
  return router
}

function handle(
  schema: GraphQLSchema,
  apollo: ApolloServer<Context>,
  callField: CallField,
  makeContext: MakeContext,
  call: RestCall,
): RequestHandler {
  const { who } = permissionOf(schema, call.operation)
  const root = rootFieldOf(call.operation).name
  return async (request, response) => {
    try {
      const context = { ...(await makeContext(request, response)), graphIds: false, signUpCookie: NO_COOKIE }
      const { principal } = context
      if (who !== 'open' && principal.kind === 'anonymous') throw unauthenticated(undefined, principal.reason)
      const body = call.body ? checked(call, request.body) : undefined
      const answer = await call.run({
        body,
        params: request.params as Record<string, string>,
        execute: (variables) => executeOperation(apollo, context, call.operation, variables),
        executeOther: (document, variables) => executeOperation(apollo, context, document, variables),
        resolveRoot: (variables) => inTurn(context, () => callField(root, variables, context) as Promise<never>),
      })
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

/** The body as the call's shape says. @throws RestFailure in the shape of the call's 400. */
function checked({ body: shape, answers }: RestCall, given: unknown): unknown {
  const parsed = shape?.safeParse(given ?? {})
  if (!parsed || parsed.success) return parsed?.data
  const fields = messagesOfIssues(parsed.error.issues)
  const error = parsed.error.issues[0]?.message ?? messages.malformed
  if (answers[400]?.shape === refused) throw new RestFailure(400, { error, fields })
  const listed = answers[400]?.shape.safeParse(fields).success
  const sentence = Object.entries(fields)
    .map(([name, messages]) => `${name ? `${name}: ` : ''}${messages.join(' ')}`)
    .join(' ')
  throw new RestFailure(400, listed ? fields : { detail: sentence })
}

/** Bodies are JSON in UTF-8; anything else is refused before it is read. */
const jsonOnly: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (!hasBody || request.is('application/json')) return next()
  response.status(415).json({ detail: messages.notJson })
}
