/**
 * Parts a list into at most `count` columns without changing its order, so that the tallest column is as short as it can
 * be. Heights are in any unit.
 */
export function splitColumns<Part>(parts: readonly Part[], heightOf: (part: Part) => number, count: number): Part[][] {
  const heights = parts.map(heightOf)
  const total = heights.reduce((sum, height) => sum + height, 0)
  let low = Math.max(0, ...heights)
  let high = total
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fill(heights, middle).length <= count) high = middle
    else low = middle + 1
  }
  return fill(heights, low).map((indexes) => indexes.flatMap((index) => parts[index] ?? []))
}

function fill(heights: readonly number[], most: number): number[][] {
  const columns: number[][] = []
  let free = -1
  heights.forEach((height, index) => {
    const column = columns.at(-1)
    if (column && height <= free) {
      column.push(index)
      free -= height
    } else {
      columns.push([index])
      free = most - height
    }
  })
  return columns
}
