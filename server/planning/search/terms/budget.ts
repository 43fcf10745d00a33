/** For each dollar beyond: about as much as a perishable that is used once. */
const WEIGHT = 1

/** Dollars beyond the household's budget, where prices are known. */
export class Budget {
  readonly kind = 'BUDGET'

  constructor(private readonly dollars: number | null) {}

  cost(spent: number): number {
    return this.dollars === null ? 0 : WEIGHT * Math.max(0, spent - this.dollars)
  }
}
