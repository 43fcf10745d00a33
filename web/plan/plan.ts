import { LIMITS } from '../../schema/limits'
import { standingOf } from '../../schema/standing'
import { arrayOf, isFlag, isNumber, isText, nullOr, orMissing, shape } from '../session/guards'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import type { PlanCategoryFragment, PlanEntryFragment } from './operations.generated'
import type { Other } from './otherContent'
import { factGuards, factsOf, type RowFacts, withoutFacts } from './rowFacts'

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

/** A meal for a plan; empty strings in an empty entry. What it says of the meal follows from `uniqueId`. */
export type Entry = Readonly<Omit<PlanEntryFragment, 'plate'>> &
  RowFacts & {
    /** Path of its picture; missing in what an earlier release kept. */
    readonly plate?: string
  }

/** A row of a plan: an entry under the id by which the server and all pages know it, from the moment it is made. */
export type Row = Omit<Entry, 'isVersion'> & {
  /** A UUID. */
  readonly id: string
  /** The row of which this one is another version of the same meal, which may be gone (docs/product.md PLAN-41). */
  readonly variantOf: string | null
  /** Dice leave it alone; left out where they do not. */
  readonly isLocked?: true
  /** What it holds comes again in each next week; left out where it does not. */
  readonly isWeekly?: true
  /** Its day, such as 2026-12-01; left out where it has none. */
  readonly date?: string
  /** What it holds in place of a meal; left out where it has one, and where it is empty. */
  readonly other?: Other
}

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
  plate: orMissing(isText),
  minutes: isNumber,
  swaps: arrayOf(shape<EntrySwap>({ from: isText, to: nullOr(isText), note: isText })),
  ...factGuards,
})

/** What is shown of a meal. */
export type Look = Pick<Entry, 'name' | 'plate'>

/** One category of a plan; `settings.numMeals` is the length of `mealList`. */
export type CategoryPlan = Pick<PlanCategoryFragment, 'settings'> & { readonly mealList: readonly Row[] }

/** A plan, immutable: edits make another. */
export type Plan = Readonly<Record<Category, CategoryPlan>>

/** A row with its place in the plan. */
export interface PlannedMeal {
  /** The row's id; unlike that of the meal, never twice in one plan. */
  key: string
  category: Category
  /** Position in its category, from 0. */
  row: number
  entry: Row
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
    plate: '',
    minutes: 0,
    swaps: [],
  }
}

/** Whether no meal was chosen for the entry. */
export function isEmptyEntry(entry: Entry): boolean {
  return entry.uniqueId === ''
}

/** A category of these rows. */
export function categoryOf(mealList: readonly Row[]): CategoryPlan {
  return { settings: { numMeals: mealList.length }, mealList }
}

/** A plan of the rows of each category. */
export function planOf(rowsIn: (category: Category) => readonly Row[]): Plan {
  return Object.fromEntries(CATEGORIES.map((category) => [category, categoryOf(rowsIn(category))])) as Plan
}

/** A plan without a row. */
export const emptyPlan = (): Plan => planOf(() => [])

/** Whether every category has fewer than one meal: what Save refuses (docs/product.md PLAN-28). */
export function hasNoRows(plan: Plan): boolean {
  return CATEGORIES.every((category) => plan[category].settings.numMeals < 1)
}

/** Whether any row of the plan has a meal. */
export function hasMeals(plan: Plan): boolean {
  return CATEGORIES.some((category) => plan[category].mealList.some((entry) => !isEmptyEntry(entry)))
}

/** Whether a row waits for a meal: it has none, and nothing in place of one. */
export const isGap = (row: Row): boolean => isEmptyEntry(row) && !row.other

/** Whether some rows of a category wait for a meal and others do not. */
export const hasGaps = (mealList: readonly Row[]): boolean => mealList.some(isGap) && !mealList.every(isGap)

/** The row with an id and where it is; null where it is gone. */
export function rowById(plan: Plan, id: string): PlannedMeal | null {
  return plannedRows(plan).find(({ key }) => key === id) ?? null
}

