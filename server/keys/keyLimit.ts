import type { Services } from '../platform/services'
import { type Count, countCalls } from '../request/countCalls'

/** Calls that the keys of one person may make in a minute, all together. */
export const KEY_CALLS = 300

/** Counts the calls of people's keys. */
export const keyLimit = (services: Pick<Services, 'redis' | 'config'>): Count =>
  countCalls(services, { keyPrefix: 'personal-key', points: KEY_CALLS, duration: 60 })
