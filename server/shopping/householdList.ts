import { type ListState, holds } from '../../schema/listOperations'
import { keysOf, leftToBuy } from '../../schema/lineTicks'
import { sameEaters } from '../../schema/diffRows'
import { suppliesOfHousehold } from '../cupboard/householdSupplies'
import type { SharedList } from '../generated/schemaTypes'
import { planOf } from '../planning/householdPlan'
import type { PlanView, RowView } from '../planning/views'
import type { Services } from '../platform/services'
import { listOf } from './keptLists'
import { linksFor } from './shoppingList'
import { storedList, viewOfList } from './sharedList'
import type { ListItemView } from './views'

/** What is there to buy for a household's current plan. */
export interface HouseholdListView {
  readonly version: number
  readonly plan: PlanView
  readonly lines: readonly LineView[]
  readonly ownItems: SharedList['ownItems']
}

/** A line with what was ticked off of it. */
export interface LineView {
  readonly item: ListItemView
  readonly plan: PlanView
  /** The tick of the line, also in another unit; null when it was not ticked off. */
  readonly tick: { amount: number; unit: string; at: number; by: string | null } | null
  /** What is still to be bought, in the line's unit, 0 for as much as is needed; null where nothing is. */
  readonly left: number | null
}

/** How much of a line the rows of one recipe need that the same members eat. */
export interface PartView {
  readonly line: LineView
  readonly rows: RowView[]
  readonly name: string
  readonly serves: number
  readonly amount: number
}

/**
 * The list of a household's current plan with its ticks and own items, for one of its accounts. Null as long as a row with
 * a meal has no serves (docs/product.md SHOP-2), and for an account that has left meanwhile.
 */
export async function householdList(
  services: Services,
  userId: string,
  householdId: string,
): Promise<HouseholdListView | null> {
  const [plan, supplies, stored] = await Promise.all([
    planOf(services, userId, householdId, null),
    suppliesOfHousehold(services, userId),
    storedList(services, userId),
  ])
  if (!plan || stored.householdId !== householdId) return null
  const filled = plan.rows.flatMap(({ chosen, serves, eaters = null }) =>
    chosen ? [{ ...chosen, serves, eaters }] : [],
  )
  if (filled.some(({ serves }) => serves === 0)) return null
  const list = await listOf(plan.table.catalogue, userId, {
    entries: filled,
    linksOf: linksFor(services, plan.table),
    supplies,
    unsuitable: plan.unsuitable,
  })
  const shared = await viewOfList(services, userId, stored.members, stored.list)
  return {
    version: shared.version,
    plan,
    lines: list.items.map((item) => lineOf(item, plan, stored.list.state)),
    ownItems: shared.ownItems,
  }
}

/** The parts of a line with the rows that they are of. */
export function partsOf(line: LineView): PartView[] {
  return line.item.item.parts.map(({ mealId, mealName, serves, amount, eaters }) => ({
    line,
    name: mealName,
    serves,
    amount,
    rows: line.plan.rows.filter(
      (row) => row.chosen?.meal.id === mealId && sameEaters(row.eaters ?? null, eaters && [...eaters]),
    ),
  }))
}

function lineOf(item: ListItemView, plan: PlanView, state: ListState): LineView {
  const ticks = new Map([...state.ticks].filter(([, tick]) => holds(tick, state)))
  const amounts = new Map([...ticks].map(([key, { amount }]) => [key, amount]))
  const key = keysOf(item).find((one) => ticks.has(one))
  const tick = key === undefined ? undefined : ticks.get(key)
  const left = leftToBuy(item, amounts)
  return {
    item,
    plan,
    tick: tick && key !== undefined ? { ...tick, unit: unitIn(key, item) } : null,
    left: item.isAtHome || left === null ? null : tick ? Math.min(left, item.toBuy) : item.toBuy,
  }
}

/** The unit in which a line was ticked off: keys end in it. */
const unitIn = (key: string, { key: own, measurementUnit }: ListItemView): string =>
  key === own ? measurementUnit : key.slice(own.length - measurementUnit.length)
