import type { Wishes } from '../../wishes/wishes'
import type { MealFigures } from './mealFigures'
import type { RowFigures } from './rowFigures'
import type { Piece, SearchModel } from './SearchModel'
import { Balance } from './terms/balance'
import { Counts } from './terms/counts'
import { Mains } from './terms/mains'
import { Minutes } from './terms/minutes'
import { Neighbours } from './terms/neighbours'
import { aimsOf, Targets } from './terms/targets'
import type { PlanTerm, TermKind } from './terms/Term'

/** A row whose meal is exchanged. */
export interface Exchange {
  row: RowFigures
  from: Piece | null
  to: Piece | null
}

/** What a plan costs as a whole, but for what is bought. */
export class PlanTerms {
  private readonly mains = new Mains()
  private readonly minutes: Minutes
  private readonly targets: Targets
  /** Those that are soonest known, first. */
  private readonly terms: readonly PlanTerm[]
  private sum: number

  constructor({ rows, problem }: SearchModel, wishes: Wishes) {
    this.minutes = new Minutes(rows)
    this.targets = new Targets(rows, aimsOf({ rows: problem.rows, wishes }))
    this.terms = [
      this.mains,
      this.minutes,
      this.targets,
      new Balance(rows),
      new Neighbours(rows),
      new Counts({ wishes }),
    ]
    this.sum = this.total()
  }

  get cost(): number {
    return this.sum
  }

  /** What some of the terms cost. */
  costOf(kinds: readonly TermKind[]): number {
    return this.terms.reduce((sum, term) => sum + (kinds.includes(term.kind) ? term.cost() : 0), 0)
  }

  /** What they cost at least once a meal comes instead of another: what the terms cost that are soonest known. */
  leastWith(from: Piece | null, to: Piece | null): number {
    const [before, after] = [figuresOf(from), figuresOf(to)]
    return this.mains.costWith(before, after) + this.minutes.costWith(before, after)
  }

  /** A meal is served beside what is cooked in a row. */
  serve(row: RowFigures, { figures }: Piece): void {
    this.targets.replace(row, null, figures)
    this.sum = this.total()
  }

  /** Makes exchanges unless they would cost more than `most`: then nothing is changed. @returns whether they are made. */
  exchange(exchanges: readonly Exchange[], most = Infinity): boolean {
    let sum = 0
    for (let at = 0; at < this.terms.length; at += 1) {
      const term = this.terms[at]
      if (!term) continue
      for (const { row, from, to } of exchanges) replace(term, row, from, to)
      sum += term.cost()
      if (sum <= most) continue
      for (let done = at; done >= 0; done -= 1)
        for (const { row, from, to } of exchanges) replace(this.terms[done], row, to, from)
      return false
    }
    this.sum = sum
    return true
  }

  private total(): number {
    return this.terms.reduce((sum, term) => sum + term.cost(), 0)
  }
}

const figuresOf = (piece: Piece | null): MealFigures | null => piece?.figures ?? null

function replace(term: PlanTerm | undefined, row: RowFigures, from: Piece | null, to: Piece | null): void {
  term?.replace(row, figuresOf(from), figuresOf(to))
}
