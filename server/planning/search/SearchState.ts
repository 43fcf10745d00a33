import type { Wishes } from '../../wishes/wishes'
import type { Random } from '../random'
import type { Annealed } from './anneal'
import { IngredientUse } from './IngredientUse'
import { type Exchange, PlanTerms } from './PlanTerms'
import type { RowFigures } from './rowFigures'
import { type OpenRow, ownCostIn, type Piece, type SearchModel } from './SearchModel'
import type { TermKind } from './terms/Term'
import { Tried } from './Tried'

/** How often two rows swap their meals, instead of one getting another. */
const SWAPS = 0.05

/** A row whose meal a move exchanges, with the place of the new one in its choice, and what the former one cost by itself. */
interface Moved extends Exchange {
  readonly place: number
  readonly hadCost: number
}

/** A plan with its score, of which a move changes no more than it has to. */
export class SearchState implements Annealed {
  private readonly cooked: (Piece | null)[]
  private readonly best: (Piece | null)[]
  /** How many rows have a meal, by its number. */
  private readonly rowsWith: Int32Array
  private readonly terms: PlanTerms
  private readonly use: IngredientUse
  /** What the meals of open rows cost by themselves, together and by row; NaN of other rows. */
  private ownCost = 0
  private readonly ownCosts: Float64Array
  private cost: number
  /** By row; those of one choice have one. */
  private readonly tried: readonly (Tried | undefined)[]
  private readonly before = { cost: 0, ownCost: 0 }
  /** The last move: one row or two. */
  private moved: Moved[] = []

  /** @param wishes other ones than the problem's, of which minutes are the same. */
  constructor(
    model: SearchModel,
    cooked: readonly (Piece | null)[],
    private readonly open: readonly OpenRow[],
    wishes: Wishes = model.problem.wishes,
  ) {
    const { rows } = model
    this.rowsWith = new Int32Array(model.mealCount)
    this.use = new IngredientUse(model, wishes)
    this.terms = new PlanTerms(model, wishes)
    this.cooked = rows.map(() => null)
    rows.forEach((row, index) => {
      const piece = cooked[index] ?? null
      this.use.replace(row, null, piece)
      this.terms.exchange([{ row, from: null, to: piece }])
      this.put(row, piece)
      for (const { piece, serves } of model.served[index] ?? []) {
        this.use.replace({ ...row, serves }, null, piece)
        this.terms.serve(row, piece)
      }
    })
    const tried = new Map(open.map(({ choice }) => [choice, new Tried(choice.pieces.length)]))
    const choices = new Map(open.map(({ row, choice }) => [row.index, choice]))
    this.tried = rows.map(({ index }) => {
      const choice = choices.get(index)
      return choice && tried.get(choice)
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
    return this.terms.costOf(kinds)
  }

  score(): number {
    return this.ownCost + this.use.cost + this.terms.cost
  }

  /** What costs least to work out may say already that a move costs too much. */
  move(random: Random, most: number): number | null {
    const one = this.open[random.below(this.open.length)]
    if (!one) return null
    const isSwap = random.next() < SWAPS
    const { cost } = this
    this.begin()
    if (!(isSwap ? this.swap(one, random) : this.replace(one, random, cost + most))) return null
    const left = cost + most - this.ownCost
    // Two rows that change places keep the plan's mains and minutes.
    const [first] = this.moved
    const least = isSwap || !first ? this.terms.leastWith(null, null) : this.terms.leastWith(first.from, first.to)
    if (this.use.cost > left - least || !this.finishMove(left)) {
      this.giveUp()
      return null
    }
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
    this.terms.exchange(this.moved.map(({ row, from, to }) => ({ row, from: to, to: from })))
    for (const { row, from } of this.moved) this.put(row, from)
    this.giveUp()
  }

  remember(): void {
    for (let row = 0; row < this.cooked.length; row += 1) this.best[row] = this.cooked[row] ?? null
  }

  narrow(): void {
    for (const tried of new Set(this.tried)) tried?.narrow()
  }

  private begin(): void {
    const [only, another] = this.moved
    if (only && !another) this.tried[only.row.index]?.accept(only.place)
    this.moved = []
    this.before.cost = this.cost
    this.before.ownCost = this.ownCost
    this.use.keep()
  }

  /** Ends a move unless what is bought and the terms of the plan as a whole then cost more than `most`. @returns whether it does. */
  private finishMove(most = Infinity): boolean {
    if (!this.terms.exchange(this.moved, most - this.use.cost)) return false
    for (const { row, to } of this.moved) this.put(row, to)
    this.cost = this.score()
    return true
  }

  /** Takes back what meals and what is bought cost in a move, of which no other term knows. */
  private giveUp(): void {
    for (const { row, hadCost } of this.moved) this.ownCosts[row.index] = hadCost
    this.moved = []
    this.use.takeBack()
    this.cost = this.before.cost
    this.ownCost = this.before.ownCost
  }

  /** Another meal that the plan does not have, unless the plan then certainly costs more than `most`. */
  private replace({ row, choice }: OpenRow, random: Random, most: number): boolean {
    const place = this.tried[row.index]?.draw(random) ?? 0
    const piece = choice.pieces[place]
    if (!piece || (this.rowsWith[piece.meal] ?? 0) > 0) return false
    const had = this.cooked[row.index] ?? null
    const ownCost = this.ownCost + (choice.costs[place] ?? 0) - (this.ownCosts[row.index] ?? 0)
    if (had && this.use.leastWith(row, had, piece) > most - ownCost - this.terms.leastWith(had, piece)) return false
    this.exchange({ row, choice }, place)
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
    this.moved.push({ row, from: had, to: piece, place, hadCost })
    this.ownCosts[row.index] = cost
    this.ownCost += cost - hadCost
    this.use.replace(row, had, piece)
  }

  private put(row: RowFigures, piece: Piece | null): void {
    const had = this.cooked[row.index] ?? null
    if (had) this.rowsWith[had.meal] = (this.rowsWith[had.meal] ?? 0) - 1
    if (piece) this.rowsWith[piece.meal] = (this.rowsWith[piece.meal] ?? 0) + 1
    this.cooked[row.index] = piece
  }
}
