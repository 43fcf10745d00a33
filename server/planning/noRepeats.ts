import { CATEGORIES } from '../catalogue/types'

/** Bits of the three categories in one number: 1 breakfast, 2 lunch, 4 dinner. */
const SUBSETS = 1 << CATEGORIES.length

/**
 * How many of the wanted meals cannot be fetched without a repeat (Hall's condition). `free[r]` counts the unused meals that
 * are in exactly the categories of the bits r; `wanted[c]` counts the meals that category c still wants.
 */
export function countForcedRepeats(free: readonly number[], wanted: readonly number[]): number {
  let worst = 0
  for (let chosen = 1; chosen < SUBSETS; chosen += 1) {
    let missing = 0
    wanted.forEach((count, category) => {
      if ((chosen & (1 << category)) !== 0) missing += count
    })
    free.forEach((count, region) => {
      if ((chosen & region) !== 0) missing -= count
    })
    worst = Math.max(worst, missing)
  }
  return worst
}

/**
 * The regions from which category c may take its next meal without forcing one more repeat anywhere in the plan; by
 * region, all false when the category has no unused meal left.
 */
export function openRegions(free: readonly number[], wanted: readonly number[], category: number): boolean[] {
  const forced = countForcedRepeats(free, wanted)
  const left = wanted.map((count, index) => (index === category ? Math.max(0, count - 1) : count))
  return free.map((count, region) => {
    if (count <= 0 || (region & (1 << category)) === 0) return false
    const rest = free.map((other, index) => (index === region ? other - 1 : other))
    return countForcedRepeats(rest, left) <= forced
  })
}
