import type { Category } from '../pure/mealCategories'

/** Kinds of lunch and dinner that a table may want a number of. */
export const COUNTED_KINDS = ['FISH', 'RED_MEAT', 'MEATLESS'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** What a member may have a target of, each a figure of a day: kJ of energy, g of the others, mg of sodium. */
export const TARGET_NUTRIENTS = ['energy', 'protein', 'fibre', 'sodium', 'saturatedFat'] as const
export type TargetNutrient = (typeof TARGET_NUTRIENTS)[number]

/** A lower and an upper bound; null where there is none. */
export interface Bounds {
  readonly atLeast: number | null
  readonly atMost: number | null
}

/** How long the meals of a category may take, in minutes; null for any time. */
export interface MinutesWish {
  readonly weekday: number | null
  readonly weekend: number | null
}

/** What a member should have a day, on average over the plan. A nutrient that is missing has no target. */
export type MemberTargets = Readonly<Partial<Record<TargetNutrient, Bounds>>>

/**
 * What a household wishes of its plans, beside what its members may eat. Minutes and counts are kept always or the plan
 * says which of them could not be; the others are aims. Opinions ("never again", favourites, ratings) are people's own.
 */
export interface Wishes {
  /** Hard. A row without a date is a weekday's, but the sixth and seventh of each seven of its category a weekend's. */
  readonly minutes: Readonly<Record<Category, MinutesWish>>
  /** Hard. How many lunches and dinners of a plan are of a kind, counting locked rows. */
  readonly counts: Readonly<Partial<Record<CountedKind, Bounds>>>
  /** Soft. By the id of the member. Without any, the plan has the targets of an average adult, said to be so. */
  readonly targets: ReadonlyMap<string, MemberTargets>
  /** Soft. Dollars a plan, for what is bought, where prices are known; null for no budget. */
  readonly budget: number | null
  /** Soft. How many of the latest weeks' meals to avoid, 0 to 4. */
  readonly recentWeeks: number
}

/** What a household wishes as a whole; targets are its members' own. */
export type HouseholdWishes = Omit<Wishes, 'targets'>

const ANY_TIME: MinutesWish = { weekday: null, weekend: null }

/** What a household wishes that said nothing. */
export const NO_WISHES: Wishes = {
  minutes: { breakfast: ANY_TIME, lunch: ANY_TIME, dinner: ANY_TIME },
  counts: {},
  targets: new Map(),
  budget: null,
  recentWeeks: 2,
}
