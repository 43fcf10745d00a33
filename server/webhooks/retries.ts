const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Waits between the attempts to send a message: the last attempt is a day after the first. */
export const WAITS = [
  ...[5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR],
] as const

/** Attempts after which a message is given up. */
export const MOST_TRIES = WAITS.length + 1
/** A webhook all of whose attempts failed for so long is switched off. */
export const LONGEST_FAILING = 5 * 24 * HOUR
