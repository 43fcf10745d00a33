/** A record of a CSV file by its columns' names, and the line that it begins on. */
export interface CsvRecord {
  line: number
  values: Record<string, string>
}

/** Something that is wrong in a file, and where. */
export class CsvError extends Error {
  constructor(readonly problems: { line: number; message: string }[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'))
  }
}

/**
 * Reads CSV as RFC 4180 describes it: a header, commas, quotes doubled within quotes, line breaks within quotes; a byte
 * order mark and lines without anything are passed over. Values are trimmed.
 * @throws CsvError naming every line that does not fit, or the columns that are missing.
 */
export function readCsv(text: string, columns: readonly string[]): CsvRecord[] {
  const [header, ...rows] = splitRows(text.replace(/^\uFEFF/, '')).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const names = header?.cells.map((cell) => cell.trim()) ?? []
  const wrong = columns.length !== names.length || columns.some((column) => !names.includes(column))
  if (!header || wrong) throw new CsvError([{ line: header?.line ?? 1, message: `The first line must be ${columns.join(',')}` }])
  const problems = rows
    .filter(({ cells }) => cells.length !== names.length)
    .map(({ line, cells }) => ({ line, message: `${names.length} values are expected, ${cells.length} given` }))
  if (problems.length > 0) throw new CsvError(problems)
  return rows.map(({ line, cells }) => ({ line, values: Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])) }))
}

interface Row {
  line: number
  cells: string[]
}

/** A cell in quotes or without, and what ends it. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

function splitRows(text: string): Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let line = 1
  let begun = 1
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length || cells.length > 0) {
    const match = CELL.exec(text)
    if (!match) throw new CsvError([{ line, message: 'A quote is not closed, or stands where none may stand' }])
    const [whole, quoted, plain = '', end] = match
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === ',') continue
    rows.push({ line: begun, cells })
    cells = []
    begun = line
  }
  return rows
}
