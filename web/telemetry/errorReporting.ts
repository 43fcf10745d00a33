import { readUser, subscribeToSession } from '../session/session'
import { productConfig, type ProductConfig } from '../product/productConfig'
import { whenIdle } from '../product/whenIdle'
import type { Reporter } from './sentry'

type Report = Parameters<Reporter['report']>

/** Errors that are kept until the service's code has come; the first say most. */
const MOST_EARLY = 20

let early: Report[] | null = null
let reporter: Reporter | null = null
let load: () => Promise<void> = async () => {}

/**
 * Reports errors to the service that the installation names, if it names one. The service's code is loaded once the page
 * is at rest, or when something breaks before; until then errors are kept. Code that could not be fetched, as without a
 * network, is asked for again with the next error.
 */
export function startErrorReporting(config: ProductConfig = productConfig()): void {
  if (!config.sentryDsn || early !== null) return
  early = []
  let loading: Promise<void> | null = null
  load = () =>
    (loading ??= begin(config).catch((error: unknown) => {
      loading = null
      console.warn('Errors can not be reported', error)
    }))
  window.addEventListener('error', keepError)
  window.addEventListener('unhandledrejection', keepRejection)
  whenIdle(() => void load(), 5000)
}

/** Reports what a boundary caught. Never throws; does nothing where no service is named. */
export function reportError(error: unknown, info: { componentStack?: string | null } = {}): void {
  const report: Report = [error, info.componentStack]
  if (reporter) reporter.report(...report)
  else if (early && early.length < MOST_EARLY) early.push(report)
  void load()
}

async function begin(config: ProductConfig): Promise<void> {
  const started = (await import('./sentry')).startSentry(config)
  window.removeEventListener('error', keepError)
  window.removeEventListener('unhandledrejection', keepRejection)
  started.setUser(readUser())
  subscribeToSession(() => started.setUser(readUser()))
  reporter = started
  for (const report of early?.splice(0) ?? []) started.report(...report)
}

function keepError({ error }: ErrorEvent): void {
  if (error) reportError(error)
}

function keepRejection({ reason }: PromiseRejectionEvent): void {
  reportError(reason)
}
