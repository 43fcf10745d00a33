import type { ErrorRequestHandler } from 'express'
import type { Services } from '../services'
import { failureOf, isPublic } from '../graphql/formatError'
import { requestIdOf, userIdOf } from './requestContext'
import { routeOf } from './routeOf'

const MESSAGES: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'There is nothing here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'This content type or encoding is not supported.',
}

/** What may have been said of an answer that failed before it began. */
const PREPARED = ['Content-Type', 'Content-Encoding', 'Content-Length', 'ETag']

/**
 * Answers every failure outside GraphQL in JSON, in the shape of the path that was asked. Where an answer had begun, its
 * end is what is missing: the connection is cut, so that nobody takes a part for the whole.
 */
export function httpErrors({ log, reporter }: Pick<Services, 'log' | 'reporter'>): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const given = Number(error?.status ?? error?.statusCode ?? error?.extensions?.http?.status)
    const expected = given >= 400 && given < 500
    const failure = failureOf(error)
    const status = expected ? given : failure.status
    const message = !expected ? failure.message : isPublic(error) ? error.message : (MESSAGES[status] ?? 'The request could not be handled.')
    if (!expected) {
      const requestId = requestIdOf(response)
      log.error({ requestId, error }, 'A request failed')
      reporter.report(error, { requestId, ip: request.ip, userId: userIdOf(response), operation: `${request.method} ${routeOf(request)}` })
    }
    if (response.headersSent) return void (response.writableEnded || response.destroy())
    for (const name of PREPARED) response.removeHeader(name)
    for (const [name, value] of error?.extensions?.http?.headers ?? []) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    response.status(status).json(
      request.path.startsWith('/api')
        ? { detail: message, ...(!expected && { request_id: requestIdOf(response) }) }
        : { errors: [{ message, extensions: { code: expected ? String(error?.extensions?.code ?? 'BAD_REQUEST') : failure.code, ...(!expected && { requestId: requestIdOf(response) }) } }] },
    )
  }
}
