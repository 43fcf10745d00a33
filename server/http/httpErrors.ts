import type { ErrorRequestHandler } from 'express'
import type { Services } from '../services'
import { failureOf } from '../graphql/formatError'
import { requestIdOf, userIdOf } from './requestContext'
import { routeOf } from './routeOf'

const MESSAGES: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'There is nothing here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'This content type or encoding is not supported.',
  429: 'Too many requests. Please try again later.',
}

/** Answers every failure outside GraphQL in JSON, in the shape of the path that was asked. */
export function httpErrors({ log, reporter }: Pick<Services, 'log' | 'reporter'>): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const given = Number(error?.status ?? error?.statusCode ?? error?.extensions?.http?.status)
    for (const [name, value] of error?.extensions?.http?.headers ?? []) response.setHeader(name, value)
    const expected = given >= 400 && given < 500
    const failure = failureOf(error)
    const status = expected ? given : failure.status
    const message = expected ? (MESSAGES[status] ?? 'The request could not be handled.') : failure.message
    if (!expected) {
      const requestId = requestIdOf(response)
      log.error({ requestId, error }, 'A request failed')
      reporter.report(error, { requestId, ip: request.ip, userId: userIdOf(response), operation: `${request.method} ${routeOf(request)}` })
    }
    response.status(status).json(
      request.path.startsWith('/api')
        ? { detail: message, ...(!expected && { request_id: requestIdOf(response) }) }
        : { errors: [{ message, extensions: { code: expected ? String(error?.extensions?.code ?? 'BAD_REQUEST') : failure.code, ...(!expected && { requestId: requestIdOf(response) }) } }] },
    )
  }
}
