import { useSyncExternalStore } from 'react'
import type { Part, PartRules } from './Part'
import { replicaOf } from './Replica'
import { useWait } from './waits'

/** A part of what a person's household shares, as it changes. What the device keeps is waited for. */
export function usePart<Told extends { version: number }, Act, View extends { latest: number }>(
  rules: PartRules<Told, Act, View>,
  owner: string,
): { part: Part<Told, Act, View>; view: View } {
  const replica = replicaOf(owner)
  useWait(replica.restored)
  const part = replica.part(rules)
  return { part, view: useSyncExternalStore(part.subscribe, part.view) }
}
