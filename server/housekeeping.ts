import { forgetExpired } from './accounts/forgetExpired'
import { forgetOldEvents } from './analytics/forgetOldEvents'
import { forgetOldMails } from './mail/forgetOldMails'
import type { Services } from './services'

const HOUR = 60 * 60 * 1000

/** Takes away what no room needs any more. */
export async function keepHouse(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  await forgetExpired(services)
  await forgetOldMails(services)
  await forgetOldEvents(services)
}

/** Does so now and every hour. @returns what stops it. */
export function startHousekeeping(services: Services): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = keepHouse(services).catch((error: unknown) => {
      services.log.error({ error }, 'Old rows could not be taken away')
      services.reporter.report(error, { operation: 'housekeeping' })
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
