import type { Services } from '../platform/services'
import { deliverDue } from './deliverDue'
import { createMailTransport } from './transport'

const PAUSE = 1000
/** The pause grows up to this while the database cannot be reached. */
const LONGEST_PAUSE = 30_000
/** Stopping waits this long for deliveries; a mail whose delivery hangs is claimed again later. */
const PATIENCE = 5000

/** Sends queued mails until it is stopped. @returns stops it and waits for deliveries in progress. */
export function startMailSender(services: Services, pause: number = PAUSE): () => Promise<void> {
  const transport = createMailTransport(services)
  let stopped = false
  let wake = () => {}
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    let failures = 0
    while (!stopped) {
      try {
        const tried = await deliverDue(services, transport, () => stopped)
        failures = 0
        if (tried > 0) continue
      } catch (error) {
        failures += 1
        services.log.error({ error }, 'The outbox could not be read')
      }
      if (!stopped) await wait(Math.min(LONGEST_PAUSE, pause * 2 ** Math.min(10, failures)))
    }
  }
  const running = run()
  return async () => {
    stopped = true
    wake()
    await Promise.race([running, wait(PATIENCE)])
    transport.close()
  }
}
