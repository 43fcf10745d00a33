import type { Wishes } from '../../wishes/wishes'
import type { Random } from '../random'
import type { Annealed } from './anneal'
import { IngredientUse } from './IngredientUse'
import { type OpenRow, ownCostIn, type Piece, type SearchModel } from './SearchModel'
import type { RowFigures } from './rowFigures'
import { Balance } from './terms/balance'
import { Counts } from './terms/counts'
import { Mains } from './terms/mains'
import { Minutes } from './terms/minutes'
import { Neighbours } from './terms/neighbours'
import { aimsOf, Targets } from './terms/targets'
import type { PlanTerm, TermKind } from './terms/Term'

/** How often two rows swap their meals, instead of one getting another. */
const SWAPS = 0.15

/** A row with what it had before a move. */
interface Moved {
  row: RowFigures | null
  had: Piece | null
  hadCost: number
  got: Piece | null
}

const NOTHING_MOVED: Readonly<Moved> = { row: null, had: null, hadCost: 0, got: null }

/** A plan with its score, of which a move changes no more than it has to. */
export class SearchState implements Annealed {
  private readonly cooked: (Piece | null)[]
  private readonly best: (Piece | null)[]
  /** How many rows have a meal, by its number. */
  private readonly rowsWith: Int32Array
  private readonly terms: readonly PlanTerm[]
  private readonly mains = new Mains()
  private readonly use: IngredientUse
  /** What the meals of open rows cost by themselves, together and by row; NaN of other rows. */
  private ownCost = 0
  private readonly ownCosts: Float64Array
  private cost: number
  private readonly before = { cost: 0, ownCost: 0 }
  /** The last move: up to two rows with what they had. They are kept, as a search makes thousands of moves. */
  private readonly moved: Moved[] = [{ ...NOTHING_MOVED }, { ...NOTHING_MOVED }]
  private moves = 0

  /** @param wishes other ones than the problem's, of which minutes are the same. */
  constructor(
    model: SearchModel,
    cooked: readonly (Piece | null)[],
    private readonly open: readonly OpenRow[],
    wishes: Wishes = model.problem.wishes,
  ) {
    const { rows, problem } = model
    this.rowsWith = new Int32Array(model.mealCount)
    this.use = new IngredientUse(model, wishes)
    const targets = new Targets(rows, aimsOf({ rows: problem.rows, wishes }))
    this.terms = [
      targets,
      new Balance(rows),
      new Minutes(rows),
      this.mains,
      new Neighbours(rows),
      new Counts({ wishes }),
    ]
    this.cooked = rows.map(() => null)
    rows.forEach((row, index) => {
      this.put(row, cooked[index] ?? null)
      for (const { piece, serves } of model.served[index] ?? []) {
        this.use.replace({ ...row, serves }, null, piece)
        targets.replace(row, null, piece.figures)
      }
    })
    this.ownCosts = new Float64Array(rows.length).fill(NaN)
    for (const one of open) {
      const cost = this.ownCostOf(one)
      this.ownCosts[one.row.index] = cost
      this.ownCost += cost
    }
    this.cost = this.score()
    this.best = [...this.cooked]
  }

  /** The best plan that was remembered. */
  get found(): readonly (Piece | null)[] {
    return this.best
  }

  /** What some of the terms cost that are of the plan as a whole. */
  costOf(kinds: readonly TermKind[]): number {
    return this.terms.reduce((sum, term) => sum + (kinds.includes(term.kind) ? term.cost() : 0), 0)
  }

  score(): number {
    let sum = this.ownCost + this.use.cost
    for (const term of this.terms) sum += term.cost()
    return sum
  }

  /** What the meals by themselves and what is bought cost more may say already that a move costs too much. */
  move(random: Random, most: number): number | null {
    const one = this.open[random.below(this.open.length)]
    if (!one) return null
    const isSwap = random.next() < SWAPS
    const { cost } = this
    this.begin()
    const isMoved = isSwap ? this.swap(one, random) : this.replace(one, random)
    if (!isMoved) return null
    const limit = cost + most - this.ownCost - this.leastOfTerms()
    if (this.use.leastCost > limit || this.use.cost > limit) {
      this.giveUp()
      return null
    }
    this.finishMove()
    return this.cost - cost
  }

  /** Returns to the plan that was remembered. */
  restore(): void {
    for (const one of this.open) {
      const piece = this.best[one.row.index]
      if (!piece || piece === this.cooked[one.row.index]) continue
      this.begin()
      this.exchange(one, one.choice.places.get(piece.meal))
      this.finishMove()
    }
    this.cost = this.score()
  }

