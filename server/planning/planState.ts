import { swapFor, type CompiledIngredient, type CompiledMeal, type CompiledSwap } from '../catalogue/compiled'

/** Each meal of the same main kind that the plan already has makes another one four times less likely. */
const KIND_FACTOR = 1 / 4
/** A meal of one of the last plans is four times less likely. */
const RECENT_FACTOR = 1 / 4
/** A meal that is being replaced is proposed again only when there is almost nothing else. */
const AVOIDED_FACTOR = 1 / 64
/** A meal of a new main kind that shares a perishable ingredient with the plan is 1.5 times as likely. */
const SHARED_FACTOR = 1.5

/** The greatest value of `softFactor`. */
export const MAX_SOFT_FACTOR = SHARED_FACTOR

export interface Place {
  readonly category: number
  /** The row in the category; null when it is not known. */
  readonly position: number | null
}

/** The meals of the plan so far, and how they change the weight of the next one (docs/product.md PLAN-22, PLAN-23). */
export class PlanState {
  private readonly places = new Map<CompiledMeal, Place[]>()
  private readonly kinds = new Map<string, number>()
  private readonly perishables = new Set<CompiledIngredient>()

  constructor(
    private readonly recent: ReadonlySet<string>,
    private readonly avoided: ReadonlySet<string>,
  ) {}

  /** Puts a meal into the plan. */
  add(meal: CompiledMeal, swaps: readonly CompiledSwap[], place: Place): void {
    const places = this.places.get(meal)
    if (places === undefined) this.places.set(meal, [place])
    else places.push(place)
    this.kinds.set(meal.mainKind, (this.kinds.get(meal.mainKind) ?? 0) + 1)
    for (const ingredient of meal.ingredients) {
      const swap = swapFor(swaps, ingredient)
      const used = swap === undefined ? ingredient : swap.to
      if (used !== null && used.perishable) this.perishables.add(used)
    }
  }

  /** Whether the plan has the meal. */
  has(meal: CompiledMeal): boolean {
    return this.places.has(meal)
  }

  /** How the plan so far changes a meal's weight: at most MAX_SOFT_FACTOR, never 0. */
  softFactor(meal: CompiledMeal): number {
    const sameKind = this.kinds.get(meal.mainKind) ?? 0
    let factor = KIND_FACTOR ** sameKind
    if (this.recent.has(meal.id)) factor *= RECENT_FACTOR
    if (this.avoided.has(meal.id)) factor *= AVOIDED_FACTOR
    if (sameKind === 0 && this.sharesPerishable(meal)) factor *= SHARED_FACTOR
    return factor
  }

  /** Whether the meal has a perishable ingredient that the plan has too. */
  private sharesPerishable(meal: CompiledMeal): boolean {
    if (this.perishables.size === 0) return false
    return meal.ingredients.some((ingredient) => ingredient.perishable && this.perishables.has(ingredient))
  }

  /**
   * How far a row is from the nearest one with the same meal: first within the category, then in rows of the others.
   * Infinite when there is none.
   */
  distances(meal: CompiledMeal, category: number, position: number): [number, number] {
    let within = Infinity
    let across = Infinity
    for (const place of this.places.get(meal) ?? []) {
      const distance = place.position === null ? 0 : Math.abs(place.position - position)
      if (place.category === category) within = Math.min(within, distance)
      else across = Math.min(across, distance)
    }
    return [within, across]
  }
}
