import type { Services } from '../services'
import { deliverDue } from './deliverDue'
import { createMailTransport } from './transport'

const PAUSE = 1000
/** While the database is away there is no point in asking every second. */
const LONGEST_PAUSE = 30_000
/** A delivery that hangs does not keep the process from ending; the mail is claimed again later. */
const PATIENCE = 5000

/** Sends what is in the outbox until it is stopped. @returns what stops it, once the deliveries under way have ended. */
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
