/**
 * Codes of top-level errors, in `extensions.code` (docs/product.md API-5). What a caller can put right is reported in the
 * result instead, with the codes of the schema's `ErrorCode`.
 */
export const FAILURE_CODES = {
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  rateLimited: 'RATE_LIMITED',
  badUserInput: 'BAD_USER_INPUT',
  badRequest: 'BAD_REQUEST',
  unavailable: 'UNAVAILABLE',
  storageFull: 'STORAGE_FULL',
  internal: 'INTERNAL_SERVER_ERROR',
} as const

/** Why a key of a program, of a call that is to be done once, or a call without a proof is refused, in `extensions.reason`. */
export const FAILURE_REASONS = {
  keyUnknown: 'ACCESS_KEY_INVALID',
  keyExpired: 'ACCESS_KEY_EXPIRED',
  keyRevoked: 'ACCESS_KEY_REVOKED',
  keyScope: 'ACCESS_KEY_SCOPE',
  proofMissing: 'PROOF_MISSING',
  operationReused: 'OPERATION_REUSED',
  operationForgotten: 'OPERATION_FORGOTTEN',
  operationUnknown: 'OPERATION_UNKNOWN',
} as const

/** What `extensions.reason` says beside the code. */
export type FailureReason = (typeof FAILURE_REASONS)[keyof typeof FAILURE_REASONS]

/** A code of a top-level error. */
export type FailureCode = (typeof FAILURE_CODES)[keyof typeof FAILURE_CODES]
