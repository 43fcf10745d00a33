import type { Span } from '@opentelemetry/api'
import type { Request } from 'express'
import type { Config } from './platform/config'
import { routeOf } from './http/routeOf'

/** Time for the last traces and metrics, in milliseconds. */
const LAST_TRIES = 2000

/**
 * Sends traces and metrics of calls, GraphQL operations, statements and Redis commands to the collector at
 * OTEL_EXPORTER_OTLP_ENDPOINT; without one nothing is loaded. It must be called before those modules are loaded. OpenTelemetry
 * reads its further variables (OTEL_TRACES_SAMPLER, OTEL_METRIC_EXPORT_INTERVAL …) itself. No span has a value of a
 * statement or a document, a query string, or a path that could hold the key of a mailed link.
 * @returns sends what is left.
 */
export async function startTelemetry({
  telemetryUrl,
  instanceName,
}: Pick<Config, 'telemetryUrl' | 'instanceName'>): Promise<() => Promise<void>> {
  if (telemetryUrl === null) return () => Promise.resolve()
  const [{ NodeSDK, resources }, http, express, graphql, mysql2, ioredis] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-express'),
    import('@opentelemetry/instrumentation-graphql'),
    import('@opentelemetry/instrumentation-mysql2'),
    import('@opentelemetry/instrumentation-ioredis'),
  ])
  const sdk = new NodeSDK({
    serviceName: 'mealwright',
    resource: resources.resourceFromAttributes({ 'service.instance.id': instanceName }),
    resourceDetectors: [],
    logRecordProcessors: [],
    instrumentations: [
      new http.HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => /^\/(health|metrics)/.test(url),
        applyCustomAttributesOnSpan: (span, request) => {
          if ('originalUrl' in request) nameByRoute(span, request as Request)
        },
      }),
      new express.ExpressInstrumentation({
        ignoreLayersType: [express.ExpressLayerType.MIDDLEWARE, express.ExpressLayerType.ROUTER],
      }),
      new graphql.GraphQLInstrumentation({ ignoreResolveSpans: true }),
      new mysql2.MySQL2Instrumentation({ maskStatement: true }),
      new ioredis.IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
    ],
  })
  sdk.start()
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_TRIES).unref())
    await Promise.race([sdk.shutdown().catch(() => {}), late])
  }
}

/** Puts the route in the place of everything that has the path, and takes the caller's address away. */
function nameByRoute(span: Span, request: Request): void {
  const route = routeOf(request)
  span.updateName(`${request.method} ${route}`)
  for (const name of ['http.target', 'url.path']) span.setAttribute(name, route)
  for (const name of ['http.url', 'url.full', 'url.query', 'http.client_ip', 'client.address', 'network.peer.address'])
    span.setAttribute(name, '')
}
