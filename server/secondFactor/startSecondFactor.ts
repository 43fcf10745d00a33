import { runBackground } from '../outgoing/runBackground'
import type { Services } from '../platform/services'
import { renewSeals } from './sealing'

const MINUTE = 60 * 1000

/** Seals secrets again under the server's first secret, again and again. @returns stops it. */
export const startSecondFactor = (services: Services): (() => Promise<void>) =>
  runBackground(services, 'second factor', [{ pause: MINUTE, work: () => renewSeals(services) }], () =>
    Promise.resolve(),
  )
