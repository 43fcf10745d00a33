import { LIMITS } from './limits'

/**
 * The serves of a row that no one has set: the portions of those who eat it, rounded up, 1 to 10 (docs/product.md PLAN-35).
 * Portions are shares of a serve in quarters.
 */
export function servesFor(portions: readonly number[]): number {
  const serves = Math.ceil(portions.reduce((sum, portion) => sum + portion, 0))
  return Math.min(LIMITS.serves, Math.max(LIMITS.defaultServes, serves))
}
