import { titleOf } from '../calendar/planEvents'
import type { OwnItem } from '../generated/schemaTypes'
import { membership } from '../households/membership'
import { csvOf } from '../moving/out/csv'
import { currentPlanIn } from '../planning/householdPlan'
import { messages as planMessages } from '../planning/messages'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import { householdList, type LineView } from '../shopping/householdList'
import { sharedList } from '../shopping/sharedList'
import { messages } from './messages'

/** The current plan of the household of a call, a row of what is eaten each (docs/product.md MOVE-18). */
export async function planTable(services: Services, caller: Caller): Promise<string> {
  const { householdId } = await membership(services, caller)
  const plan = await currentPlanIn(services, askingFor(caller, householdId), householdId)
  const rows = (plan?.rows ?? []).flatMap((row) => {
    const what = titleOf(row)
    return what === null ? [] : [[row.stored.date ?? null, planMessages.categoryLabel[row.category], what, row.serves]]
  })
  return csvOf([Object.values(messages.planColumns), ...rows])
}

/** The shopping list of the household of a call: what the plan needs, then own items, then those of named lists. */
export async function listTable(services: Services, caller: Caller): Promise<string> {
  const { householdId } = await membership(services, caller)
  const asking = askingFor(caller, householdId)
  const list = await householdList(services, asking, householdId)
  const { ownItems, lists } = await sharedList(services, asking)
  return csvOf([
    Object.values(messages.listColumns),
    ...(list?.lines ?? []).map(rowOf),
    ...ownItems.map((item) => rowOfItem(item, null)),
    ...lists.flatMap(({ name, items }) => items.map((item) => rowOfItem(item, name))),
  ])
}

/** A row of an own item. @param list the name of its list; null for that of the plan. */
function rowOfItem({ text, area, isTicked, note }: OwnItem, list: string | null): (string | null)[] {
  return [area, text, null, null, isTicked ? messages.ticked : messages.toBuy, note?.text ?? null, list]
}

function rowOf({ item, left, note }: LineView): (string | number | null)[] {
  const amount = item.toBuy > 0 ? Math.round(item.toBuy * 100) / 100 : null
  const status = item.isAtHome ? messages.atHome : left === null ? messages.ticked : messages.toBuy
  return [
    item.item.area,
    item.item.name,
    amount,
    amount === null ? null : item.measurementUnit,
    status,
    note?.text ?? null,
    null,
  ]
}
