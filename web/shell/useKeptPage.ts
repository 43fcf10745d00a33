import { type KeptPlan, readRecentPlan } from '../live/keptPlan'
import { useDeviceOwner } from '../session/useDeviceOwner'
import { useSessionEnd } from '../session/useSession'

/** A page that the device can show by itself, and whose it is. */
export type KeptPage = { owner: string } & ({ kind: 'cupboard' } | { kind: 'planner'; plan: KeptPlan })

/**
 * What this device keeps of the page at a path, while the server can't be reached (docs/product.md DEV-13, DEV-15); null
 * where there is nothing to show, or when the server has refused the session.
 */
export function useKeptPage(path: string): KeptPage | null {
  const owner = useDeviceOwner()
  const end = useSessionEnd()
  if (owner === null || end?.why !== 'unreachable') return null
  if (path === '/cupboard') return { owner, kind: 'cupboard' }
  const plan = path === '/' ? readRecentPlan(owner) : null
  return plan && { owner, kind: 'planner', plan }
}
