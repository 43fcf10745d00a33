import {
  type BrowserOptions, browserTracingIntegration, captureException, captureReactException, init, setUser,
} from '@sentry/react'
import type { UserRecord } from '../apollo/session'
import type { ProductConfig } from './productConfig'
import { scrubSecrets } from './scrubSecrets'

/** What takes errors once the service's code is there. */
export interface Reporter {
  report: (error: unknown, componentStack?: string | null) => void
  /** Whose errors they are from now on; null for nobody's. */
  setUser: (user: UserRecord | null) => void
}

/** Of so many page loads and changes of page one is measured (specification, section 9). */
const TRACES_SAMPLE_RATE = 0.2

/** The parts of an event that hold what the page made; the rest belongs to the service's own code. */
const PARTS = ['message', 'exception', 'breadcrumbs', 'request', 'extra', 'tags', 'contexts', 'transaction', 'spans'] as const

function scrubEvent<Event extends object>(event: Event): Event {
  const parts = PARTS.filter((part) => part in event).map((part) => [part, scrubSecrets((event as Record<string, unknown>)[part])])
  return { ...event, ...(Object.fromEntries(parts) as Partial<Event>) }
}

/** The service's settings: who may be told what. Trace headers go to localhost and the backend only (specification, section 7). */
export function sentryOptions({ sentryDsn, environment, release }: ProductConfig, backend: string): BrowserOptions {
  return {
    dsn: sentryDsn ?? undefined,
    environment,
    release: release ?? undefined,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    tracePropagationTargets: [/^https?:\/\/localhost(?::\d+)?(?:\/|$)/, new RegExp(`^${escapeRegExp(backend)}(?:/|$)`)],
    integrations: (defaults) => [...defaults.filter(({ name }) => name !== 'BrowserSession'), browserTracingIntegration()],
    dataCollection: {
      userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false,
      graphQL: { document: false, variables: false }, stackFrameVariables: false,
    },
    beforeSend: scrubEvent,
    beforeSendSpan: (span) => ({ ...span, name: scrubSecrets(span.name), attributes: scrubSecrets(span.attributes) }),
    beforeBreadcrumb: (breadcrumb) => scrubSecrets(breadcrumb),
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** Starts the error-reporting service. */
export function startSentry(config: ProductConfig): Reporter {
  init(sentryOptions(config, window.location.origin))
  return {
    report: (error, componentStack) => {
      if (componentStack) captureReactException(error, { componentStack })
      else captureException(error)
    },
    setUser: (user) => setUser(user ? { ...user } : null),
  }
}