/** What stays with a row when another meal comes into it: what it is, its lock, its day (docs/product.md PLAN-60) and whether it comes every week. */
export function placeOf(row: Row): Pick<Row, 'id' | 'variantOf' | 'isLocked' | 'isWeekly' | 'date'> {
  return { id: row.id, variantOf: row.variantOf, ...standingOf(row) }
}

/** What a row holds in place of a meal, with what is shown of it; nothing of another row. */
export function keptOther({ other, name, plate }: Row): Partial<Row> {
  return other ? { other, ...(other.frozen && { name, plate }) } : {}
}

/** A plan with a change of each of its rows. */
export function mapRows(plan: Plan, change: (row: Row) => Row): Plan {
  return planOf((category) => plan[category].mealList.map(change))
}

/** Every row with its place, in the order of the day. */
export function plannedRows(plan: Plan): PlannedMeal[] {
  return CATEGORIES.flatMap((category) =>
    plan[category].mealList.map((entry, row) => ({ key: entry.id, category, row, entry })),
  )
}

/** A plan in which each meal has the serves that are cooked: its own, and those that eat what is left of it (docs/product.md PLAN-67). */
export function cookedPlan(plan: Plan): Plan {
  const eaten = new Map<string, number>()
  for (const { entry } of plannedRows(plan)) {
    const from = entry.other?.leftoversOf
    if (from) eaten.set(from, (eaten.get(from) ?? 0) + entry.numServes)
  }
  return eaten.size === 0 ? plan : mapRows(plan, (row) => withMoreServes(row, eaten.get(row.id)))
}

const withMoreServes = (row: Row, more = 0): Row =>
  more > 0 && !isEmptyEntry(row) ? { ...row, numServes: row.numServes + more } : row

/**
 * Every meal of the plan with the serves that are cooked, empty rows left out, sorted by name: what Cook chooses from
 * (docs/product.md COOK-5).
 */
export function combinedEntries(plan: Plan): PlannedMeal[] {
  return plannedRows(cookedPlan(plan))
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
export function isPlan(value: unknown): boolean {
  return CATEGORIES.every((category) => {
    const part = (value as Partial<Record<Category, Partial<CategoryPlan>>> | null | undefined)?.[category]
    return typeof part?.settings?.numMeals === 'number' && Array.isArray(part.mealList)
  })
}

/** The rows of a category as a saved plan has them: without ids, so that their order says of which they are versions. */
export function entriesOf({ mealList }: CategoryPlan): Entry[] {
  return mealList.map(({ id: _id, variantOf, isLocked: _l, isWeekly: _w, date: _d, other: _other, ...entry }) => {
    const isVersion = variantOf !== null && mealList.some(({ id }) => id === variantOf)
    return isVersion ? { ...entry, isVersion } : entry
  })
}

/** Entries as rows with these ids. A version is one of the nearest entry before it that is none. */
export function toRows(entries: readonly Entry[], idAt: (index: number) => string): Row[] {
  let main: string | null = null
  return entries.map((entry, index) => {
    const { eaters, followsPortions, isVersion = false } = entry
    const id = idAt(index)
    if (!isVersion) main = id
    const facts = { ...(eaters && { eaters }), ...(followsPortions && { followsPortions }) }
    return { ...withoutFacts(entry), ...facts, id, variantOf: isVersion ? main : null }
  })
}

/** A plan as text, by what a save sends of it: two plans with the same key are saved alike. */
export function planKey(plan: Plan): string {
  return JSON.stringify(CATEGORIES.map((category) => entriesOf(plan[category]).map(keyOf)))
}

/** The same by what its list is made of: two plans with the same key have the same list. */
export const listKey = (plan: Plan): string => planKey(cookedPlan(plan))

/** A row that says nothing of who eats it has the key that it had in earlier releases. */
function keyOf({ uniqueId, numServes, ...entry }: Entry): unknown[] {
  const facts = factsOf(entry)
  return Object.keys(facts).length > 0 ? [uniqueId, numServes, facts] : [uniqueId, numServes]
}
