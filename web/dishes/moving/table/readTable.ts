import { parse } from 'csv-parse/browser/esm/sync'
import { IMPORT_LIMITS } from '../../../../schema/importLimits'
import { anyDelimiterOf, columnsByName, delimiterOf, TABLE_READING, tableApp } from '../../../../schema/tableColumns'
import type { FirstRows } from './FirstRows'

/** Bytes of a file in which its first row must end. */
const START = 65_536

/**
 * The columns of a table of recipes, by the beginning of its file.
 * @param isNamedSo whether its name says that it is a table: otherwise its columns must be called as those of recipes are.
 * @returns null for what is none, for one of a known application, whose columns are known, and for one without a row.
 */
export async function readTable(file: Blob, isNamedSo: boolean): Promise<FirstRows | null> {
  const text = decode(await file.slice(0, START).arrayBuffer())
  if (/^\s*[[{<]/.test(text)) return null
  const delimiter = isNamedSo ? anyDelimiterOf(text) : delimiterOf(text)
  if (delimiter === null) return null
  const [header, row] = parse(text, { ...TABLE_READING, delimiter, to: 2 })
  if (!header || !row || header.length > IMPORT_LIMITS.columns || tableApp(header) !== null) return null
  return {
    names: header.map((name) => name.trim()),
    row: header.map((_name, at) => row[at]?.trim() ?? ''),
    columns: columnsByName(header),
  }
}

/** A beginning as text, as the server reads the whole: by its byte order mark, else UTF-8, else Windows' Latin. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The last character may be cut.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
