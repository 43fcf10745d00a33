import type { Event } from '@sentry/node'
import type { Knex } from 'knex'
import type { Config } from './config'
import { faultOf } from '../database/faults'
import { redactDeep, redactError } from './redact'

/** The call that failed, as far as it is known. */
export interface FailedCall {
  requestId?: string
  userId?: string | null
  ip?: string
  /** Such as `POST /graphql` or an operation's path; never with values of the call. */
  operation?: string
}

/** Sends errors to the error-reporting service, if one is configured. No call waits for it. */
export interface ErrorReporter {
  report(error: unknown, call?: FailedCall): void
  /** Starts timing a call, which may belong to a page's trace. @returns ends it, with its route and status. */
  trace(call: { method: string; sentryTrace?: string; baggage?: string }): (route: string, status: number) => void
  /** Sends pending reports, for two seconds at most. */
  close(): Promise<void>
}

/** docs/product.md SEC-9 */
const TRACES_SAMPLE_RATE = 0.2
const LAST_SECONDS = 2000

export const NO_REPORTS: ErrorReporter = { report: () => {}, trace: () => () => {}, close: async () => {} }

/**
 * Starts reporting to the configured service; its client is loaded only then. A report has the address and the network
 * address of the signed-in user whose call failed, and never a password, token, key, cookie, header, body or database
 * value (docs/product.md SEC-8, LEG-3).
 */
export async function startErrorReporting(
  { sentryDsn, publicUrl, production }: Pick<Config, 'sentryDsn' | 'publicUrl' | 'production'>,
  db: Knex,
): Promise<ErrorReporter> {
  if (!sentryDsn) return NO_REPORTS
  const Sentry = await import('@sentry/node')
  Sentry.init({
    dsn: sentryDsn,
    environment: production ? 'production' : 'development',
    defaultIntegrations: false,
    integrations: [Sentry.linkedErrorsIntegration(), Sentry.onUncaughtExceptionIntegration()],
    enableRuntimeChannelInjection: false,
    sendClientReports: false,
    traceLifecycle: 'static',
    tracesSampleRate: TRACES_SAMPLE_RATE,
    tracePropagationTargets: propagationTargets(publicUrl),
    beforeSend: scrub,
    beforeSendTransaction: scrub,
  })
  const sending = new Set<Promise<void>>()
  const send = async (error: unknown, { requestId, userId, ip, operation }: FailedCall): Promise<void> => {
    // If the database cannot be reached, it is not asked for the address.
    const email = userId && faultOf(error) === 'other' ? await emailOf(db, userId) : undefined
    Sentry.withScope((scope) => {
      if (userId) scope.setUser({ id: userId, ...(email && { email }), ...(ip && { ip_address: ip }) })
      if (requestId) scope.setTag('request_id', requestId)
      if (operation) scope.setTag('operation', operation)
      Sentry.captureException(redactError(error))
    })
  }
  return {
    report: (error, call = {}) => {
      const one = send(error, call)
        .catch(() => {})
        .finally(() => sending.delete(one))
      sending.add(one)
    },
    trace: ({ method, sentryTrace, baggage }) => {
      const span = Sentry.continueTrace({ sentryTrace, baggage }, () =>
        Sentry.startInactiveSpan({ name: method, op: 'http.server', forceTransaction: true }),
      )
      return (route, status) => {
        span.updateName(`${method} ${route}`)
        Sentry.setHttpStatus(span, status)
        span.end()
      }
    },
    close: async () => {
      await Promise.all(sending)
      await Sentry.close(LAST_SECONDS)
    },
  }
}

/** The only targets of trace headers: localhost and the backend itself (docs/product.md API-3). */
export function propagationTargets(publicUrl: string): RegExp[] {
  const own = new URL(publicUrl).origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/, new RegExp(`^${own}(/|$)`)]
}

async function emailOf(db: Knex, userId: string): Promise<string | undefined> {
  const row: { email: string } | undefined = await db('users')
    .where({ id: userId })
    .first('email')
    .timeout(1000)
    .catch(() => undefined)
  return row?.email
}

/** Removes the request and every secret from a report before it is sent. */
function scrub<Sent extends Event>(event: Sent): Sent {
  const { message, exception, breadcrumbs, tags, extra, contexts, transaction } = event
  const left = redactDeep({ message, exception, breadcrumbs, tags, extra, contexts, transaction }, 14) as Partial<Sent>
  // Measurements are under `data`, a name that redactDeep removes elsewhere.
  if (contexts?.trace?.data) Object.assign(left.contexts?.trace ?? {}, { data: redactDeep(contexts.trace.data) })
  return { ...event, ...left, request: undefined }
}
