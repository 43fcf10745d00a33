import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { DishRole } from '../generated/schemaTypes'
import { toDishRole } from './servedDishes'
import type { RowView } from './views'

/** What is left of another row, as its resolvers need it. */
export interface LeftoversView {
  readonly eatenIn: RowView
  /** The row in which it is cooked; null where that is gone or holds no meal. */
  readonly from: RowView | null
}

/** What is no meal of ours. */
export interface TextView {
  readonly text: string
  readonly isOut: boolean
}

/** The text of a row without a meal. One whose meal has left the catalogue is empty. */
export function textOf({ stored: { uniqueId, text, isOut = false } }: RowView): TextView | null {
  return uniqueId === '' && text ? { text, isOut } : null
}

/** What a row eats of another one; null where it eats something else. */
export function leftoversOf(row: RowView): LeftoversView | null {
  const { uniqueId, text, leftoversOf: id } = row.stored
  if (uniqueId !== '' || text || !id) return null
  return { eatenIn: row, from: row.plan.rows.find((one) => one.id === id && one.chosen !== null) ?? null }
}

/** What is eaten from the freezer, as its resolvers need it. */
export interface FrozenView {
  readonly eatenIn: RowView
  /** Null for a dish that is gone. */
  readonly frozen: MealWithSwaps | null
}

/** What a row eats from the freezer; null where it eats something else. */
export function frozenOf(row: RowView): FrozenView | null {
  const { uniqueId, text, leftoversOf: id, frozen } = row.stored
  if (uniqueId !== '' || text || id || !frozen) return null
  return { eatenIn: row, frozen: row.plan.table.find(frozen) }
}

/** The meal that a row eats without cooking it: what is left of another one, or what is in the freezer. */
export const cookedEarlier = (row: RowView): MealWithSwaps | null =>
  leftoversOf(row)?.from?.chosen ?? frozenOf(row)?.frozen ?? null

/** The meal that is eaten in a row, its own or one that was cooked earlier. */
export const eatenIn = (row: RowView): MealWithSwaps | null => row.chosen ?? cookedEarlier(row)

/** The rows that eat what is left of a row. */
export const leftoverRows = (row: RowView): RowView[] =>
  row.chosen ? row.plan.rows.filter((one) => leftoversOf(one)?.from?.id === row.id) : []

/** The serves that are cooked for a row: its own, and those of the rows that eat what is left (docs/product.md PLAN-67). */
export const cookedServes = (row: RowView): number =>
  leftoverRows(row).reduce((sum, { serves }) => sum + serves, row.serves)

/** The serves that are cooked of a dish of a row: what is left is left of the main one alone (docs/product.md PLAN-98). */
export const servesAs = (row: RowView, role: DishRole): number => (role === 'MAIN' ? cookedServes(row) : row.serves)

/** A dish that is cooked for a row. */
export interface CookedDish {
  readonly role: DishRole
  readonly chosen: MealWithSwaps
  readonly serves: number
}

/** The dishes that are cooked for a row, its meal first; none where it eats what was cooked earlier. */
export function dishesOf(row: RowView): CookedDish[] {
  if (!row.chosen) return []
  const served = row.served.map(({ role, chosen }) => ({ role: toDishRole(role), chosen }))
  const dishes = [{ role: 'MAIN' as const, chosen: row.chosen }, ...served]
  return dishes.map((dish) => ({ ...dish, serves: servesAs(row, dish.role) }))
}
