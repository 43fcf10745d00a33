import { inHousehold } from '../households/changeHousehold'
import { tableMembers } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { plansOfHousehold, savesOfHousehold } from './plansOfHousehold'
import { latestSave, readSavedPlan, writeSavedPlan } from './savedPlan'

/**
 * Makes what the release before this one has saved for an account of a user's household since the household's saved plan,
 * so that it is among its plans.
 */
export async function adoptLaterSave(services: Services, userId: string): Promise<void> {
  const [members, { saved }, saves] = await Promise.all([
    tableMembers(services, userId),
    plansOfHousehold(services, userId),
    savesOfHousehold(services, userId),
  ])
  const latest = latestSave(saved, saves, members)
  if (!latest || (saved && latest.version === saved.version)) return
  await inHousehold(services, { userId }, async ({ trx, self, members: all }) => {
    const present = await readSavedPlan(trx, self.householdId, all, { lock: true })
    if (present) await writeSavedPlan(trx, self, all, present)
  })
}
