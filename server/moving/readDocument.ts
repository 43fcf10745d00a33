import { gunzipSync } from 'node:zlib'
import type { ColumnsRead } from '../../schema/tableColumns'
import { decode, isBinary } from './fields/decode'
import type { Found } from './fields/found'
import { recipesInColumns } from './formats/csv'
import { recipesInText } from './formats/readText'
import type { Budget } from './limits'
import { MovedError } from './MovedError'
import { isMimePage, readMimePage } from './savedPages/mimePage'
import { isPropertyList } from './savedPages/PropertyList'
import { recipesInSavedPage } from './savedPages/SavedPage'
import { readWebArchive } from './savedPages/webArchive'

/** A file, or an entry of an archive. */
export interface Document {
  readonly name: string
  readonly bytes: Buffer
}

/** What begins as an application's own store does, or as an archive that is not read. */
const STORES: readonly string[] = ['SQLite format 3\0', '\0\x01\0\0Standard ']
const OTHER_ARCHIVES: readonly string[] = ['Rar!', '7z\xbc\xaf', '\xfd7zXZ', 'BZh', 'MSCF']

/** The recipes and plans in a document that is no zip, by what it holds and never by its name. */
export function* recipesInDocument({ name, bytes }: Document, budget: Budget): Generator<Found> {
  if (isGzip(bytes)) return yield* recipesInDocument({ name, bytes: gunzip(bytes, budget) }, budget)
  const { photoBytes } = budget.limits
  if (isPropertyList(bytes)) return yield* recipesInSavedPage(readWebArchive(bytes), photoBytes)
  if (isMimePage(bytes)) return yield* recipesInSavedPage(readMimePage(bytes), photoBytes)
  const start = bytes.subarray(0, 32).toString('latin1')
  if (STORES.some((words) => start.startsWith(words))) throw new MovedError('NEEDS_EXPORT')
  if (OTHER_ARCHIVES.some((words) => start.startsWith(words))) throw new MovedError('NOT_AN_ARCHIVE')
  if (isBinary(bytes)) throw new MovedError('NO_RECIPES')
  yield* recipesInText(decode(bytes), name, budget.limits)
}

/** The recipes of a table of which each column is read as its sender says. @throws MovedError for what is no table. */
export function recipesInOneTable(bytes: Buffer, columns: ColumnsRead, { limits }: Budget): Iterable<Found> {
  if (isBinary(bytes) || isGzip(bytes)) throw new MovedError('NOT_A_TABLE')
  return recipesInColumns(decode(bytes), columns, limits)
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** @throws MovedError if it holds more than a document may, or is damaged. */
function gunzip(bytes: Buffer, budget: Budget): Buffer {
  try {
    const plain = gunzipSync(bytes, { maxOutputLength: Math.min(budget.limits.documentBytes, budget.remaining + 1) })
    // Its own bytes have been counted.
    budget.take(plain.length - bytes.length)
    if (isGzip(plain)) throw new MovedError('TOO_DEEP')
    return plain
  } catch (error) {
    if (error instanceof MovedError) throw error
    const { code } = error as { code?: string }
    throw new MovedError(
      code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : code === 'Z_BUF_ERROR' ? 'TRUNCATED' : 'UNREADABLE',
    )
  }
}
