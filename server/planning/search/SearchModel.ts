import type { CompiledMeal } from '../../catalogue/compiled'
import type { MealWithSwaps } from '../../catalogue/mealEntryId'
import { figuresOfIngredients, type IngredientFigures } from './ingredientFigures'
import { figuresOf, type MealFigures } from './mealFigures'
import type { PlanProblem } from './problem'
import { type RowFigures, rowFigures } from './rowFigures'
import type { Shortlist } from './shortlist'
import { evenness } from './terms/evenness'
import { favourites } from './terms/favourites'
import { limits } from './terms/limits'
import { ratings } from './terms/ratings'
import { recent } from './terms/recent'
import { tags } from './terms/tags'
import type { MealTerm } from './terms/Term'
import { usualCosts } from './usualCost'

/** A meal with its swaps as the search moves it. */
export interface Piece {
  readonly figures: MealFigures
  /** Number of the meal, whatever its swaps. */
  readonly meal: number
}

/** The meals among which a row's is searched. */
export interface Choice {
  readonly pieces: readonly Piece[]
  /** What each costs by itself. */
  readonly costs: Float64Array
  /** The place of a meal among them, by its number. */
  readonly places: ReadonlyMap<number, number>
}

/** A row whose meal is searched. */
export interface OpenRow {
  readonly row: RowFigures
  readonly choice: Choice
}

/** What a meal costs by itself in a choice; 0 for one that is not in it. */
export function ownCostIn({ places, costs }: Choice, piece: Piece | null): number {
  const place = piece ? places.get(piece.meal) : undefined
  return place === undefined ? 0 : (costs[place] ?? 0)
}

/** A problem in numbers, made once for a search. */
export class SearchModel {
  readonly rows: readonly RowFigures[]
  /** By their places in the catalogue. */
  readonly ingredients: readonly IngredientFigures[]
  readonly mealTerms: readonly MealTerm[]
  /** What is served with the meals of rows, by their places. */
  readonly served: readonly (readonly { readonly piece: Piece; readonly serves: number }[])[]
  /** Own dishes, which are numbered after the catalogue's meals. */
  private readonly dishes = new Map<CompiledMeal, number>()
  private readonly pieces = new Map<MealFigures, Piece>()
  private readonly choices = new Map<Shortlist, Choice>()

  constructor(readonly problem: PlanProblem) {
    this.rows = rowFigures(problem.rows)
    const { wishes, opinions } = problem
    this.mealTerms = [
      tags,
      favourites(opinions),
      ratings(opinions),
      recent(problem),
      limits(wishes),
      evenness(usualCosts),
    ]
    this.ingredients = figuresOfIngredients(problem.catalogue, problem)
    this.served = problem.rows.map(({ served = [] }) =>
      served.map(({ chosen, serves }) => ({ piece: this.pieceOf(chosen), serves })),
    )
  }

  /** Rows, and what is served with them: so many may use one ingredient. */
  get mostUses(): number {
    return this.rows.length + this.served.reduce((sum, { length }) => sum + length, 0)
  }

  get mealCount(): number {
    return this.problem.catalogue.meals.length + this.dishes.size
  }

  /** What a meal costs by itself in a row. */
  ownCost(figures: MealFigures, row: RowFigures): number {
    return this.mealTerms.reduce((sum, term) => sum + term.cost(figures, row), 0)
  }

  /** The meals of a shortlist, for a row that it is of. */
  choiceOf(list: Shortlist, row: RowFigures): Choice {
    const known = this.choices.get(list)
    if (known) return known
    const pieces = list.map((chosen) => this.pieceOf(chosen))
    const costs = Float64Array.from(pieces, ({ figures }) => this.ownCost(figures, row))
    const choice = { pieces, costs, places: new Map(pieces.map(({ meal }, place) => [meal, place])) }
    this.choices.set(list, choice)
    return choice
  }

  pieceOf(chosen: MealWithSwaps): Piece {
    const figures = figuresOf(this.problem.catalogue, chosen)
    const known = this.pieces.get(figures)
    if (known) return known
    const piece = { figures, meal: this.numberOf(chosen.meal) }
    this.pieces.set(figures, piece)
    return piece
  }

  private numberOf(meal: CompiledMeal): number {
    if (meal.index >= 0) return meal.index
    const number = this.dishes.get(meal) ?? this.mealCount
    this.dishes.set(meal, number)
    return number
  }
}
