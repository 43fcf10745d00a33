/** What two objectives make of something; less of both is better. */
export interface Point {
  readonly cost: number
  readonly repetition: number
}

/** The objectives' ranges: a point at their ends has 0 and 1. */
export interface Ranges {
  readonly cost: readonly [least: number, most: number]
  readonly repetition: readonly [least: number, most: number]
}

const isAtLeast = (one: Point, other: Point): boolean => one.cost <= other.cost && one.repetition <= other.repetition

/** Points of which none is better than another in both, the cheapest first. */
export class Front<Found extends Point> {
  private found: Found[] = []

  get points(): readonly Found[] {
    return [...this.found].sort((a, b) => a.cost - b.cost)
  }

  /** Whether a point would be on it. */
  wants(point: Point): boolean {
    return !this.found.some((one) => isAtLeast(one, point))
  }

  add(point: Found): void {
    if (!this.wants(point)) return
    this.found = [...this.found.filter((one) => !isAtLeast(point, one)), point]
  }
}

/** The share of the ranges' area in which each point is worse than some of the front: 1 is the most. */
export function hypervolume(points: readonly Point[], { cost, repetition }: Ranges): number {
  const within = points.map((point) => ({
    x: (point.cost - cost[0]) / (cost[1] - cost[0]),
    y: (point.repetition - repetition[0]) / (repetition[1] - repetition[0]),
  }))
  within.sort((a, b) => a.x - b.x || a.y - b.y)
  let [area, top] = [0, 1]
  for (const { x, y } of within) {
    if (x >= 1 || y >= top) continue
    area += (1 - Math.max(0, x)) * (top - Math.max(0, y))
    top = Math.max(0, y)
  }
  return area
}
