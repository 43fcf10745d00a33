import type { Knex } from 'knex'
import { isDuplicate } from '../database/faults'
import { inTransaction } from '../database/transaction'
import { inputError } from '../errors'
import type { InputError, SaveMealPlanInput, SaveMealPlanResult } from '../generated/resolverTypes'
import type { Services } from '../services'
import { mealFinder } from './mealFinder'
import { MealPlanModel, type StoredPlan } from './MealPlanModel'
import { readPlanInput, type ReadPlan } from './readPlanInput'
import { toSavedMealPlan, toStoredPlan } from './shapePlan'

/** Whose plan is written, what it holds, and the version that it replaces: null replaces whatever is there. */
interface Write {
  userId: string
  plan: StoredPlan
  savedAt: number
  version: number | null
}

/**
 * Saves a person's plan. With a version the save counts only while that is the stored one (0: nothing is stored); of
 * two saves on the same version one wins and the other is told what is stored now. Specification, section 5.
 */
export async function saveMealPlan(
  services: Services,
  userId: string,
  input: SaveMealPlanInput,
): Promise<SaveMealPlanResult> {
  const { byEntryId: find } = await mealFinder(services, userId)
  const { value, errors } = readPlanInput(input.plan, find)
  const version = input.version ?? null
  const problems = [...errors, ...(value ? checkMeals(value) : []), ...checkVersion(version)]
  if (!value || problems.length > 0) return { saved: null, errors: problems }

  const write: Write = { userId, plan: toStoredPlan(value), savedAt: services.now(), version }
  const { won, stored } = await inTransaction(services.db, async (trx) => ({
    won: await writePlan(trx, write),
    stored: await MealPlanModel.query(trx).findById(userId),
  }))
  return {
    saved: stored ? toSavedMealPlan(stored, find) : null,
    errors: won
      ? []
      : [inputError('CONFLICT', 'version', 'The plan has been saved from somewhere else in the meantime.')],
  }
}

/** Whether the write took place. Each statement holds its own condition, so no other save can come in between. */
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
  return rows > 0 ? [] : [inputError('EMPTY_PLAN', 'plan', 'Your mealplan is empty')]
}

function checkVersion(version: number | null): InputError[] {
  return version === null || version >= 0 ? [] : [inputError('OUT_OF_RANGE', 'version', 'A version is 0 or more.')]
}
