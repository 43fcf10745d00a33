/** So many packs of one size. */
export interface Packs {
  readonly size: number
  readonly count: number
}

/** Sums that are computed in another order may differ in their last digits. */
export const TOLERANCE = 1e-9

/** The share of what is needed that a further pack has to save. */
export const FURTHER_PACK = 0.1

/**
 * The packs, largest first, that cover what is needed: with little left over and few in number. They are of one size, or
 * whole ones of one size with the rest in a smaller one, so that without any one of them they would not cover it. For 0
 * ("as needed") it is the smallest pack.
 */
export function choosePacks(sizes: readonly number[], needed: number): Packs[] {
  const candidates = sizes.flatMap((large) => {
    const whole = Math.floor(needed / large + TOLERANCE)
    const rest = needed - whole * large
    if (whole > 0 && rest <= needed * TOLERANCE) return [[{ size: large, count: whole }]]
    return sizes.filter((small) => small <= large).map((small) => withRest(large, whole, small, rest))
  })
  const [first = [], ...others] = candidates
  return others.reduce((best, next) => (costOf(next, needed) < costOf(best, needed) ? next : best), first)
}

/** What packs hold together. */
export function contentOf(packs: readonly Packs[]): number {
  return packs.reduce((sum, { size, count }) => sum + size * count, 0)
}

/** The number of packs. */
export function countOf(packs: readonly Packs[]): number {
  return packs.reduce((sum, { count }) => sum + count, 0)
}

function withRest(large: number, whole: number, small: number, rest: number): Packs[] {
  const more = Math.max(1, Math.ceil(rest / small - TOLERANCE))
  if (small === large) return [{ size: large, count: whole + more }]
  return whole === 0
    ? [{ size: small, count: more }]
    : [
        { size: large, count: whole },
        { size: small, count: more },
      ]
}

function costOf(packs: readonly Packs[], needed: number): number {
  return contentOf(packs) - needed + countOf(packs) * FURTHER_PACK * needed
}
