import type { ErrorCode } from '../generated/schemaTypes'

/** Says what is wrong with a field. */
export type Report = (code: ErrorCode, field: string, message: string) => void
