import type { AdminTools } from './AdminCommand'

/** Prints rows in columns under their headings, separated by two spaces. */
export function printTable({ out }: Pick<AdminTools, 'out'>, headings: string[], rows: string[][]): void {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  for (const line of lines)
    out(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
