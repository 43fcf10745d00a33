import { LIMITS } from '../../schema/limits'
import type { ServedRole } from '../../schema/servedWith'
import type { Dish } from './dish'
import {
  type Look,
  categoryOf,
  type Category,
  type Entry,
  emptyEntry,
  isEmptyEntry,
  mapRows,
  placeOf,
  type Plan,
  plannedRows,
  rowById,
  type Row,
} from './plan'
import type { Other } from './otherContent'
import { factsOf, withoutFacts } from './rowFacts'
import { type Served, servedOf } from './served'

/**
 * The rules of plan editing (docs/product.md PLAN-9 to PLAN-13), one pure function each. A row is named by its id; where it
 * is gone, nothing changes.
 */

function within(count: number, most: number): number {
  return Math.min(most, Math.max(0, Math.trunc(count)))
}

export function withCategory(plan: Plan, category: Category, mealList: readonly Row[]): Plan {
  return { ...plan, [category]: categoryOf(mealList) }
}

/** Serves that someone has set follow nothing any more. */
function withSetServes({ followsPortions: _follows, ...row }: Row, numServes: number): Row {
  return { ...row, numServes }
}

/**
 * A meal in the place of another: the row stays what it is, with its serves, who eats it and what is served with its meal
 * (docs/product.md PLAN-98). With the last meal what is served with it goes.
 */
export function inRow(meal: Entry, row: Row): Row {
  const { numServes } = row
  const served = isEmptyEntry(meal) ? {} : servedOf(row)
  return { ...withServed(withoutFacts(meal), served), numServes, ...factsOf(row), ...placeOf(row) }
}

/** A meal with that and nothing else served with it. */
export const withServed = <T extends Served>({ side: _side, dessert: _dessert, ...meal }: T, served: Served) => ({
  ...meal,
  ...servedOf(served),
})

/** Serves something with the meal of a row, or nothing with null; nothing changes in a row without a meal. */
export function withServedDish(plan: Plan, id: string, role: ServedRole, dish: Dish | null): Plan {
  return withRows(plan, id, (row) =>
    isEmptyEntry(row) ? [row] : [withServed(row, { ...servedOf(row), [role]: dish ?? undefined })],
  )
}

/** A plan in which other rows stand in the place of one. */
export function withRows(plan: Plan, id: string, change: (row: Row) => readonly Row[]): Plan {
  const found = rowById(plan, id)
  if (!found) return plan
  return withCategory(
    plan,
    found.category,
    plan[found.category].mealList.toSpliced(found.row, 1, ...change(found.entry)),
  )
}

/** Raising the count appends such entries, which have the blanket serves; lowering it truncates the list. */
export function withCount(plan: Plan, category: Category, count: number, fresh: Entry, newId: () => string): Plan {
  const { mealList } = plan[category]
  const wanted = within(count, LIMITS.mealsPerCategory)
  const added = Array.from({ length: Math.max(0, wanted - mealList.length) }, () => ({
    ...fresh,
    id: newId(),
    variantOf: null,
  }))
  return withCategory(plan, category, [...mealList.slice(0, wanted), ...added])
}

/** Takes one row away; those after it move up. */
export function withoutRow(plan: Plan, id: string): Plan {
  return withRows(plan, id, () => [])
}

/** Blanket serves set the serves of every meal of the category. */
export function withBlanketServes(plan: Plan, category: Category, serves: number): Plan {
  const numServes = within(serves, LIMITS.serves)
  return withCategory(
    plan,
    category,
    plan[category].mealList.map((row) => withSetServes(row, numServes)),
  )
}

/** A row's serves change only that row. */
export function withServes(plan: Plan, id: string, serves: number): Plan {
  return withRows(plan, id, (row) => [withSetServes(row, within(serves, LIMITS.serves))])
}

/** Locks a row, so that dice leave it alone, or unlocks it. */
export function withLock(plan: Plan, id: string, isLocked: boolean): Plan {
  return withRows(plan, id, ({ isLocked: _was, ...row }) => [isLocked ? { ...row, isLocked } : row])
}

/** Has what a row holds come again in each next week, so that dice leave it alone, or no longer (docs/product.md WEEK-18). */
export function withWeekly(plan: Plan, id: string, isWeekly: boolean): Plan {
  return withRows(plan, id, ({ isWeekly: _was, ...row }) => [isWeekly ? { ...row, isWeekly, isLocked: true } : row])
}

/**
 * Gives rows their days, or takes them away.
 * @param days By the rows' ids, such as 2026-12-01; null for none.
 */
export function withDays(plan: Plan, days: ReadonlyMap<string, string | null>): Plan {
  return mapRows(plan, (row) => {
    const day = days.get(row.id)
    if (day === undefined) return row
    const { date: _was, ...rest } = row
    return day === null ? rest : { ...rest, date: day }
  })
}

/** Another meal, picked or randomized, replaces the row and keeps its serves and who eats it. */
export function withMeal(plan: Plan, id: string, meal: Entry): Plan {
  return withRows(plan, id, (row) => [inRow(meal, row)])
}

/**
 * Something else in place of what a row holds; an empty row with null. Its serves and who eats it stay.
 * @param look What is shown of something from the freezer.
 */
export function withOther(plan: Plan, id: string, other: Other | null, look?: Look): Plan {
  return withRows(plan, id, (row) => [{ ...inRow(emptyEntry(row.numServes), row), ...look, ...(other && { other }) }])
}

/** Meals proposed for rows, by the rows' ids. */
export type Proposal = ReadonlyMap<string, Entry>

/**
 * A proposal replaces the meals of its rows, but those that are locked. Rows that were added or taken away meanwhile are
 * neither lost nor brought back. What would be left of another dish is not eaten any more: those rows become empty.
 */
export function withProposal(plan: Plan, proposal: Proposal): Plan {
  const isChanged = ({ id, isLocked, slug }: Row) => !isLocked && (proposal.get(id)?.slug ?? slug) !== slug
  const others = new Set(plannedRows(plan).flatMap(({ entry }) => (isChanged(entry) ? [entry.id] : [])))
  return mapRows(plan, (row) => {
    const meal = row.isLocked ? undefined : proposal.get(row.id)
    if (meal) return inRow(meal, row)
    return others.has(row.other?.leftoversOf ?? '') ? inRow(emptyEntry(row.numServes), row) : row
  })
}

/** Names of the dishes of which leftovers were to be eaten before, and are not after, a proposal. */
export function emptiedLeftovers(before: Plan, after: Plan): string[] {
  const emptied = plannedRows(before).flatMap(({ key, entry: { other } }) =>
    other?.leftoversOf && !rowById(after, key)?.entry.other
      ? [rowById(before, other.leftoversOf)?.entry.name ?? '']
      : [],
  )
  return [...new Set(emptied)].filter(Boolean)
}
