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
  'recovered',
]

/** A row of the table. */
export function toCells(outcome: Outcome): string[] {
  const { name, seen, acknowledged, lost, doubled, readiness, hung, slowest, recovered } = outcome
  return [
    name,
    seen.map(([one, count]) => `${count} × ${one}`).join(', '),
    String(acknowledged),
    String(lost),
    String(doubled),
    readiness.map((status) => status ?? 'none').join(', '),
    inSeconds(hung),
    inSeconds(slowest),
    recovered === null ? 'no' : inSeconds(recovered),
  ]
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Replaces the table in the page. */
export function writeTable(outcomes: readonly Outcome[]): void {
  const { before, after } = splitPage()
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${toMarkdown(outcomes)}\n\n${END}${after}`)
}

/** The first cell of each row in the page. */
export function writtenNames(): string[] {
  return splitPage()
    .table.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => (line.split('|')[1] ?? '').trim())
}

function splitPage(): { before: string; table: string; after: string } {
  const page = readFileSync(PAGE, 'utf8')
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for the table`)
  return { before: page.slice(0, begin), table: page.slice(begin, end), after: page.slice(end + END.length) }
}

/** As Markdown, aligned as prettier leaves it. */
function toMarkdown(outcomes: readonly Outcome[]): string {
  const rows = [HEADING, HEADING.map(() => '-'), ...outcomes.map(toCells)]
  const widths = HEADING.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(
      (row, index) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, index === 1 ? '-' : ' ')).join(' | ')} |`,
    )
    .join('\n')
}
