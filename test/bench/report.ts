import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, totalmem, type } from 'node:os'
import { SIZE_HEADING, sizeCells, type SizeFigures } from './catalogueSizes'
import type { Measured } from './http'
import type { MixedLoad } from './mixedLoad'
import type { SocketFigures } from './sockets'
import { short } from './table'

/** What was measured on one database. */
export interface Figures {
  name: string
  calls: Measured[]
  mixed: MixedLoad
}

const PAGE = 'docs/performance.md'
const END = '<!-- end -->'
const GB = 2 ** 30

/** Writes the figures into the page, between the marks of the part. */
export const writeReport = (figures: readonly Figures[]): void => writePart('calls', reportOf(figures))

/** The same of the sockets. */
export function writeSocketReport(figures: readonly SocketFigures[]): void {
  const names = figures.map(({ name }) => name)
  const rows = figures[0]?.rows.map(([what], index) => [
    what,
    ...figures.map(({ rows }) => short(rows[index]?.[1] ?? NaN)),
  ])
  writePart('sockets', `${machine()}\n\n${table([['', ...names], ...(rows ?? [])])}\n`)
}

/** What a catalogue of so many meals costs: the steps of bringing it in, and every call beside one of 1,000 meals. */
export function writeCatalogueReport(
  meals: number,
  steps: readonly (string | number)[][],
  figures: readonly SizeFigures[],
): void {
  const size = meals.toLocaleString('en')
  writePart(
    'catalogue',
    `${machine()}\n\nA catalogue of ${size} meals in one process, on SQLite:\n\n${table(steps.map((row) => row.map(String)))}\n\nEvery call over 1,000 and over ${size} meals:\n\n${table([SIZE_HEADING, ...figures.map(sizeCells)])}\n`,
  )
}

/** The shares of calls as they were recorded, by name. */
export function readShares(): ReadonlyMap<string, number> {
  const { page, from, to } = placeOf('shares')
  const rows = page.slice(from, to).matchAll(/^\| (.+?) +\| ([\d.]+) +\|$/gm)
  return new Map(Array.from(rows, ([, name = '', share]) => [name, Number(share)]))
}

/** Records shares of calls. */
export function writeShares(shares: ReadonlyMap<string, number>): void {
  const rows = Array.from(shares, ([name, share]) => [name, share.toFixed(3)])
  writePart('shares', `${table([['call', 'share'], ...rows])}\n`)
}

function writePart(part: string, text: string): void {
  const { page, from, to } = placeOf(part)
  writeFileSync(PAGE, `${page.slice(0, from)}\n\n${text}\n${page.slice(to)}`)
  console.log(`\nWritten: ${PAGE}`)
}

/** Where a part's figures stand in the page. */
function placeOf(part: string): { page: string; from: number; to: number } {
  const begin = `<!-- measured: npm run bench -- ${part} --write -->`
  const page = readFileSync(PAGE, 'utf8')
  const from = page.indexOf(begin) + begin.length
  const to = page.indexOf(END, from)
  if (from < begin.length || to < 0) throw new Error(`${PAGE} lacks ${begin} … ${END}`)
  return { page, from, to }
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

${table([['database', 'calls/s', 'calls/s of processor', 'p50 ms', 'p99 ms', 'refused for now ‰', 'unanswered ‰'], ...mixed])}
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
