/** Prints rows in columns; the first row is the heading. */
export function printTable(title: string, rows: (string | number)[][]): void {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${title}`)
  texts.forEach((row, index) => {
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  })
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** A number with a few significant digits. */
export const short = (value: number): string =>
  value >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString()
