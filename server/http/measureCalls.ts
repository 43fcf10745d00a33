import type { RequestHandler } from 'express'
import { histogram } from '../pure/metric'
import type { Services } from '../platform/services'
import { statusOf } from './accessLog'
import { routeOf } from './routeOf'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9

/** Times every call, for the metrics and for the error-reporting service's traces. */
export function measureCalls({ reporter }: Pick<Services, 'reporter'>): RequestHandler {
  const durations = histogram(
    'mealwright_http_request_duration_seconds',
    'Time to answer a call',
    ['method', 'route', 'status'],
    BUCKETS,
  )
  return (request, response, next) => {
    const begun = process.hrtime.bigint()
    const endTrace = reporter.trace({
      method: request.method,
      sentryTrace: request.get('sentry-trace'),
      baggage: request.get('baggage'),
    })
    response.once('close', () => {
      const route = routeOf(request)
      const status = statusOf(response)
      durations.observe(
        { method: request.method, route, status },
        Number(process.hrtime.bigint() - begun) / NANOSECONDS,
      )
      endTrace(route, status)
    })
    next()
  }
}
