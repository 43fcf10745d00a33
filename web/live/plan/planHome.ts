import type { HomePlan, PlanHome } from '../../plan/PlanHome'
import type { Replica } from '../replica/Replica'
import { planPart } from './planPart'

const homes = new WeakMap<Replica, PlanHome>()

/** The plan of a person's household, for the pages of that person. */
export function planHomeOf(replica: Replica): PlanHome {
  const home = homes.get(replica) ?? newHome(replica)
  homes.set(replica, home)
  return home
}

function newHome(replica: Replica): PlanHome {
  const part = replica.part(planPart)
  let known: HomePlan | null = null
  return {
    latest: () => {
      const { plan, verdict } = part.view()
      const told = part.told()
      const householdId = part.household()?.id ?? null
      // What was done here since is not in it.
      const savedVersion = part.pending().length === 0 ? (told?.savedVersion ?? null) : null
      const by = told?.changedBy
      const changedBy = by && !by.isViewer ? by.name : null
      const isSame =
        known?.plan === plan &&
        known.savedVersion === savedVersion &&
        known.told === told &&
        known.householdId === householdId
      return isSame && known
        ? known
        : (known = { plan, verdict: told && verdict, savedVersion, changedBy, householdId, told })
    },
    edit: (edits, newId) => part.act(edits, Date.now(), newId),
    subscribe: part.subscribe,
  }
}
