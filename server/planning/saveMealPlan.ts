import type { Knex } from 'knex'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import { inputError } from '../errors'
import type { InputError, SaveMealPlanInput, SaveMealPlanResult } from '../generated/resolverTypes'
import type { Services } from '../services'
import { userMenu } from '../settings/userMenu'
import { messages } from './messages'
import { MealPlanModel, type StoredPlan } from './MealPlanModel'
import { readPlanInput, type ReadPlan } from './readPlanInput'
import { toSavedMealPlan, toStoredPlan } from './shapePlan'

interface Write {
  userId: string
  plan: StoredPlan
  savedAt: number
  /** The version that is replaced; null replaces any, 0 none. */
  version: number | null
}

/**
 * Saves a user's plan. With a version it is saved only while that is the stored one (0: nothing is stored). Of two saves
 * on the same version one succeeds and the other gets the stored plan (docs/product.md PLAN-32). Meals that do not suit
 * the user are stored as well and named in the answer.
 */
export async function saveMealPlan(
  services: Services,
  userId: string,
  input: SaveMealPlanInput,
): Promise<SaveMealPlanResult> {
  const menu = await userMenu(services, userId)
  const { value, errors } = readPlanInput(input.plan, menu.find)
  const version = input.version ?? null
  const problems = [...errors, ...(value ? checkMeals(value) : []), ...checkVersion(version)]
  if (!value || problems.length > 0) return { saved: null, errors: problems }

  const write: Write = { userId, plan: toStoredPlan(value), savedAt: services.now(), version }
  const { won, stored } = await inTransaction(services.db, async (trx) => ({
    won: await writePlan(trx, write),
    stored: await MealPlanModel.query(trx).findById(userId),
  }))
  return {
    saved: stored ? toSavedMealPlan(stored, menu) : null,
    errors: won ? [] : [inputError('CONFLICT', 'version', messages.savedElsewhere)],
  }
}

/** Whether the plan was written. Each statement carries its condition, so that no other save comes between. */
async function writePlan(trx: Knex.Transaction, write: Write): Promise<boolean> {
  if (write.version === 0) return insertPlan(trx, write)
  if (await updatePlan(trx, write)) return true
  if (write.version !== null) return false
  return (await insertPlan(trx, write)) || updatePlan(trx, write)
}

async function updatePlan(trx: Knex.Transaction, { userId, plan, savedAt, version }: Write): Promise<boolean> {
  const found = await MealPlanModel.query(trx)
    .where(version === null ? { userId } : { userId, version })
    .patch({ plan, savedAt, version: MealPlanModel.raw('?? + 1', ['version']) })
  return found > 0
}

async function insertPlan(trx: Knex.Transaction, { userId, plan, savedAt }: Write): Promise<boolean> {
  try {
    await MealPlanModel.query(trx).insert({ userId, plan, savedAt, version: 1 })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

function checkMeals(plan: ReadPlan): InputError[] {
  const rows = plan.breakfast.length + plan.lunch.length + plan.dinner.length
  return rows > 0 ? [] : [inputError('EMPTY_PLAN', 'plan', messages.emptyPlan)]
}

function checkVersion(version: number | null): InputError[] {
  return version === null || version >= 0 ? [] : [inputError('OUT_OF_RANGE', 'version', messages.versionRange)]
}
