import { readFileSync, writeFileSync } from 'node:fs'
import type { Outcome } from './Fault'

/** The page that has the table, and between which lines. */
const PAGE = 'docs/operations.md'
const BEGIN = '<!-- faults: made by `npm run faults -- --write` -->'
const END = '<!-- end of faults -->'

export const HEADING = [
  'fault',
  'answers to writes',
  'acknowledged',
  'lost',
  'doubled',
  'readiness',
  'hung',
  'slowest',
  'calm',
  'recovered',
  'as promised',
]

/** A row of the table. */
export function toCells(outcome: Outcome): string[] {
  const { name, seen, read, acknowledged, lost, doubled, readiness, hung, slowest, calm, recovered } = outcome
  return [
    name,
    answers(seen) + (read.length > 0 ? `; to reads: ${answers(read)}` : ''),
    String(acknowledged),
    String(lost),
    String(doubled),
    readiness.map((status) => status ?? 'none').join(', '),
    inSeconds(hung),
    inSeconds(slowest),
    `${Math.round(calm)} ms`,
    recovered === null ? 'no' : inSeconds(recovered),
    outcome.broken.length + outcome.late.length === 0 ? 'yes' : 'no',
  ]
}

const answers = (seen: Outcome['seen']): string => seen.map(([one, count]) => `${count} × ${one}`).join(', ')

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Writes a row for each of the names into the page: of this run, or else as it is there. */
export function writeTable(names: readonly string[], outcomes: readonly Outcome[]): void {
  const { before, after } = splitPage()
  const rows = new Map([...writtenRows(), ...outcomes.map(toCells)].map((cells) => [cells[0], cells]))
  const table = names.map((name) => rows.get(name) ?? [name, 'not run yet', ...HEADING.slice(2).map(() => '')])
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${toMarkdown(table)}\n\n${END}${after}`)
}

/** The rows of the page, without the heading. */
export function writtenRows(): string[][] {
  return splitPage()
    .table.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function splitPage(): { before: string; table: string; after: string } {
  const page = readFileSync(PAGE, 'utf8')
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for the table`)
  return { before: page.slice(0, begin), table: page.slice(begin, end), after: page.slice(end + END.length) }
}

/** As Markdown, aligned. */
function toMarkdown(cells: readonly string[][]): string {
  const rows = [HEADING, HEADING.map(() => '-'), ...cells]
  const widths = HEADING.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(
      (row, index) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, index === 1 ? '-' : ' ')).join(' | ')} |`,
    )
    .join('\n')
}
