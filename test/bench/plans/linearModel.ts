import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import { THREE_MEALS } from '../../../server/planning/search/dayShares'
import type { IngredientFigures } from '../../../server/planning/search/ingredientFigures'
import type { PlanProblem } from '../../../server/planning/search/problem'
import { type SearchModel, type Piece } from '../../../server/planning/search/SearchModel'
import { everywhere } from '../../../server/planning/search/terms/everywhere'
import { lines } from '../../../server/planning/search/terms/lines'
import { Mains } from '../../../server/planning/search/terms/mains'
import { Minutes } from '../../../server/planning/search/terms/minutes'
import { NO_STAPLE, Staples } from '../../../server/planning/search/terms/staples'
import { INSIDE, WEIGHT } from '../../../server/planning/search/terms/targets'
import { usedOnce } from '../../../server/planning/search/terms/usedOnce'
import { ADULT_TARGETS } from '../../../server/planning/search/adultTargets'
import { TARGET_NUTRIENTS } from '../../../server/wishes/wishes'

/** A meal that may be in a row of its category. */
export interface Candidate {
  readonly category: Category
  readonly piece: Piece
}

/** A bound of a plan: its sum over the meals of `figure` in thousandths, at least or at most `value`. */
export interface Bound {
  readonly nutrient: number
  readonly value: number
  readonly isLeast: boolean
}

/**
 * The part of the search's score that an integer program can have: everything but packs, days, and neighbours.
 * Its weights are read off the terms themselves.
 */
export class LinearModel {
  readonly candidates: readonly Candidate[]
  readonly ingredients: readonly IngredientFigures[]
  /** Rows of each category. */
  readonly counts: Readonly<Record<Category, number>>
  readonly bounds: readonly Bound[]
  readonly weights = {
    /** What a line costs that is bought, and one that is in the cupboard. */
    bought: lines.cost({ isKept: false } as IngredientFigures, 1, 0),
    kept: lines.cost({ isKept: true } as IngredientFigures, 1, 0),
    once: usedOnce.cost({ isPerishable: true } as IngredientFigures, 1, 0),
    /** From the fifth meal on. */
    many: everywhere.cost({} as IngredientFigures, 5, 0),
    target: WEIGHT,
    second: mainsCost(2),
    third: mainsCost(3) - 2 * mainsCost(2),
    minute: 0,
    staple: 0,
  }
  readonly minutes: number
  /** Sorts of each staple that cost nothing. */
  readonly allowed: readonly number[]

  /** @param lists what each category is searched among. */
  constructor(problem: PlanProblem, lists: Readonly<Record<Category, readonly Piece[]>>, model: SearchModel) {
    this.candidates = CATEGORIES.flatMap((category) => lists[category].map((piece) => ({ category, piece })))
    this.ingredients = model.ingredients
    this.counts = Object.fromEntries(
      CATEGORIES.map((category) => [category, problem.rows.filter((row) => row.category === category).length]),
    ) as Record<Category, number>
    const days = model.rows.reduce((sum, { share }) => sum + share, 0) / THREE_MEALS
    this.bounds = TARGET_NUTRIENTS.flatMap((name, nutrient) => {
      const { atLeast = null, atMost = null } = ADULT_TARGETS[name] ?? {}
      const inside = name === 'energy' ? INSIDE.energy : INSIDE.others
      return [
        ...(atLeast === null ? [] : [{ nutrient, value: atLeast * (1 + inside) * days * 1000, isLeast: true }]),
        ...(atMost === null ? [] : [{ nutrient, value: atMost * (1 - inside) * days * 1000, isLeast: false }]),
      ]
    })
    this.minutes = freeMinutes(model)
    const minutes = new Minutes(model.rows)
    const [row] = model.rows
    if (row) minutes.replace(row, null, { minutes: this.minutes + 1 } as Piece['figures'])
    this.weights.minute = minutes.cost()
    this.allowed = [0, 1, 2, 3].map(freeSorts)
    const staples = new Staples()
    for (let sorts = 0; sorts <= (this.allowed[0] ?? 0); sorts += 1) staples.count(0, 1)
    this.weights.staple = staples.cost()
  }

  /** The terms of a plan, by the candidates in it. */
  cost(chosen: readonly number[]): number {
    const uses = new Int32Array(this.ingredients.length)
    const mains = new Map<string, number>()
    const sums = new Float64Array(TARGET_NUTRIENTS.length)
    let minutes = 0
    for (const at of chosen) {
      const figures = this.candidates[at]?.piece.figures ?? null
      for (const part of figures?.parts ?? []) uses[part] = (uses[part] ?? 0) + 1
      figures?.nutrients?.forEach((figure, nutrient) => (sums[nutrient] = (sums[nutrient] ?? 0) + figure))
      minutes += figures?.minutes ?? 0
      const kind = figures?.chosen.meal.mainKind ?? ''
      mains.set(kind, (mains.get(kind) ?? 0) + 1)
    }
    const { weights } = this
    let cost = weights.minute * Math.max(0, minutes - this.minutes)
    const sorts = [0, 0, 0, 0]
    for (let at = 0; at < uses.length; at += 1) {
      const count = uses[at] ?? 0
      const ingredient = this.ingredients[at]
      if (count === 0 || !ingredient) continue
      cost +=
        lines.cost(ingredient, count, 0) + usedOnce.cost(ingredient, count, 0) + everywhere.cost(ingredient, count, 0)
      if (ingredient.staple !== NO_STAPLE) sorts[ingredient.staple] = (sorts[ingredient.staple] ?? 0) + 1
    }
    sorts.forEach((count, staple) => (cost += weights.staple * Math.max(0, count - (this.allowed[staple] ?? 0))))
    for (const count of mains.values())
      cost += weights.second * Math.max(0, count - 1) + weights.third * Math.max(0, count - 2)
    for (const { nutrient, value, isLeast } of this.bounds) {
      const share = (sums[nutrient] ?? 0) / value
      cost += weights.target * Math.max(0, isLeast ? 1 - share : share - 1)
    }
    return cost
  }
}

function mainsCost(count: number): number {
  const mains = new Mains()
  for (let meals = 0; meals < count; meals += 1) mains.replace({} as never, null, { main: 0 } as Piece['figures'])
  return mains.cost()
}

/** Minutes that cost nothing: the last whole number at which the term is 0. */
function freeMinutes({ rows }: SearchModel): number {
  const [row] = rows
  const minutes = new Minutes(rows)
  let free = 0
  for (; row && minutes.cost() === 0; free += 0.5) minutes.replace(row, null, { minutes: 0.5 } as Piece['figures'])
  return free - 0.5
}

function freeSorts(staple: number): number {
  const staples = new Staples()
  let sorts = 0
  for (; staples.cost() === 0; sorts += 1) staples.count(staple, 1)
  return sorts - 1
}
