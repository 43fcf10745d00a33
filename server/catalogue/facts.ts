import { FACTS, type Fact } from './types'

const BIT = new Map<Fact, number>(FACTS.map((fact, index) => [fact, 1 << index]))

/** The bit of an ingredient that has not been reviewed. */
export const UNKNOWN_FACTS_BIT = 1 << FACTS.length

/** Every fact and the unknown bit: what an unreviewed ingredient must be taken to contain. */
export const UNKNOWN_FACTS_MASK = (1 << (FACTS.length + 1)) - 1

/** The facts as bits; null (unknown) has every bit and the unknown one, so that it fails everything. */
export function maskOfFacts(facts: readonly Fact[] | null): number {
  if (facts === null) return UNKNOWN_FACTS_MASK
  let mask = 0
  for (const fact of facts) mask |= BIT.get(fact) ?? UNKNOWN_FACTS_MASK
  return mask
}

/** The facts of a mask, in the vocabulary's order. */
export function factsOfMask(mask: number): Fact[] {
  return FACTS.filter((fact) => (mask & maskOfFacts([fact])) !== 0)
}
