import type { Event } from '@sentry/node'
import type { Knex } from 'knex'
import type { Config } from './config'
import { faultOf } from './database/faults'
import { redactDeep, redactError } from './redact'

/** What is known of the call that failed. */
export interface FailedCall {
  requestId?: string
  userId?: string | null
  ip?: string
  /** What was asked, such as `POST /graphql` or an operation's path: never with the values of a call. */
  operation?: string
}

/** Tells the error-reporting service what went wrong, where one is configured. Nothing ever waits for it. */
export interface ErrorReporter {
  report(error: unknown, call?: FailedCall): void
  /** Begins to time a call that may belong to a page's trace. @returns what ends it, with its route and status. */
  trace(call: { method: string; sentryTrace?: string; baggage?: string }): (route: string, status: number) => void
  /** Sends what waits, two seconds at most. */
  close(): Promise<void>
}

/** Specification, section 9. */
const TRACES_SAMPLE_RATE = 0.2
const LAST_SECONDS = 2000

/** Reports nothing and to nobody. */
export const NO_REPORTS: ErrorReporter = { report: () => {}, trace: () => () => {}, close: async () => {} }

/**
 * Starts reporting to the configured service, and loads its client only then. As the privacy policy says, a report
 * carries the address and the network address of the signed-in person whose call failed, and nothing of anybody else; it
 * never carries a password, a token, a key, a cookie, a header, a body or a value of the database's.
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
    // A database that is away is not asked for more.
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
      const one = send(error, call).catch(() => {}).finally(() => sending.delete(one))
      sending.add(one)
    },
    trace: ({ method, sentryTrace, baggage }) => {
      const span = Sentry.continueTrace({ sentryTrace, baggage }, () => Sentry.startInactiveSpan({ name: method, op: 'http.server', forceTransaction: true }))
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

/** Trace headers go to this machine and to the backend itself, and to nobody else. Specification, section 7. */
export function propagationTargets(publicUrl: string): RegExp[] {
  const own = new URL(publicUrl).origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/, new RegExp(`^${own}(/|$)`)]
}

async function emailOf(db: Knex, userId: string): Promise<string | undefined> {
  const row: { email: string } | undefined = await db('users').where({ id: userId }).first('email').timeout(1000).catch(() => undefined)
  return row?.email
}

/** The last look at what leaves: nothing of the request, and no secret in what is left. */
function scrub<Sent extends Event>(event: Sent): Sent {
  const { message, exception, breadcrumbs, tags, extra, contexts, transaction } = event
  const left = redactDeep({ message, exception, breadcrumbs, tags, extra, contexts, transaction }, 14) as Partial<Sent>
  // What was measured stands under a name that elsewhere holds what somebody sent.
  if (contexts?.trace?.data) Object.assign(left.contexts?.trace ?? {}, { data: redactDeep(contexts.trace.data) })
  return { ...event, ...left, request: undefined }
}
