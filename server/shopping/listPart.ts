import { LIMITS } from '../../schema/limits'
import { isThere, type ListOperation, type ListState, placeOf } from '../../schema/listOperations'
import { noteKey } from '../../schema/lineTicks'
import { listFault } from '../../schema/namedLists'
import type { ListActInput, SharedList } from '../generated/schemaTypes'
import { APPLIED, MOOT, type Operation, refused, REPEATED } from '../operations/Operation'
import type { Part } from '../operations/Part'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { boundList } from './boundList'
import { applyStored, foldItems, itemsHolding, type StoredAct } from './foldItems'
import { type ListColumns, readList, withList, writeList } from './listStore'
import { messages } from './messages'
import { listError, toListAct } from './readListActs'
import { viewOfList } from './sharedList'
import { newId } from '../../schema/newId'

/** How far a client's clock may be ahead before an act counts as done when it arrives. */
const AHEAD = 5000

/** The shared list of a household: about each line and each item the latest word counts (docs/product.md SHOP-22). */
export const listPart = (services: Services): Part<ListActInput, Promise<SharedList>> => ({
  extend: (userId) => (query, db) =>
    withList(query, db, 'households.id', (rows) => rows.where('member.userId', userId)),
  open: ({ trx, self, members, own, arrival }) => {
    const present = readList(own as unknown as ListColumns)
    const most = Math.max(LIMITS.ownItems, countItems(present.state))
    let list = present
    let state = present.state
    const apply = (given: Operation<ListActInput>) => {
      const { id, act } = given
      const at = arrival.timeOf(given, { ahead: AHEAD })
      const operation = { id: id ?? newId(), at, by: self.id }
      const read = toListAct(act)
      const acts = foldItems(state, read, at)
      // What is said of a line from before the new start decides nothing.
      if ((act.tick ?? act.untick) && at < state.clearedAt) return MOOT
      const next = acts.reduce((before, one) => applyStored(before, { ...operation, act: one }), state)
      const itemIds = itemsHolding(next, read)
      if (next === state)
        return { ...(acts.some((one) => isLastWord(state, { ...operation, act: one })) ? REPEATED : MOOT), itemIds }
      if (act.addItem && countItems(next) > most)
        return refused([inputError('TOO_MANY', `${given.actPath}.addItem`, messages.tooManyItems())])
      const fault = 'nameList' in read ? listFault(read.nameList.name, otherNames(state, read.nameList.listId)) : null
      if (fault !== null) return refused([listError(fault, `${given.actPath}.nameList`)])
      state = next
      return { ...APPLIED, itemIds }
    }
    const write = async () => {
      if (state === present.state) return []
      list = { version: present.version + 1, state: boundList(state) }
      await writeList(trx, self.householdId, present, list)
      return ['list' as const]
    }
    return Promise.resolve({ apply, write, view: () => viewOfList(services, String(self.userId), members, list) })
  },
})

const countItems = (state: ListState): number =>
  [...state.items.values()].filter((item) => placeOf(state, item) !== undefined).length

/** Names of the lists beside one. */
const otherNames = ({ lists }: ListState, listId: string): string[] =>
  [...lists].flatMap(([id, list]) => (id !== listId && isThere(list) ? [list.name] : []))

/** Whether an operation without an effect has said what is known last of its line or item. */
function isLastWord(
  { clearedAt, ticks, items, notes, lists }: ListState,
  { id, at, act }: Omit<ListOperation, 'act'> & { readonly act: StoredAct },
): boolean {
  if ('startOver' in act) return clearedAt === at
  if ('tick' in act || 'untick' in act)
    return ticks.get('tick' in act ? act.tick.key : act.untick.key)?.operationId === id
  if ('noteLine' in act) return notes.get(noteKey(act.noteLine.key))?.operationId === id
  if ('nameList' in act) return lists.get(act.nameList.listId)?.operationId === id
  if ('removeList' in act) return lists.get(act.removeList.listId)?.removedAt === at
  const [{ itemId }] = Object.values(act) as [{ itemId: string }]
  const item = items.get(itemId)
  if ('removeItem' in act) return item?.removedAt === at
  return [item?.words, item?.tick, item?.note, item?.place].some((said) => said?.operationId === id)
}
