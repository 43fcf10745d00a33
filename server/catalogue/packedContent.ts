import { FURTHER_PACK, TOLERANCE } from './choosePacks'

/** What the packs that `choosePacks` chooses hold, without making lists of them: a search asks for it many times. */
export function packedContent(sizes: readonly number[], needed: number): number {
  let best = 0
  let leastCost = Infinity
  for (let i = 0; i < sizes.length; i += 1) {
    const large = sizes[i] ?? 0
    const whole = Math.floor(needed / large + TOLERANCE)
    const rest = needed - whole * large
    const isWhole = whole > 0 && rest <= needed * TOLERANCE
    // The sizes ascend; whole packs of one size need no other.
    for (let j = isWhole ? i : 0; j <= i; j += 1) {
      const small = sizes[j] ?? 0
      const more = isWhole ? 0 : Math.max(1, Math.ceil(rest / small - TOLERANCE))
      const content = large * whole + small * more
      const cost = content - needed + (whole + more) * FURTHER_PACK * needed
      if (cost >= leastCost) continue
      best = content
      leastCost = cost
    }
  }
  return best
}
