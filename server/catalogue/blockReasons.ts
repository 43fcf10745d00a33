import { messages } from './messages'
import { REQUIREMENTS, type RequirementKey } from './requirements'

/** Reasons as bits, in the order of BLOCK_REASONS. */
export type ReasonMask = bigint

/** Why an ingredient blocks a meal: a requirement, or one of the three reasons that are no requirement. */
export type BlockReason = RequirementKey | 'NEVER_EATEN' | 'DISLIKED' | 'UNKNOWN_FACTS'

/** Every reason, in the order of its bits. */
export const BLOCK_REASONS: readonly BlockReason[] = [
  ...REQUIREMENTS.map((r) => r.key),
  'NEVER_EATEN',
  'UNKNOWN_FACTS',
  'DISLIKED',
]
/** The mask without reasons. */
export const NO_REASONS: ReasonMask = 0n

/** The bit of a reason. */
export const bitOf = (reason: BlockReason): ReasonMask => 1n << BigInt(BLOCK_REASONS.indexOf(reason))

/** The reasons of a mask. */
export function reasonsOfMask(mask: ReasonMask): BlockReason[] {
  return BLOCK_REASONS.filter((_, index) => (mask & (1n << BigInt(index))) !== NO_REASONS)
}

/** The sentence fragment that names a reason to people. */
export function labelOfReason(reason: BlockReason): string {
  if (reason === 'NEVER_EATEN') return messages.reasons.neverEaten
  if (reason === 'DISLIKED') return messages.reasons.disliked
  if (reason === 'UNKNOWN_FACTS') return messages.reasons.notReviewed
  return REQUIREMENTS.find((requirement) => requirement.key === reason)?.label ?? reason
}
