import { LIMITS } from '../../schema/limits'
import { arrayOf, isFlag, isNumber, isText, nullOr, shape } from '../session/guards'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import type { PlanCategoryFragment, PlanEntryFragment } from './operations.generated'
import { factGuards, factsOf, type RowFacts } from './rowFacts'

/** The meal categories in the order of the day (docs/product.md CAT-1). */
export const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const

/** A meal category. */
export type Category = (typeof CATEGORIES)[number]

/** The categories as the API names them. */
export const CATEGORY_ENUM = {
  breakfast: 'BREAKFAST',
  lunch: 'LUNCH',
  dinner: 'DINNER',
} as const satisfies Record<Category, MealCategory>

/** A meal in the plan; empty strings in an empty entry. What it says of the meal follows from `uniqueId`. */
export type Entry = Readonly<PlanEntryFragment> & RowFacts

/** A swap that an entry carries; `to` is null when the ingredient is left out. */
export type EntrySwap = Entry['swaps'][number]

/** Whether content from outside, such as the browser's storage, is an entry. */
export const isEntry = shape<Entry>({
  name: isText,
  uniqueId: isText,
  isCustomised: isFlag,
  urlDetails: isText,
  numServes: isNumber,
  mainIngredient: isText,
  slug: isText,
  picture: isText,
  minutes: isNumber,
  swaps: arrayOf(shape<EntrySwap>({ from: isText, to: nullOr(isText), note: isText })),
  ...factGuards,
})

/** One category of a plan; `settings.numMeals` is the length of `mealList`. */
export type CategoryPlan = Pick<PlanCategoryFragment, 'settings'> & { readonly mealList: readonly Entry[] }

/** A plan, immutable: edits make another. */
export type Plan = Readonly<Record<Category, CategoryPlan>>

/** An entry with its place in the plan. */
export interface PlannedMeal {
  /** Names the place, such as `dinner-0`; unlike the entry's id, never twice in one plan. */
  key: string
  category: Category
  /** Position in its category, from 0. */
  row: number
  entry: Entry
}

/** An entry without a meal, which keeps a row's serves. */
export function emptyEntry(numServes: number = LIMITS.defaultServes): Entry {
  return {
    name: '',
    uniqueId: '',
    isCustomised: false,
    urlDetails: '',
    numServes,
    mainIngredient: '',
    slug: '',
    picture: '',
    minutes: 0,
    swaps: [],
  }
}

/** Whether no meal was chosen for the entry. */
export function isEmptyEntry(entry: Entry): boolean {
  return entry.uniqueId === ''
}

/** A category of these entries. */
export function categoryOf(mealList: readonly Entry[]): CategoryPlan {
  return { settings: { numMeals: mealList.length }, mealList }
}

/** A plan without a row. */
export function emptyPlan(): Plan {
  return { breakfast: categoryOf([]), lunch: categoryOf([]), dinner: categoryOf([]) }
}

/** Whether every category has fewer than one meal: what Save refuses (docs/product.md PLAN-28). */
export function hasNoRows(plan: Plan): boolean {
  return CATEGORIES.every((category) => plan[category].settings.numMeals < 1)
}

/** Whether any row of the plan has a meal. */
export function hasMeals(plan: Plan): boolean {
  return CATEGORIES.some((category) => plan[category].mealList.some((entry) => !isEmptyEntry(entry)))
}

/** Every meal of the plan, empty rows left out, sorted by name: what Cook chooses from (docs/product.md COOK-5). */
export function combinedEntries(plan: Plan): PlannedMeal[] {
  return CATEGORIES.flatMap((category) =>
    plan[category].mealList.map((entry, row) => ({ key: `${category}-${row}`, category, row, entry })),
  )
    .filter(({ entry }) => !isEmptyEntry(entry))
    .sort((one, other) => one.entry.name.localeCompare(other.entry.name, 'en-AU'))
}

/** Whether some meal of the plan has no serves, which a shopping list refuses (docs/product.md SHOP-2). */
export function hasMealWithoutServes(plan: Plan): boolean {
  return combinedEntries(plan).some(({ entry }) => entry.numServes === 0)
}

/**
 * Whether something loaded is a plan: each category has `settings.numMeals` as a number and `mealList` as an array
 * (docs/product.md PLAN-30).
 */
export function isPlan(value: unknown): value is Plan {
  return CATEGORIES.every((category) => {
    const part = (value as Partial<Record<Category, Partial<CategoryPlan>>> | null | undefined)?.[category]
    return typeof part?.settings?.numMeals === 'number' && Array.isArray(part.mealList)
  })
}

/** A plan as text, by what a save sends of it: two plans with the same key are the same plan. */
export function planKey(plan: Plan): string {
  return JSON.stringify(CATEGORIES.map((category) => plan[category].mealList.map(keyOf)))
}

/** A row that says nothing of who eats it has the key that it had in earlier releases. */
function keyOf({ uniqueId, numServes, ...entry }: Entry): unknown[] {
  const facts = factsOf(entry)
  return Object.keys(facts).length > 0 ? [uniqueId, numServes, facts] : [uniqueId, numServes]
}
