/** For each sort of a staple beyond those that a plan may have. */
const WEIGHT = 0.2
/** Kinds of which a kitchen needs few sorts, with how many a plan may have. */
const ALLOWED = new Map([
  ['rice', 1],
  ['bread', 1],
  ['stock', 1],
  ['oil', 2],
])

const KINDS = [...ALLOWED.keys()]

/** What is no staple. */
export const NO_STAPLE = -1

/** The number of the staple of which an ingredient of this kind is a sort. */
export const stapleOf = (kind: string): number => KINDS.indexOf(kind)

/** Sorts of rice, bread, stock and oil. Ingredients report when the first row uses them and when none does any more. */
export class Staples {
  readonly kind = 'STAPLES'
  private readonly sorts = new Int32Array(KINDS.length)
  private readonly allowed = Int32Array.from(ALLOWED.values())
  private beyond = 0

  /** @param change 1 when a sort comes into use, -1 when it goes out of use. */
  count(staple: number, change: 1 | -1): void {
    const before = this.sorts[staple] ?? 0
    const allowed = this.allowed[staple] ?? 0
    this.sorts[staple] = before + change
    this.beyond += Math.max(0, before + change - allowed) - Math.max(0, before - allowed)
  }

  cost(): number {
    return WEIGHT * this.beyond
  }
}
