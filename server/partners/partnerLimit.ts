import { type Count, countCalls } from '../request/countCalls'
import type { Services } from '../platform/services'

/** Calls that a partner may make in a minute, over all of its keys. */
export const PARTNER_CALLS = 1200
/** Times that a partner, or a person, may ask for the export in a minute. */
export const EXPORTS = 60
const duration = 60

/** Counts partners' calls. */
export const partnerLimit = (services: Pick<Services, 'redis' | 'config'>): Count =>
  countCalls(services, { keyPrefix: 'partner', points: PARTNER_CALLS, duration })

/** Counts who asks for the export. */
export const exportLimit = (services: Pick<Services, 'redis' | 'config'>): Count =>
  countCalls(services, { keyPrefix: 'export', points: EXPORTS, duration })
