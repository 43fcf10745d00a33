import { inHousehold } from '../households/changeHousehold'
import { tableMembers } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { plansOfHousehold, savesOfHousehold } from './plansOfHousehold'
import { latestSave, readSavedPlan, writeSavedPlan } from './savedPlan'
import type { Caller } from '../request/context'

/**
 * Makes what the release before this one has saved for an account of a user's household since the household's saved plan,
 * so that it is among its plans.
 */
export async function adoptLaterSave(services: Services, caller: Caller): Promise<void> {
  const [members, { saved }, saves] = await Promise.all([
    tableMembers(services, caller),
    plansOfHousehold(services, caller),
    savesOfHousehold(services, caller),
  ])
  const latest = latestSave(saved, saves, members)
  if (!latest || (saved && latest.version === saved.version)) return
  await inHousehold(services, caller, async (change) => {
    const { trx, self, members: all } = change
    const { row, saved: present } = await readSavedPlan(trx, self.householdId, all, { lock: true })
    if (present) await writeSavedPlan(change, row, present)
  })
}