  /** What the meal of a row costs by itself. */
  ownCostOf({ row, choice }: OpenRow): number {
    return ownCostIn(choice, this.cooked[row.index] ?? null)
  }

  /** Puts another meal that the plan does not have into a row; `takeBack` takes it back. @returns the rise; null if it has it. */
  tryIn(one: OpenRow, piece: Piece): number | null {
    if ((this.rowsWith[piece.meal] ?? 0) > 0) return null
    const { cost } = this
    this.begin()
    this.exchange(one, one.choice.places.get(piece.meal))
    this.finishMove()
    return this.cost - cost
  }

  takeBack(): void {
    for (let at = 0; at < this.moves; at += 1) {
      const { row, had } = this.moved[at] ?? NOTHING_MOVED
      if (row) this.putRow(row, had)
    }
    this.giveUp()
  }

  remember(): void {
    for (let row = 0; row < this.cooked.length; row += 1) this.best[row] = this.cooked[row] ?? null
  }

  private begin(): void {
    this.moves = 0
    this.before.cost = this.cost
    this.before.ownCost = this.ownCost
    this.use.keep()
  }

  /** What the terms of the plan as a whole cost after a move at least: nothing, but for meals of one main that it leaves there. */
  private leastOfTerms(): number {
    let least = this.mains.cost()
    for (let at = 0; at < this.moves; at += 1) {
      const { had } = this.moved[at] ?? NOTHING_MOVED
      if (had) least -= this.mains.gainWithout(had.figures.main)
    }
    return least
  }

  /** What a move exchanges is weighed by the terms of the plan as a whole as well. */
  private finishMove(): void {
    for (let at = 0; at < this.moves; at += 1) {
      const { row, got } = this.moved[at] ?? NOTHING_MOVED
      if (row) this.putRow(row, got)
    }
    this.cost = this.score()
  }

  /** Takes back what meals and what is bought cost in a move, of which no other term knows. */
  private giveUp(): void {
    for (let at = 0; at < this.moves; at += 1) {
      const { row, hadCost } = this.moved[at] ?? NOTHING_MOVED
      if (row) this.ownCosts[row.index] = hadCost
    }
    this.use.takeBack()
    this.cost = this.before.cost
    this.ownCost = this.before.ownCost
  }

  /** Another meal that the plan does not have. */
  private replace(one: OpenRow, random: Random): boolean {
    const place = random.below(one.choice.pieces.length)
    const piece = one.choice.pieces[place]
    if (!piece || (this.rowsWith[piece.meal] ?? 0) > 0) return false
    this.exchange(one, place)
    return true
  }

  /** The meals of two rows change places where each suits those who eat the other row. */
  private swap(one: OpenRow, random: Random): boolean {
    const other = this.open[random.below(this.open.length)]
    const [a, b] = [this.cooked[one.row.index], other && this.cooked[other.row.index]]
    if (!other || !a || !b || a.meal === b.meal) return false
    const placeOfA = other.choice.places.get(a.meal)
    const placeOfB = one.choice.places.get(b.meal)
    if (placeOfA === undefined || placeOfB === undefined) return false
    this.exchange(one, placeOfB)
    this.exchange(other, placeOfA)
    return true
  }

  /** A row is to have the meal of a place in its choice instead: what it costs by itself, and what is bought for it. */
  private exchange({ row, choice }: OpenRow, place = -1): void {
    const piece = choice.pieces[place] ?? null
    const cost = choice.costs[place] ?? 0
    const had = this.cooked[row.index] ?? null
    const known = this.ownCosts[row.index] ?? NaN
    const hadCost = Number.isNaN(known) ? ownCostIn(choice, had) : known
    const moved = this.moved[this.moves]
    if (moved) {
      moved.row = row
      moved.had = had
      moved.hadCost = hadCost
      moved.got = piece
    }
    this.moves += 1
    this.ownCosts[row.index] = cost
    this.ownCost += cost - hadCost
    this.use.replace(row, had, piece)
  }

  private put(row: RowFigures, piece: Piece | null): void {
    this.use.replace(row, null, piece)
    this.putRow(row, piece)
  }

  /** All but what is bought. */
  private putRow(row: RowFigures, piece: Piece | null): void {
    const had = this.cooked[row.index] ?? null
    if (had) this.rowsWith[had.meal] = (this.rowsWith[had.meal] ?? 0) - 1
    if (piece) this.rowsWith[piece.meal] = (this.rowsWith[piece.meal] ?? 0) + 1
    this.cooked[row.index] = piece
    for (const term of this.terms) term.replace(row, had?.figures ?? null, piece?.figures ?? null)
  }
}
