import { type Plan, listKey } from '../plan/plan'
import { ownedStorage } from '../session/ownedStorage'
import { isStoredList, type KeptList, readList, type StoredList, toKeptList } from './listStorage'

/** The list of the plan that is kept, whether or not Shop was opened for it; that of Shop itself is `listStorage.ts`. */
const plannedLists = ownedStorage<StoredList>('plannedList', isStoredList)

/** The list that a person's device keeps for a plan, else the last one that was opened; null without any. */
export function readListOf(plan: Plan, owner: string): KeptList | null {
  const stored = plannedLists.read(owner)
  const [planned, opened] = [stored && toKeptList(stored), readList(owner)]
  const key = listKey(plan)
  return [planned, opened].find((list) => list?.planKey === key) ?? opened
}

/** The same for the person who is signed in, whether or not Shop was opened; null without one. */
export const readPlannedList = (): StoredList | null => plannedLists.read()

/** Keeps the list of a plan that suits (docs/product.md DEV-10). */
export const storePlannedList = (list: KeptList): void => plannedLists.write(list)

/** Removes what is kept for a person. */
export function forgetPlannedList(owner: string): void {
  if (plannedLists.read(owner)) plannedLists.clear()
}
