/** From what generated data of this run is drawn. `npm test` chooses a new one and prints it; TEST_SEED repeats a run. */
export const SEED = Number(process.env.TEST_SEED ?? 1)

/** Whether this is `npm run proof`, which draws full numbers. */
export const IS_PROOF = process.env.TEST_PROOF === '1'

/** How many of a full number are drawn: a thousand at most, all of them by `npm run proof`. */
export const drawn = (full: number): number => (IS_PROOF ? full : Math.min(full, 1000))
