import { forgetExpired } from './accounts/forgetExpired'
import { forgetOldEvents } from './analytics/forgetOldEvents'
import { forgetOldMails } from './mail/forgetOldMails'
import type { Services } from './services'

const HOUR = 60 * 60 * 1000

/** Deletes expired rows of every feature. */
export async function runRetention(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  await forgetExpired(services)
  await forgetOldMails(services)
  await forgetOldEvents(services)
}

/** Runs retention now and every hour. @returns stops it and waits for a run in progress. */
export function startRetention(services: Services): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = runRetention(services).catch((error: unknown) => {
      services.log.error({ error }, 'Expired rows could not be deleted')
      services.reporter.report(error, { operation: 'retention' })
    })
  }
  run()
  const timer = setInterval(run, HOUR)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
