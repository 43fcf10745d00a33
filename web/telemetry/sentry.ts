import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  captureReactException,
  init,
  setUser,
} from '@sentry/react'
import type { UserRecord } from '../session/session'
import type { ProductConfig } from '../product/productConfig'
import { scrubSecrets } from './scrubSecrets'

/** Reports errors once the service's code has loaded. */
export interface Reporter {
  report: (error: unknown, componentStack?: string | null) => void
  /** The user of errors from now on; null when no one is signed in. */
  setUser: (user: UserRecord | null) => void
}

/** The share of page loads and navigations that is traced (docs/product.md SEC-9). */
const TRACES_SAMPLE_RATE = 0.2

/** The parts of an event with content of the pages; the rest is the service's own. */
const PARTS = [
  'message',
  'exception',
  'breadcrumbs',
  'request',
  'extra',
  'tags',
  'contexts',
  'transaction',
  'spans',
] as const

function scrubEvent<Event extends object>(event: Event): Event {
  const parts = PARTS.filter((part) => part in event).map((part) => [
    part,
    scrubSecrets((event as Record<string, unknown>)[part]),
  ])
  return { ...event, ...(Object.fromEntries(parts) as Partial<Event>) }
}

/** The service's options. Trace headers go to localhost and the backend only (docs/product.md API-3). */
export function sentryOptions({ sentryDsn, environment, release }: ProductConfig, backend: string): BrowserOptions {
  return {
    dsn: sentryDsn ?? undefined,
    environment,
    release: release ?? undefined,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    tracePropagationTargets: [/^https?:\/\/localhost(?::\d+)?(?:\/|$)/, new RegExp(`^${escapeRegExp(backend)}(?:/|$)`)],
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => name !== 'BrowserSession'),
      browserTracingIntegration(),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      stackFrameVariables: false,
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
