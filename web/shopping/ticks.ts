import type { ListItem } from './areas'

/** What is in the trolley: the key of a line → the amount that was ticked off. */
export type Ticks = Readonly<Record<string, number>>

type Line = Pick<ListItem, 'key' | 'amount'>

/** Sums of the same parts may differ in their last digits. */
const TOLERANCE = 1e-6

/** Whether a line is ticked off: what was ticked is still enough. */
export function isTicked(ticks: Ticks, { key, amount }: Line): boolean {
  const ticked = ticks[key]
  return ticked !== undefined && amount <= ticked * (1 + TOLERANCE)
}

/** The ticks with one line turned over. */
export function withTick(ticks: Ticks, line: Line): Ticks {
  if (!isTicked(ticks, line)) return { ...ticks, [line.key]: line.amount }
  return Object.fromEntries(Object.entries(ticks).filter(([key]) => key !== line.key))
}

/**
 * The ticks that still hold when a fresh list takes another's place. A list that shares no meal with the one before is
 * another shop, which begins without ticks; otherwise lines that are gone are forgotten, and so are those of which more
 * is needed now.
 */
export function carryTicks(ticks: Ticks, before: readonly ListItem[], items: readonly ListItem[]): Ticks {
  const meals = new Set(before.flatMap(({ parts }) => parts.map(({ mealName }) => mealName)))
  const sameShop = before.length === 0 || items.some(({ parts }) => parts.some(({ mealName }) => meals.has(mealName)))
  if (!sameShop) return {}
  return Object.fromEntries(items.filter((item) => isTicked(ticks, item)).map(({ key }) => [key, ticks[key] ?? 0]))
}

/** How many lines are not ticked off. */
export function countLeft(ticks: Ticks, items: readonly Line[]): number {
  return items.filter((item) => !isTicked(ticks, item)).length
}
