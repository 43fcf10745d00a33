import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, totalmem, type } from 'node:os'
import type { Measured } from './http'
import type { MixedLoad } from './mixedLoad'
import { short } from './table'

/** What was measured on one database. */
export interface Figures {
  name: string
  calls: Measured[]
  mixed: MixedLoad
}

const PAGE = 'docs/performance.md'
const BEGIN = '<!-- measured: npm run bench -- calls --write -->'
const END = '<!-- end -->'
const GB = 2 ** 30

/** Writes the figures into the page, between its two marks. */
export function writeReport(figures: readonly Figures[]): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (before < 0 || after < before) throw new Error(`${PAGE} lacks ${BEGIN} … ${END}`)
  const text = `${page.slice(0, before)}${BEGIN}\n\n${reportOf(figures)}\n${page.slice(after)}`
  writeFileSync(PAGE, text)
  console.log(`\nWritten: ${PAGE}`)
}

function reportOf(figures: readonly Figures[]): string {
  const names = figures.flatMap(({ name }) => [`${name}, ratio`, 'processor µs', 'p99 ms'])
  const calls = figures[0]?.calls.map(({ name, bytes }) => [
    name,
    String(bytes),
    ...figures.flatMap(({ calls }) => {
      const found = calls.find((call) => call.name === name)
      return found ? [found.ratio.toFixed(3), short(found.processor), short(found.p99)] : ['', '', '']
    }),
  ])
  const mixed = figures.map(({ name, mixed: { rate, perCore, p50, p99, refused, unanswered } }) => [
    name,
    short(rate),
    short(perCore),
    short(p50),
    short(p99),
    short(refused),
    short(unanswered),
  ])
  return `${machine()}

${table([['call', 'bytes', ...names], ...(calls ?? [])])}

200 people without a pause:

${table([['database', 'calls/s', 'calls/s of processor', 'p50 ms', 'p99 ms', 'told to come back ‰', 'unanswered ‰'], ...mixed])}
`
}

const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${arch()}), ${(totalmem() / GB).toFixed(0)} GB, ${type()}, Node ${process.versions.node}. Load average over the last 15 minutes: ${(loadavg()[2] ?? 0).toFixed(1)}.`

/** A table as the formatter writes it: columns as wide as their widest cell. */
function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
