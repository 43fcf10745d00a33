import type { ErrorRequestHandler } from 'express'
import { FAILURE_CODES } from '../../schema/failureCodes'
import type { Services } from '../platform/services'
import { helpFor } from '../platform/errors'
import { failureOf, isPublic } from '../graphql/formatError'
import { requestIdOf, userIdOf } from '../request/createContext'
import { messages } from './messages'
import { routeOf } from './routeOf'

/** For how many seconds a caller is refused that was over a limit (docs/product.md API-5). */
const retryAfterOf = (error: { extensions?: { retryAfter?: number } }) =>
  error.extensions?.retryAfter !== undefined && { retryAfter: error.extensions.retryAfter }

const TEXT_OF_STATUS = {
  400: 'notUnderstood',
  404: 'nothingHere',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'unsupportedType',
} as const

/** Headers that a handler may have set before it failed, and that would be wrong for the error. */
const PREPARED = ['Content-Type', 'Content-Encoding', 'Content-Length', 'ETag']

/**
 * Answers every failure outside GraphQL in JSON: `{detail}` under /api, else the shape of a GraphQL answer. If the answer
 * had begun, the connection is cut, so that the caller does not take a part for the whole.
 */
export function httpErrors({
  config,
  log,
  reporter,
}: Pick<Services, 'config' | 'log' | 'reporter'>): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const given = Number(error?.status ?? error?.statusCode ?? error?.extensions?.http?.status)
    // Who is refused for being over a limit (503) is no failure of the server's.
    const expected = given >= 400 && (given < 500 || isPublic(error))
    const failure = failureOf(error)
    const status = expected ? given : failure.status
    const message = !expected
      ? failure.message
      : isPublic(error)
        ? error.message
        : messages[TEXT_OF_STATUS[status as keyof typeof TEXT_OF_STATUS] ?? 'notHandled']
    if (!expected) {
      const requestId = requestIdOf(response)
      log.error({ requestId, error }, 'A request failed')
      reporter.report(error, {
        requestId,
        ip: request.ip,
        userId: userIdOf(response),
        operation: `${request.method} ${routeOf(request)}`,
      })
    }
    const code = expected ? String(error?.extensions?.code ?? FAILURE_CODES.badRequest) : failure.code
    if (response.headersSent) return void (response.writableEnded || response.destroy())
    for (const name of PREPARED) response.removeHeader(name)
    for (const [name, value] of error?.extensions?.http?.headers ?? []) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    response.status(status).json(
      request.path.startsWith('/api')
        ? { detail: message, ...(status >= 500 && { request_id: requestIdOf(response) }) }
        : {
            errors: [
              {
                message,
                extensions: {
                  code,
                  ...(expected && retryAfterOf(error)),
                  ...(!expected && { requestId: requestIdOf(response) }),
                  help: helpFor(config.publicUrl, code),
                },
              },
            ],
          },
    )
  }
}
