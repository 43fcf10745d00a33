import { TIMES } from '../../schema/limits'
import type { ListName } from '../live/replica/kept'
import type { PartRules } from '../live/replica/Part'
import { replicaOf } from '../live/replica/Replica'
import { tokenOwner } from '../session/tokenOwner'
import type { Guard } from '../session/guards'
import { isStoredList, type KeptList, toKeptList } from './keptList'

type VersionedList = KeptList & { version: number }

/**
 * A list of a plan on the device: the one that was opened last, or that of the plan that is kept, whether or not Shop was
 * opened for it. The server makes it for the plan that it is sent, so nothing of it is ever pending.
 */
export const listRules = (name: ListName): PartRules<VersionedList, never, { latest: number }> => ({
  name,
  isTold: isStoredList as Guard<unknown> as Guard<VersionedList>,
  isAct: (_act): _act is never => false,
  renewTold: (list) => (isStoredList(list) ? toKeptList(list) : list),
  nothing: { version: 0, planKey: '', at: 0, items: [] },
  viewOf: () => ({ latest: 0 }),
})

const partOf = (name: ListName, owner: string) => replicaOf(owner).part(listRules(name))

/** A list that the device keeps for a person, by default the signed-in one (docs/product.md DEV-6, DEV-10); null without it. */
export const readList = (name: ListName, owner = tokenOwner()): KeptList | null => partOf(name, owner).told()

/** The list of a plan, by its `listKey`, else the one that was opened last. */
export function readListOf(planKey: string, owner: string): KeptList | null {
  const planned = readList('plannedList', owner)
  return planned?.planKey === planKey ? planned : readList('openedList', owner)
}

/** Keeps a list of the person who is signed in, in place of the one before. */
export function keepList(name: ListName, list: KeptList): void {
  const part = partOf(name, tokenOwner())
  // Later than the one before, also where the clock was set back.
  part.hear({ ...list, version: Math.max(list.at, (part.told()?.version ?? 0) + 1) })
}

/** Whether a person's list was opened within the time for which a session lasts without use (docs/product.md DEV-7). */
export async function hasRecentList(owner: string): Promise<boolean> {
  await replicaOf(owner).restored
  const list = readList('openedList', owner)
  return list !== null && Date.now() - list.at < TIMES.sessionIdle
}

/** Removes the list of the plan that was kept for a person. */
export async function forgetPlannedList(owner: string): Promise<void> {
  const replica = replicaOf(owner)
  await replica.restored
  replica.change({ dropped: ['plannedList'] })
}
