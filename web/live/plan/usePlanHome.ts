import { use, useMemo } from 'react'
import type { PlanHome } from '../../plan/PlanHome'
import { ownedStorage } from '../../session/ownedStorage'
import { tokenOwner } from '../../session/tokenOwner'
import type { Replica } from '../replica/Replica'
import { replicaOf } from '../replica/Replica'
import { planHomeOf } from './planHome'

/** What the last release kept of the plan of this tab, which is taken over once. */
const former = ownedStorage<object>('planRows', (value): value is object => value !== null)
const takings = new WeakMap<Replica, Promise<void>>()

/** The plan of the household of the person who is signed in. What the device keeps is waited for. */
export function usePlanHome(): PlanHome {
  const replica = replicaOf(tokenOwner())
  if (replica.restoring) use(replica.restoring)
  if (former.read() !== null && !takings.has(replica)) takings.set(replica, takeFormer(replica))
  const taking = takings.get(replica)
  if (taking) use(taking)
  return useMemo(() => planHomeOf(replica), [replica])
}

/** Without its code, the plan is asked for. */
const takeFormer = (replica: Replica): Promise<void> =>
  import('./formerTab').then(
    ({ takeFormerTab }) => takeFormerTab(replica),
    () => {},
  )
