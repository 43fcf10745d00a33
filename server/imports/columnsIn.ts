import { IMPORT_LIMITS } from '../../schema/importLimits'
import { type ColumnsRead, makesRecipes, TABLE_COLUMNS } from '../../schema/tableColumns'
import type { InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { messages } from './messages'

/** The field of what columns are read as, as errors name it. */
const FIELD = 'columns'

/**
 * What the columns of a table are read as by a call's `columns`: `name,ingredients,,steps`, by their positions, nothing for
 * one that is not read (docs/product.md MOVE-35). Null where the call does not say.
 */
export function columnsIn(
  given: unknown,
): { columns: ColumnsRead | null; error: null } | { columns: null; error: InputError } {
  if (given === undefined) return { columns: null, error: null }
  const wrong = { columns: null, error: inputError('INVALID', FIELD, messages.columns()) }
  if (typeof given !== 'string') return wrong
  const words = given.split(',', IMPORT_LIMITS.columns + 1).map((word) => word.trim())
  const columns = words.map((word) => TABLE_COLUMNS.find((column) => column === word) ?? null)
  if (words.length > IMPORT_LIMITS.columns || columns.some((column, at) => column === null && words[at] !== ''))
    return wrong
  if (!makesRecipes(columns)) return { columns: null, error: inputError('REQUIRED', FIELD, messages.columnsNeeded) }
  return { columns, error: null }
}
