import type { Wishes } from '../../wishes/wishes'
import type { IngredientFigures } from './ingredientFigures'
import type { RowFigures } from './rowFigures'
import type { Piece, SearchModel } from './SearchModel'
import { Budget } from './terms/budget'
import { everywhere } from './terms/everywhere'
import { leftovers, mayBeLeftOver } from './terms/leftovers'
import { lines } from './terms/lines'
import { aboutDollars, money } from './terms/money'
import { nearDate } from './terms/nearDate'
import { NO_STAPLE, Staples } from './terms/staples'
import type { IngredientTerm } from './terms/Term'
import { usedOnce } from './terms/usedOnce'

/** What a plan uses of every ingredient of a model, whose meals are all known, and what that costs. */
export class IngredientUse {
  private readonly ingredients: readonly IngredientFigures[]
  /** Terms of how many rows use an ingredient, and of how much they use together. */
  private readonly byUses: readonly IngredientTerm[]
  private readonly byAmount: readonly IngredientTerm[]
  /** By the ingredient's place: 1 where it costs something how much of it is used. */
  private readonly hasAmount: Uint8Array
  /** What the ingredients of meals cost alone, by serves. */
  private readonly alone = new Map<number, Map<Piece, Float64Array>>()
  /** What the former cost, by the ingredient's place and its uses; NaN until it is asked for. */
  private readonly usesCosts: Float64Array
  private readonly mostUses: number
  private readonly staples = new Staples()
  private readonly budget: Budget
  private readonly hasBudget: boolean
  /** By the ingredient's place: rows that use it, what they use, what that costs, dollars, of which staple it is a sort. */
  private readonly uses: Int32Array
  private readonly amounts: Float64Array
  private readonly costOf: Float64Array
  private readonly dollars: Float64Array
  private readonly stapleOf: Int32Array
  private sum = 0
  private spent = 0
  /** What the move changes, which is kept when the next one begins: the ingredients, and by their places rows and amounts. */
  private readonly changed: Int32Array
  private changes = 0
  private readonly isChanged: Uint8Array
  private readonly furtherUses: Int32Array
  private readonly furtherAmounts: Float64Array
  /** What a changed ingredient then costs, by its place among them; once the move is weighed. */
  private readonly costAfter: Float64Array
  /** Costs of the ingredients of a meal that is taken out for a moment. */
  private readonly costBefore: Float64Array
  private isWeighed = true
  private readonly after = { sum: 0, spent: 0 }

  constructor(model: SearchModel, { budget }: Pick<Wishes, 'budget'>) {
    const { ingredients, problem } = model
    this.ingredients = ingredients
    const { nearDate: near, prices } = problem
    this.byUses = [usedOnce, lines, everywhere, ...(near.size > 0 ? [nearDate] : [])]
    this.byAmount = [leftovers, ...(prices ? [money] : [])]
    this.hasAmount = Uint8Array.from(ingredients, (one) => (prices || mayBeLeftOver(one) ? 1 : 0))
    this.mostUses = model.mostUses
    this.usesCosts = new Float64Array(ingredients.length * (this.mostUses + 1)).fill(NaN)
    this.budget = new Budget(budget)
    this.hasBudget = budget !== null && prices !== null
    const size = ingredients.length
    this.changed = new Int32Array(size)
    this.isChanged = new Uint8Array(size)
    this.furtherUses = new Int32Array(size)
    this.furtherAmounts = new Float64Array(size)
    this.costAfter = new Float64Array(size)
    this.costBefore = new Float64Array(size)
    this.uses = new Int32Array(size)
    this.amounts = new Float64Array(size)
    this.dollars = new Float64Array(size)
    this.stapleOf = Int32Array.from(ingredients, ({ staple }) => staple)
    this.costOf = Float64Array.from(ingredients, (_, at) => this.costIn(at, 0, 0))
    this.sum = this.costOf.reduce((sum, cost) => sum + cost, 0)
    this.after.sum = this.sum
  }

  get cost(): number {
    if (!this.isWeighed) this.weigh()
    return this.after.sum + this.staples.cost() + (this.hasBudget ? this.budget.cost(this.after.spent) : 0)
  }

  /**
   * What it costs at least once a row has another meal, which nothing has changed yet. What is left of packs takes longest to
   * work out: of what other rows use as well it may be nothing.
   */
  leastWith({ serves }: RowFigures, from: Piece, to: Piece): number {
    const { uses, costOf, costBefore } = this
    const [had, gets] = [from.figures.parts, to.figures.parts]
    let { sum } = this
    for (let part = 0; part < had.length; part += 1) {
      const at = had[part] ?? 0
      const cost = costOf[at] ?? 0
      const count = (uses[at] ?? 0) - 1
      const least = this.usesCost(at, count)
      costBefore[part] = cost
      uses[at] = count
      costOf[at] = least
      sum += least - cost
    }
    const alone = this.aloneCosts(to, serves)
    for (let part = 0; part < gets.length; part += 1) {
      const at = gets[part] ?? 0
      const count = uses[at] ?? 0
      const least = count === 0 ? (alone[part] ?? 0) : this.usesCost(at, count + 1)
      sum += least - (costOf[at] ?? 0)
    }
    for (let part = 0; part < had.length; part += 1) {
      const at = had[part] ?? 0
      uses[at] = (uses[at] ?? 0) + 1
      costOf[at] = costBefore[part] ?? 0
    }
    return sum
  }

