const HOUR = 60 * 60 * 1000

/**
 * Kitchen timers of a household that were not dismissed, acts on them in one call, and of one timer the characters of what it
 * says, its highest step, and milliseconds of the longest (docs/product.md COOK-36).
 */
export const TIMER_LIMITS = {
  timers: 20,
  acts: 50,
  timer: { key: 5000, meal: 200, label: 100, step: 1000, longest: 48 * HOUR },
} as const
/** Timers of a household that were dismissed and are still known, so that an earlier act on them changes nothing. */
export const MOST_DISMISSED = 100
/** How long a timer is kept after the latest act on it and after its end, in milliseconds (docs/product.md COOK-36). */
export const KEPT = 24 * HOUR
/** How long a timer rings, and how long after its end a device is still notified of it, in milliseconds (docs/product.md COOK-16). */
export const RINGS_FOR = HOUR / 6
