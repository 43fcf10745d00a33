import { inputError } from '../platform/errors'
import type { InputError, SaveMealPlanInput, SaveMealPlanResult } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { keepUnnamed } from './keepUnnamed'
import { messages } from './messages'
import { readPlanInput, type ReadPlan } from './readPlanInput'
import { readSavedPlan, type SavedPlan, writeSavedPlan } from './savedPlan'
import { toSavedMealPlan } from './shapePlan'

/**
 * Saves the plan of a user's household. With a version it is saved only while that is the stored one (0: nothing is
 * stored). Of two saves on the same version one succeeds and the other gets the stored plan (docs/product.md PLAN-32).
 * Meals that do not suit the user are stored as well and named in the answer; what the input does not name stays as it is
 * stored (PLAN-62).
 */
export async function saveMealPlan(
  services: Services,
  caller: Caller,
  input: SaveMealPlanInput,
): Promise<SaveMealPlanResult> {
  const table = await tableMenu(services, caller)
  const { value, errors } = readPlanInput(input.plan, table)
  const version = input.version ?? null
  const problems = [...errors, ...(value ? checkMeals(value) : []), ...checkVersion(version)]
  if (!value || problems.length > 0) return { saved: null, errors: problems }

  const savedAt = services.now()
  const { won, stored, householdId } = await inHousehold(services, caller, async ({ trx, self, members }) => {
    const present = await readSavedPlan(trx, self.householdId, members, { lock: true })
    const presentVersion = present?.version ?? 0
    if (version !== null && version !== presentVersion)
      return { won: false, stored: present, householdId: self.householdId }
    const rows = keepUnnamed(value, present?.rows ?? [], table)
    const saved: SavedPlan = { version: presentVersion + 1, savedAt, rows }
    await writeSavedPlan(trx, self, members, saved)
    return { won: true, stored: saved, householdId: self.householdId }
  })
  if (won) announceHousehold(services, householdId, 'saved')
  return {
    saved: stored ? toSavedMealPlan(stored, table) : null,
    errors: won ? [] : [inputError('CONFLICT', 'version', messages.savedElsewhere)],
  }
}

function checkMeals(plan: ReadPlan): InputError[] {
  const rows = plan.breakfast.length + plan.lunch.length + plan.dinner.length
  return rows > 0 ? [] : [inputError('EMPTY_PLAN', 'plan', messages.emptyPlan)]
}

function checkVersion(version: number | null): InputError[] {
  return version === null || version >= 0 ? [] : [inputError('OUT_OF_RANGE', 'version', messages.versionRange)]
}
