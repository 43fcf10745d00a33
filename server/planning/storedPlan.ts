import { randomUUID } from 'node:crypto'
import { type PlanRow, type PlanRows, rowsOf } from '../../schema/planOperations'
import { LIMITS } from '../../schema/limits'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { StoredPlan } from './MealPlanModel'

/** Rows for what was saved as lists, with new ids. A version belongs to the nearest row before it that is none. */
export function toRows(plan: StoredPlan): PlanRows {
  return CATEGORIES.flatMap((category) => {
    let own: string | null = null
    return plan[category].mealList.map(
      ({ uniqueId, numServes, eaters = null, followsPortions, isVersion }): PlanRow => {
        const id = randomUUID()
        const variantOf = isVersion ? own : null
        if (!isVersion) own = id
        return { id, category, uniqueId, serves: followsPortions ? null : numServes, eaters, variantOf }
      },
    )
  })
}

/** A copy of rows as rows of another plan: the id of a row is that of one place. */
export function withNewIds(rows: PlanRows): PlanRows {
  const ids = new Map(rows.map(({ id }) => [id, randomUUID()]))
  return rows.map(({ leftoversOf, ...row }) => ({
    ...row,
    id: ids.get(row.id) ?? randomUUID(),
    variantOf: row.variantOf === null ? null : (ids.get(row.variantOf) ?? null),
    // What is left of a row that is gone stays what it is.
    ...(leftoversOf && { leftoversOf: ids.get(leftoversOf) ?? randomUUID() }),
  }))
}

/** Rows as lists. */
export function toLists(rows: PlanRows): StoredPlan {
  const list = (category: Category): StoredPlan[Category] => {
    const mealList = rowsOf(rows, category).map(({ uniqueId, serves, eaters, variantOf }) => ({
      uniqueId,
      numServes: serves ?? LIMITS.defaultServes,
      eaters,
      followsPortions: serves === null,
      isVersion: rows.some(({ id }) => id === variantOf),
    }))
    return { numMeals: mealList.length, mealList }
  }
  return { breakfast: list('breakfast'), lunch: list('lunch'), dinner: list('dinner') }
}