  /** A row has another meal. Its move is the one that `takeBack` takes back, until it is kept. */
  replace({ serves }: RowFigures, from: Piece | null, to: Piece | null): void {
    if (from) this.add(from, serves, -1)
    if (to) this.add(to, serves, 1)
    this.isWeighed = false
  }

  /** The changes since the last that were kept are so, too. */
  keep(): void {
    if (!this.isWeighed) this.weigh()
    for (let place = 0; place < this.changes; place += 1) {
      const at = this.changed[place] ?? 0
      if (this.hasBudget) this.dollars[at] = this.dollarsAfter(at)
      this.costOf[at] = this.costAfter[place] ?? 0
      this.uses[at] = this.usesAfter(at)
      this.amounts[at] = this.amountAfter(at)
      this.forget(at)
    }
    this.changes = 0
    this.sum = this.after.sum
    this.spent = this.after.spent
  }

  /** The changes since the last that were kept are none. */
  takeBack(): void {
    for (let place = 0; place < this.changes; place += 1) {
      const at = this.changed[place] ?? 0
      if (this.isWeighed) this.countStaple(at, this.usesAfter(at), this.uses[at] ?? 0)
      this.forget(at)
    }
    this.changes = 0
    this.isWeighed = true
    this.after.sum = this.sum
    this.after.spent = this.spent
  }

  private add({ figures: { parts, amounts } }: Piece, serves: number, sign: 1 | -1): void {
    for (let part = 0; part < parts.length; part += 1) {
      const at = parts[part] ?? 0
      if (this.isChanged[at] === 0) {
        this.isChanged[at] = 1
        this.changed[this.changes] = at
        this.changes += 1
      }
      this.furtherUses[at] = (this.furtherUses[at] ?? 0) + sign
      this.furtherAmounts[at] = (this.furtherAmounts[at] ?? 0) + sign * serves * (amounts[part] ?? 0)
    }
  }

  private weigh(): void {
    let { sum, spent } = this
    for (let place = 0; place < this.changes; place += 1) {
      const at = this.changed[place] ?? 0
      if (this.furtherUses[at] === 0 && this.furtherAmounts[at] === 0) {
        this.costAfter[place] = this.costOf[at] ?? 0
        continue
      }
      const uses = this.usesAfter(at)
      const cost = this.costIn(at, uses, this.amountAfter(at))
      this.costAfter[place] = cost
      sum += cost - (this.costOf[at] ?? 0)
      this.countStaple(at, this.uses[at] ?? 0, uses)
      if (this.hasBudget) spent += this.dollarsAfter(at) - (this.dollars[at] ?? 0)
    }
    this.after.sum = sum
    this.after.spent = spent
    this.isWeighed = true
  }

  private usesAfter(at: number): number {
    return (this.uses[at] ?? 0) + (this.furtherUses[at] ?? 0)
  }

  private amountAfter(at: number): number {
    return (this.amounts[at] ?? 0) + (this.furtherAmounts[at] ?? 0)
  }

  private dollarsAfter(at: number): number {
    const ingredient = this.ingredients[at]
    return ingredient ? aboutDollars(ingredient, this.usesAfter(at), this.amountAfter(at)) : 0
  }

  private forget(at: number): void {
    this.isChanged[at] = 0
    this.furtherUses[at] = 0
    this.furtherAmounts[at] = 0
  }

  private costIn(at: number, uses: number, amount: number): number {
    let cost = this.usesCost(at, uses)
    if (this.hasAmount[at] === 0) return cost
    const ingredient = this.ingredients[at]
    if (ingredient) for (const term of this.byAmount) cost += term.cost(ingredient, uses, amount)
    return cost
  }

  private usesCost(at: number, uses: number): number {
    const place = at * (this.mostUses + 1) + uses
    const known = this.usesCosts[place] ?? 0
    if (!Number.isNaN(known)) return known
    const ingredient = this.ingredients[at]
    let cost = 0
    if (ingredient) for (const term of this.byUses) cost += term.cost(ingredient, uses, 0)
    this.usesCosts[place] = cost
    return cost
  }

  /** What the ingredients of a meal cost that no other row uses. */
  private aloneCosts(piece: Piece, serves: number): Float64Array {
    let ofServes = this.alone.get(serves)
    if (!ofServes) this.alone.set(serves, (ofServes = new Map()))
    const known = ofServes.get(piece)
    if (known) return known
    const { parts, amounts } = piece.figures
    const costs = Float64Array.from(parts, (at, part) => this.costIn(at, 1, serves * (amounts[part] ?? 0)))
    ofServes.set(piece, costs)
    return costs
  }

  private countStaple(at: number, before: number, after: number): void {
    const staple = this.stapleOf[at] ?? NO_STAPLE
    if (staple === NO_STAPLE || before > 0 === after > 0) return
    this.staples.count(staple, after > 0 ? 1 : -1)
  }
}
