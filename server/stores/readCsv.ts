import { CsvError as ParseError, parse } from 'csv-parse/sync'
import { messages } from './messages'

/** A record of a CSV file by its columns' names, and the line that it begins on. */
export interface CsvRecord {
  line: number
  values: Record<string, string>
}

/** What is wrong in a file, each with its line. */
export class CsvError extends Error {
  constructor(readonly problems: { line: number; message: string }[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'))
  }
}

/**
 * Reads CSV as RFC 4180 describes it, with a header. A byte order mark and lines without any value are skipped, and
 * values are trimmed.
 * @throws CsvError naming every line that does not fit, or the columns that are missing.
 */
export function readCsv(text: string, columns: readonly string[]): CsvRecord[] {
  const [header, ...rows] = readRows(text)
  const names = header?.cells ?? []
  const wrong = columns.length !== names.length || columns.some((column) => !names.includes(column))
  if (!header || wrong)
    throw new CsvError([{ line: header?.line ?? 1, message: messages.csv.header({ columns: columns.join(',') }) }])
  const problems = rows
    .filter(({ cells }) => cells.length !== names.length)
    .map(({ line, cells }) => ({ line, message: messages.csv.values({ expected: names.length, given: cells.length }) }))
  if (problems.length > 0) throw new CsvError(problems)
  return rows.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }))
}

interface Row {
  line: number
  cells: string[]
}

/** Rows that hold a value, with the lines that they begin on. @throws CsvError for a quote that is out of place. */
function readRows(text: string): Row[] {
  const bytes = Buffer.from(text, 'utf8')
  const rows: Row[] = []
  let line = 1
  let from = 0
  /** The line of the next row that is not empty, once the rows before `from` are read. */
  const begun = (to: number): number => line + breaksIn(/^[\r\n]*/.exec(bytes.toString('utf8', from, to))?.[0] ?? '')
  try {
    parse(bytes, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (record: string[], { bytes: to }) => {
        const cells = record.map((cell) => cell.trim())
        if (cells.some((cell) => cell !== '')) rows.push({ line: begun(to), cells })
        line += breaksIn(bytes.toString('utf8', from, to))
        from = to
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    throw new CsvError([{ line: begun(bytes.length), message: messages.csv.quote }])
  }
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0
