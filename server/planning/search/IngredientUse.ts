import type { Wishes } from '../../wishes/wishes'
import type { IngredientFigures } from './ingredientFigures'
import type { RowFigures } from './rowFigures'
import type { Piece, SearchModel } from './SearchModel'
import { Budget } from './terms/budget'
import { everywhere } from './terms/everywhere'
import { leftovers } from './terms/leftovers'
import { lines } from './terms/lines'
import { aboutDollars, money } from './terms/money'
import { nearDate } from './terms/nearDate'
import { NO_STAPLE, Staples } from './terms/staples'
import type { IngredientTerm, TermKind } from './terms/Term'
import { usedOnce } from './terms/usedOnce'

/** What a plan uses of every ingredient of a model, whose meals are all known, and what that costs. */
export class IngredientUse {
  private readonly ingredients: readonly IngredientFigures[]
  /** Terms of how many rows use an ingredient, and of how much they use together. */
  private readonly byUses: readonly IngredientTerm[]
  private readonly byAmount: readonly IngredientTerm[]
  /** What the former cost, by the ingredient's number and its uses; NaN until it is asked for. */
  private readonly usesCosts: Float64Array
  private readonly mostUses: number
  private readonly staples = new Staples()
  private readonly budget: Budget
  private readonly hasBudget: boolean
  /** By the ingredient's number: rows that use it, what they use, what that costs, dollars. */
  private readonly uses: Int32Array
  private readonly amounts: Float64Array
  private readonly costOf: Float64Array
  private readonly dollars: Float64Array
  private sum = 0
  private spent = 0
  /** The changes since `begin`, in their order, with what was before. */
  private changes = 0
  private isMoving = false
  private readonly changed: Int32Array
  private readonly usesBefore: Int32Array
  private readonly amountsBefore: Float64Array
  private readonly costsBefore: Float64Array
  private readonly dollarsBefore: Float64Array
  private readonly before = { sum: 0, spent: 0 }

  constructor(model: SearchModel, { budget }: Pick<Wishes, 'budget'>) {
    const { ingredients, problem } = model
    this.ingredients = ingredients
    const { nearDate: near, prices } = problem
    this.byUses = [usedOnce, lines, everywhere, ...(near.size > 0 ? [nearDate] : [])]
    this.byAmount = [leftovers, ...(prices ? [money] : [])]
    this.mostUses = model.mostUses
    this.usesCosts = new Float64Array(ingredients.length * (this.mostUses + 1)).fill(NaN)
    this.budget = new Budget(budget)
    this.hasBudget = budget !== null && prices !== null
    const size = ingredients.length
    // Two rows, each of which takes a meal out and puts one in.
    const most = 4 * model.mostParts
    this.changed = new Int32Array(most)
    this.usesBefore = new Int32Array(most)
    this.amountsBefore = new Float64Array(most)
    this.costsBefore = new Float64Array(most)
    this.dollarsBefore = new Float64Array(most)
    this.uses = new Int32Array(size)
    this.amounts = new Float64Array(size)
    this.dollars = new Float64Array(size)
    this.costOf = Float64Array.from(ingredients, (one, at) => this.costIn(one, at, 0, 0))
    this.sum = this.costOf.reduce((sum, cost) => sum + cost, 0)
  }

  get cost(): number {
    return this.sum + this.staples.cost() + (this.hasBudget ? this.budget.cost(this.spent) : 0)
  }

  /** The terms, each with what it costs now. */
  costs(): { kind: TermKind; cost: number }[] {
    const ofTerm = ({ kind, cost }: IngredientTerm) => ({
      kind,
      cost: this.ingredients.reduce((all, one, at) => all + cost(one, this.uses[at] ?? 0, this.amounts[at] ?? 0), 0),
    })
    const budget = { kind: this.budget.kind, cost: this.hasBudget ? this.budget.cost(this.spent) : 0 } as const
    return [
      ...[...this.byUses, ...this.byAmount].map(ofTerm),
      { kind: this.staples.kind, cost: this.staples.cost() },
      budget,
    ]
  }

  /** A move begins, which `takeBack` takes back. */
  begin(): void {
    this.isMoving = true
    this.changes = 0
    this.before.sum = this.sum
    this.before.spent = this.spent
  }

  replace({ serves }: RowFigures, from: Piece | null, to: Piece | null): void {
    // What is put in at first is never taken back.
    if (!this.isMoving) this.changes = 0
    if (from) this.add(from, serves, -1)
    if (to) this.add(to, serves, 1)
  }

  takeBack(): void {
    while (this.changes > 0) {
      this.changes -= 1
      const at = this.changed[this.changes] ?? 0
      const uses = this.usesBefore[this.changes] ?? 0
      this.countStaple(at, this.uses[at] ?? 0, uses)
      this.uses[at] = uses
      this.amounts[at] = this.amountsBefore[this.changes] ?? 0
      this.costOf[at] = this.costsBefore[this.changes] ?? 0
      this.dollars[at] = this.dollarsBefore[this.changes] ?? 0
    }
    this.sum = this.before.sum
    this.spent = this.before.spent
  }

  private add({ parts, amounts }: Piece, serves: number, sign: 1 | -1): void {
    for (let part = 0; part < parts.length; part += 1)
      this.change(parts[part] ?? 0, sign, sign * serves * (amounts[part] ?? 0))
  }

  private change(at: number, uses: number, amount: number): void {
    const ingredient = this.ingredients[at]
    if (!ingredient) return
    const usesBefore = this.uses[at] ?? 0
    const amountBefore = this.amounts[at] ?? 0
    const costBefore = this.costOf[at] ?? 0
    this.changed[this.changes] = at
    this.usesBefore[this.changes] = usesBefore
    this.amountsBefore[this.changes] = amountBefore
    this.costsBefore[this.changes] = costBefore
    this.dollarsBefore[this.changes] = this.dollars[at] ?? 0
    this.changes += 1
    const usesAfter = usesBefore + uses
    const amountAfter = amountBefore + amount
    const cost = this.costIn(ingredient, at, usesAfter, amountAfter)
    this.countStaple(at, usesBefore, usesAfter)
    this.uses[at] = usesAfter
    this.amounts[at] = amountAfter
    this.costOf[at] = cost
    this.sum += cost - costBefore
    if (this.hasBudget) this.spend(at, aboutDollars(ingredient, usesAfter, amountAfter))
  }

  private costIn(ingredient: IngredientFigures, at: number, uses: number, amount: number): number {
    const place = at * (this.mostUses + 1) + uses
    let cost = this.usesCosts[place] ?? NaN
    if (Number.isNaN(cost)) {
      cost = 0
      for (const term of this.byUses) cost += term.cost(ingredient, uses, amount)
      this.usesCosts[place] = cost
    }
    for (const term of this.byAmount) cost += term.cost(ingredient, uses, amount)
    return cost
  }

  private spend(at: number, dollars: number): void {
    this.spent += dollars - (this.dollars[at] ?? 0)
    this.dollars[at] = dollars
  }

  private countStaple(at: number, before: number, after: number): void {
    if (before > 0 === after > 0) return
    const staple = this.ingredients[at]?.staple ?? NO_STAPLE
    if (staple !== NO_STAPLE) this.staples.count(staple, after > 0 ? 1 : -1)
  }
}
