import { createHash, timingSafeEqual } from 'node:crypto'
import express, { type Express, type Request, Router } from 'express'
import { collectDefaultMetrics, register } from 'prom-client'
import type { Services } from '../platform/services'
import type { Lifecycle } from './health'
import { ownMetrics } from './ownMetrics'
import { securityHeaders } from './security'

/**
 * `/metrics` in Prometheus' text format: for callers with METRICS_TOKEN where one is set, on its own port for everyone
 * who reaches that, otherwise for this machine only unless METRICS_PUBLIC is set.
 */
export function metricsPage(services: Services, lifecycle: Lifecycle): Router {
  if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics()
  const own = ownMetrics(services, lifecycle)
  const router = Router()
  router.get('/metrics', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const refusal = refusalOf(request, services)
    if (refusal !== null) return void response.status(refusal.status).type('text').send(refusal.text)
    response.setHeader('Content-Type', register.contentType)
    response.send(`${await register.metrics()}\n${await own.metrics()}`)
  })
  return router
}

/** An application with nothing but the metrics, for METRICS_PORT. It does not listen. */
export function metricsApp(services: Services, lifecycle: Lifecycle): Express {
  return express().disable('x-powered-by').use(securityHeaders(services.config)).use(metricsPage(services, lifecycle))
}

function refusalOf(request: Request, { config }: Services): { status: number; text: string } | null {
  if (config.metricsToken !== null)
    return isSame(request.get('authorization') ?? '', `Bearer ${config.metricsToken}`)
      ? null
      : { status: 401, text: 'The metrics need the token of METRICS_TOKEN.\n' }
  if (config.metricsPort !== null || config.publicMetrics || isLocal(request, config.trustProxy)) return null
  return { status: 403, text: 'The metrics are open to this machine only.\n' }
}

/** Compares in a time that says nothing about either text. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Whether a call comes from this machine. A local proxy without TRUST_PROXY forwards calls of others, so it does not. */
function isLocal(request: Request, trustProxy: number): boolean {
  if (trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) return false
  return [request.ip, request.socket.remoteAddress].every((ip) => /^(::ffff:)?127\.|^::1$/.test(ip ?? ''))
}
