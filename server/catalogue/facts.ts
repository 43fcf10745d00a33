import { FACTS, REVIEWED_FACTS, type Fact } from './dietaryFacts'

/** A set of facts as bits, by the vocabulary's positions: more than a number's bits hold. */
export type FactMask = bigint

/** The mask without facts. */
export const NO_FACTS: FactMask = 0n

const BIT = new Map<Fact, FactMask>(FACTS.map((fact, index) => [fact, 1n << BigInt(index)]))

/** The bit of an ingredient that has not been reviewed. */
export const UNKNOWN_FACTS_BIT: FactMask = 1n << BigInt(FACTS.length)

/** Every fact and the unknown bit: what an unreviewed ingredient must be taken to contain. */
export const UNKNOWN_FACTS_MASK: FactMask = (1n << BigInt(FACTS.length + 1)) - 1n

/** The facts as bits; null (unknown) has every bit and the unknown one, so that it fails everything. */
export function maskOfFacts(facts: readonly Fact[] | null): FactMask {
  if (facts === null) return UNKNOWN_FACTS_MASK
  let mask = NO_FACTS
  for (const fact of facts) mask |= BIT.get(fact) ?? UNKNOWN_FACTS_MASK
  return mask
}

/** The facts that entries declare, as bits; what follows from groups of foods is not among them. */
export const REVIEWED_MASK: FactMask = maskOfFacts(REVIEWED_FACTS)

/** The facts of a mask, in the vocabulary's order. */
export function factsOfMask(mask: FactMask): Fact[] {
  return FACTS.filter((fact) => (mask & maskOfFacts([fact])) !== NO_FACTS)
}
