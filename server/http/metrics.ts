import { type Request, type RequestHandler, Router } from 'express'
import { collectDefaultMetrics, Gauge, Histogram, register, Registry } from 'prom-client'
import { OutboxModel } from '../mail/OutboxModel'
import type { Services } from '../services'
import { routeOf } from './routeOf'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Status of calls whose caller disconnected before the answer. */
const LEFT = 499
const NANOSECONDS = 1e9
const DATABASE_PATIENCE = 2000

/** Times every call, for the metrics and for the error-reporting service's traces. */
export function measureCalls({ reporter }: Pick<Services, 'reporter'>): RequestHandler {
  const durations = httpDurations()
  return (request, response, next) => {
    const begun = process.hrtime.bigint()
    const endTrace = reporter.trace({
      method: request.method,
      sentryTrace: request.get('sentry-trace'),
      baggage: request.get('baggage'),
    })
    response.once('close', () => {
      const route = routeOf(request)
      const status = response.writableFinished ? response.statusCode : LEFT
      durations.observe(
        { method: request.method, route, status },
        Number(process.hrtime.bigint() - begun) / NANOSECONDS,
      )
      endTrace(route, status)
    })
    next()
  }
}

/** `/metrics` in Prometheus' text format, for this machine only unless `METRICS_PUBLIC` is set. */
export function metricsPage(services: Services): Router {
  if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics()
  const own = ownMetrics(services)
  const router = Router()
  router.get('/metrics', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    if (!services.config.publicMetrics && !isLocal(request, services.config.trustProxy))
      return void response.status(403).type('text').send('The metrics are open to this machine only.\n')
    response.setHeader('Content-Type', register.contentType)
    response.send(`${await register.metrics()}\n${await own.metrics()}`)
  })
  return router
}

/** Shared by all applications of a process, like the default metrics. */
function httpDurations(): Histogram<'method' | 'route' | 'status'> {
  const name = 'mealwright_http_request_duration_seconds'
  return (
    (register.getSingleMetric(name) as Histogram<'method' | 'route' | 'status'> | undefined) ??
    new Histogram({ name, help: 'Time to answer a call', labelNames: ['method', 'route', 'status'], buckets: BUCKETS })
  )
}

/** Metrics that are read from this application's database and memory at each scrape. */
function ownMetrics({ db, now, catalogue, log }: Pick<Services, 'db' | 'now' | 'catalogue' | 'log'>): Registry {
  const own = new Registry()
  const registers = [own]
  new Gauge({
    name: 'mealwright_catalogue_info',
    help: 'Version of the catalogue in use',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset()
      this.set({ version: catalogue.version }, 1)
    },
  })
  new Gauge({
    name: 'mealwright_catalogue_meals',
    help: 'Meals in use',
    registers,
    collect() {
      this.set(catalogue.compiled.meals.length)
    },
  })
  new Gauge({
    name: 'mealwright_outbox_mails',
    help: 'Mails in the outbox: waiting, overdue by a minute, given up',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const waiting = () => OutboxModel.query(db).whereNull('sentAt').whereNull('deadAt').timeout(DATABASE_PATIENCE)
      try {
        this.set({ state: 'waiting' }, await waiting().resultSize())
        this.set(
          { state: 'overdue' },
          await waiting()
            .where('nextTryAt', '<', now() - 60_000)
            .resultSize(),
        )
        this.set(
          { state: 'dead' },
          await OutboxModel.query(db).whereNotNull('deadAt').timeout(DATABASE_PATIENCE).resultSize(),
        )
      } catch (error) {
        log.warn({ error }, 'The outbox could not be counted')
      }
    },
  })
  return own
}

/** Whether a call comes from this machine. A local proxy without TRUST_PROXY forwards calls of others, so it does not. */
function isLocal(request: Request, trustProxy: number): boolean {
  if (trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) return false
  return [request.ip, request.socket.remoteAddress].every((ip) => /^(::ffff:)?127\.|^::1$/.test(ip ?? ''))
}
