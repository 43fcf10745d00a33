import { inputError } from '../platform/errors'
import type { InputError, SaveMealPlanInput, SaveMealPlanResult } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { type Change, inHousehold } from '../households/changeHousehold'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { type NeedDishes, withDishesRead } from '../dishes/withDishesRead'
import { lockedTable, type TableColumns, withTable } from '../menu/lockedTable'
import { keepUnnamed } from './keepUnnamed'
import { messages } from './messages'
import { readPlanInput, type ReadPlan } from './readPlanInput'
import { lockedSave, type SavedColumns, withSavedPlan, writeSavedPlan } from './savedPlan'
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
  const save = async (change: Change<TableColumns & SavedColumns>, need: NeedDishes): Promise<Outcome> => {
    const { trx, self, rows: locked } = change
    const table = await lockedTable(services, change, need)
    const { value, errors } = readPlanInput(input.plan, table)
    const version = input.version ?? null
    const problems = [...errors, ...(value ? checkMeals(value) : []), ...checkVersion(version)]
    if (!value || problems.length > 0) return { saved: null, errors: problems }
    const { row, saved: present } = await lockedSave(trx, locked)
    const presentVersion = present?.version ?? 0
    if (version !== null && version !== presentVersion)
      return {
        saved: present && toSavedMealPlan(present, table),
        errors: [inputError('CONFLICT', 'version', messages.savedElsewhere)],
      }
    const rows = keepUnnamed(value, present?.rows ?? [], table)
    const saved = { version: presentVersion + 1, savedAt: services.now(), rows }
    await writeSavedPlan(change, row, saved)
    return { saved: toSavedMealPlan(saved, table), errors: [], savedIn: self.householdId }
  }
  const { savedIn, ...result } = await withDishesRead(services, (need) =>
    inHousehold(services, caller, (change: Change<TableColumns & SavedColumns>) => save(change, need), {
      extend: (query, db) => withSavedPlan(caller.userId)(withTable(query, db), db),
      retried: ['unique'],
    }),
  )
  if (savedIn) announceHousehold(services, savedIn, 'saved')
  return result
}

/** What came of a save, and where it was one, in which household. */
interface Outcome extends SaveMealPlanResult {
  savedIn?: string
}

function checkMeals(plan: ReadPlan): InputError[] {
  const rows = plan.breakfast.length + plan.lunch.length + plan.dinner.length
  return rows > 0 ? [] : [inputError('EMPTY_PLAN', 'plan', messages.emptyPlan)]
}

function checkVersion(version: number | null): InputError[] {
  return version === null || version >= 0 ? [] : [inputError('OUT_OF_RANGE', 'version', messages.versionRange)]
}
