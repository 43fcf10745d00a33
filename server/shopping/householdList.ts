import { EMPTY_LIST, type ListState, holds } from '../../schema/listOperations'
import { keysOf, leftToBuy, noteKey } from '../../schema/lineTicks'
import { sameEaters } from '../../schema/diffRows'
import { suppliesOfHousehold } from '../cupboard/householdSupplies'
import type { ListNote, SharedList } from '../generated/schemaTypes'
import { currentPlanIn } from '../planning/householdPlan'
import { dishesOf } from '../planning/rowContent'
import { type PlanView, type RowView, statusOf } from '../planning/views'
import { isHouseholds } from '../menu/guestTable'
import { versionTitle } from '../menu/titles/versionTitle'
import type { Services } from '../platform/services'
import { askingFor, type Caller, type Context, personOf } from '../request/context'
import { aggregateShoppingList, type ShoppingEntry } from './aggregateShoppingList'
import { listOf } from './keptLists'
import { linksOfCall, suppliesOfCall } from './readsOfCall'
import { shapeItems } from './shapeItems'
import { plainLines } from './plainLines'
import { avoidedAt, linksFor, preferredStore } from './shoppingList'
import { storedList, viewOfList } from './sharedList'
import type { ListItemView } from './views'

/** What is there to buy for a plan. */
export interface PlanListView {
  readonly version: number
  readonly plan: PlanView
  readonly lines: readonly LineView[]
  readonly ownItems: SharedList['ownItems']
}

/** A line with what was ticked off of it and is noted on it. */
export interface LineView {
  readonly item: ListItemView
  readonly plan: PlanView
  /** The tick of the line, also in another unit; null when it was not ticked off. */
  readonly tick: { amount: number; unit: string; at: number; by: string | null } | null
  /** What is noted on it; null for nothing. */
  readonly note: ListNote | null
  /** What is still to be bought, in the line's unit, 0 for as much as is needed; null where nothing is. */
  readonly left: number | null
}

/** How much of a line the rows of one recipe need that the same members eat. */
export interface PartView {
  readonly line: LineView
  /** Of the recipe. */
  readonly mealId: string
  readonly rows: RowView[]
  readonly name: string
  readonly serves: number
  readonly amount: number
}

/**
 * The list of a household's current plan with its ticks, own items and notes, for one of its accounts. Null as long as a row with
 * a meal has no serves (docs/product.md SHOP-2), and for an account that has left meanwhile.
 */
export async function householdList(
  services: Services,
  caller: Caller,
  householdId: string,
): Promise<PlanListView | null> {
  return listOfCurrent(services, caller, currentPlanIn(services, caller, householdId))
}

/** The same of a current plan that is being read or has been. */
async function listOfCurrent(
  services: Services,
  caller: Caller,
  read: PlanView | Promise<PlanView | null>,
): Promise<PlanListView | null> {
  const [plan, supplies, stored] = await Promise.all([
    read,
    suppliesOfHousehold(services, caller),
    storedList(services, caller),
  ])
  const entries = plan && entriesOf(plan)
  if (!entries || !plan.table.members.some(({ householdId }) => householdId === stored.householdId)) return null
  const list = await listOf(plan.table.catalogue, caller.userId, {
    entries,
    linksOf: linksFor(services, plan.table),
    supplies,
    avoided: avoidedAt(plan.table),
    unsuitable: plan.unsuitable,
  })
  const shared = await viewOfList(services, caller.userId, stored.members, stored.list)
  const notes = new Map(shared.notes.map((note) => [note.key, note]))
  return {
    version: shared.version,
    plan,
    lines: list.items.map((item) => lineOf(item, plan, stored.list.state, notes)),
    ownItems: shared.ownItems,
  }
}

/**
 * The list of any plan of a call. One that is not the current one has no ticks, own items and notes; what is at home counts where
 * it is a household's.
 */
export async function listOfPlan(context: Context, plan: PlanView): Promise<PlanListView | null> {
  const { services, principal } = context
  const person = personOf(principal)
  const caller = person && isHouseholds(plan.table) ? askingFor(person, householdOf(plan)) : null
  if (caller !== null && statusOf(plan.stored) === 'CURRENT') return listOfCurrent(services, caller, plan)
  const entries = entriesOf(plan)
  if (!entries) return null
  const summed = aggregateShoppingList(entries)
  // Who asks for no table in particular gets ingredients by their names (docs/product.md SHOP-57).
  const items = isHouseholds(plan.table) ? plainLines(summed, avoidedAt(plan.table)) : summed
  const slugs = items.map(({ slug }) => slug)
  const [supplies, links] = await Promise.all([
    caller === null ? null : suppliesOfCall(context, caller),
    linksOfCall(context, { store: preferredStore(plan.table), slugs }),
  ])
  const lines = shapeItems(items, links, supplies).map((item) => lineOf(item, plan, EMPTY_LIST))
  return { version: 0, plan, lines, ownItems: [] }
}

/** The household whose people eat by a plan. */
export const householdOf = ({ table }: PlanView): string => table.members[0]?.householdId ?? ''

/** What the rows with a meal need; null as long as one of them has no serves. */
function entriesOf({ rows }: PlanView): ShoppingEntry[] | null {
  const entries = rows.flatMap((row) =>
    dishesOf(row).map(({ chosen, serves }) => ({ ...chosen, serves, eaters: row.eaters ?? null })),
  )
  return rows.some(({ chosen, serves }) => chosen && serves === 0) ? null : entries
}

/** The parts of a line with the rows that they are of. */
export function partsOf(line: LineView): PartView[] {
  return line.item.item.parts.map(({ mealId, mealName, serves, amount, eaters }) => ({
    line,
    name: mealName,
    serves,
    amount,
    mealId,
    rows: line.plan.rows.filter(
      (row) =>
        dishesOf(row).some(({ chosen }) => chosen.meal.id === mealId && versionTitle(chosen) === mealName) &&
        sameEaters(row.eaters ?? null, eaters && [...eaters]),
    ),
  }))
}

function lineOf(
  item: ListItemView,
  plan: PlanView,
  state: ListState,
  notes: ReadonlyMap<string, ListNote> = new Map(),
): LineView {
  const ticks = new Map([...state.ticks].filter(([, tick]) => holds(tick, state)))
  const amounts = new Map([...ticks].map(([key, { amount }]) => [key, amount]))
  const key = keysOf(item).find((one) => ticks.has(one))
  const tick = key === undefined ? undefined : ticks.get(key)
  const left = leftToBuy(item, amounts)
  return {
    item,
    plan,
    tick: tick && key !== undefined ? { ...tick, unit: unitIn(key, item) } : null,
    note: notes.get(noteKey(item.key)) ?? null,
    left: item.isAtHome || left === null ? null : tick ? Math.min(left, item.toBuy) : item.toBuy,
  }
}

/** The unit in which a line was ticked off: keys end in it. */
const unitIn = (key: string, { key: own, measurementUnit }: ListItemView): string =>
  key === own ? measurementUnit : key.slice(own.length - measurementUnit.length)
