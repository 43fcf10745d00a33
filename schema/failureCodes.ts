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

/** A code of a top-level error. */
export type FailureCode = (typeof FAILURE_CODES)[keyof typeof FAILURE_CODES]
