/** Pearson's statistic of counts against expected shares (equal ones unless given). */
export function chiSquare(counts: readonly number[], shares?: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count, index) => {
    const expected = total * (shares?.[index] ?? 1 / counts.length)
    return sum + (count - expected) ** 2 / expected
  }, 0)
}

/** The statistic that chance exceeds once in a thousand times (Wilson and Hilferty's approximation). */
export function chiSquareLimit(degrees: number): number {
  const spread = 2 / (9 * degrees)
  return degrees * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3
}
