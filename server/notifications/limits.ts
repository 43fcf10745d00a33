import { RINGS_FOR } from '../timers/limits'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Devices of an account (docs/product.md PUSH-1). */
export const MOST_DEVICES = 20
/** Characters of a device's name. */
export const LABEL_LENGTH = 60
/** Milliseconds over which what others add to a list becomes one notification (docs/product.md PUSH-3). */
export const MERGED = MINUTE
/** How long before its end a kitchen timer is queued, so that it is sent when its time is up. */
export const AHEAD = 10 * SECOND
/** Hours after the chosen one for which the dinner is still said (docs/product.md PUSH-4). */
export const LATE_HOURS = 3
/** Waits between the attempts to send a notification. */
export const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR] as const
/** How long each kind is of use: so long it is tried, and so long a push service keeps it for a device that is off. */
export const LIFE = { LIST_ADDED: 4 * HOUR, DINNER: LATE_HOURS * HOUR, TEST: 10 * MINUTE, TIMERS: RINGS_FOR } as const
