import { useMemo } from 'react'
import type { PlanHome } from '../../plan/PlanHome'
import { ownedStorage } from '../../session/ownedStorage'
import { tokenOwner } from '../../session/tokenOwner'
import type { Replica } from '../replica/Replica'
import { replicaOf } from '../replica/Replica'
import { asWait, noWait, useWait } from '../replica/waits'
import { planHomeOf } from './planHome'

/** What the last release kept of the plan of this tab, which is taken over once. */
const former = ownedStorage<object>('planRows', (value): value is object => value !== null)
const takings = new WeakMap<Replica, Promise<void>>()

/** The plan of the household of the person who is signed in. What the device keeps is waited for. */
export function usePlanHome(): PlanHome {
  const replica = replicaOf(tokenOwner())
  useWait(replica.restored)
  useWait(formerTaken(replica))
  return useMemo(() => planHomeOf(replica), [replica])
}

/** Done once what the last release kept is in the replica. Without its code, the plan is asked for. */
function formerTaken(replica: Replica): Promise<void> {
  const known = takings.get(replica)
  if (known) return known
  const taking =
    former.read() === null ? noWait : asWait(import('./formerTab').then(({ takeFormerTab }) => takeFormerTab(replica)))
  takings.set(replica, taking)
  return taking
}
