import type { ServedRole } from '../../schema/servedWith'
import { standingOf } from '../../schema/standing'
import { shape } from '../session/guards'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import { type Dish, dishGuards, emptyDish } from './dish'
import type { PlanCategoryFragment } from './operations.generated'
import type { Other } from './otherContent'
import { factGuards, factsOf, type RowFacts, withoutFacts } from './rowFacts'
import { type Served, servedGuards, servedIds } from './served'

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

/** A meal for a plan, with what is served with it; empty strings in an empty entry. */
export type Entry = Dish & RowFacts & Served

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
  /** Serves of what is served with its meal, where more of the meal is cooked; only in plans that are cooked. */
  readonly servedServes?: number
}

/** A swap that an entry carries; `to` is null when the ingredient is left out. */
export type EntrySwap = Entry['swaps'][number]

/** Whether content from outside, such as the browser's storage, is an entry. */
export const isEntry = shape<Entry>({ ...dishGuards, ...factGuards, ...servedGuards })

/** What is shown of a meal. */
export type Look = Pick<Entry, 'name' | 'plate'>

/** One category of a plan; `settings.numMeals` is the length of `mealList`. */
export type CategoryPlan = Pick<PlanCategoryFragment, 'settings'> & { readonly mealList: readonly Row[] }

/** A plan, immutable: edits make another. */
export type Plan = Readonly<Record<Category, CategoryPlan>>

/** A row with its place in the plan, or what is served with its meal. */
export interface PlannedMeal {
  /** The row's id, of what is served with its meal another one; unlike that of the meal, never twice in one plan. */
  key: string
  /** What it is beside the meal of its row; missing for the meal itself. */
  role?: ServedRole
  category: Category
  /** Position in its category, from 0. */
  row: number
  entry: Row
}

/** An entry without a meal, which keeps a row's serves. */
export const emptyEntry = (numServes?: number): Entry => emptyDish(numServes)

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

/** What is left is left of the meal alone (docs/product.md PLAN-98). */
const withMoreServes = (row: Row, more = 0): Row =>
  more > 0 && !isEmptyEntry(row) ? { ...row, numServes: row.numServes + more, servedServes: row.numServes } : row

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
export function entriesOf({ mealList }: CategoryPlan): (Entry & Pick<Row, 'servedServes'>)[] {
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

/** A row that says nothing of who eats it, and has nothing served with its meal, has the key that it had in earlier releases. */
function keyOf({ uniqueId, numServes, ...entry }: Entry): unknown[] {
  const said = { ...factsOf(entry), ...servedIds(entry) }
  return Object.keys(said).length > 0 ? [uniqueId, numServes, said] : [uniqueId, numServes]
}

/** The serves that every row of a category has; null where they differ or where there is no row. */
export function commonServes({ mealList }: CategoryPlan): number | null {
  const first = mealList[0]
  return first && mealList.every(({ numServes }) => numServes === first.numServes) ? first.numServes : null
}
