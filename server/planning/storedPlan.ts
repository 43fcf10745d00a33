import { type PlanRow, type PlanRows, rowsOf } from '../../schema/planOperations'
import { LIMITS } from '../../schema/limits'
import { servedIn } from '../../schema/servedWith'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { StoredPlan } from './MealPlanModel'
import { newId } from '../../schema/newId'

/** Rows for what was saved as lists, with new ids. A version belongs to the nearest row before it that is none. */
export function toRows(plan: StoredPlan): PlanRows {
  return CATEGORIES.flatMap((category) => {
    let own: string | null = null
    return plan[category].mealList.map(
      ({ uniqueId, side, dessert, numServes, eaters = null, followsPortions, isVersion }): PlanRow => {
        const id = newId()
        const variantOf = isVersion ? own : null
        if (!isVersion) own = id
        const meal = { uniqueId, ...servedIn({ side, dessert }) }
        return { id, category, ...meal, serves: followsPortions ? null : numServes, eaters, variantOf }
      },
    )
  })
}

/** A copy of rows as rows of another plan: the id of a row is that of one place. */
export function withNewIds(rows: PlanRows): PlanRows {
  const ids = new Map(rows.map(({ id }) => [id, newId()]))
  return rows.map(({ leftoversOf, ...row }) => ({
    ...row,
    id: ids.get(row.id) ?? newId(),
    variantOf: row.variantOf === null ? null : (ids.get(row.variantOf) ?? null),
    // What is left of a row that is gone stays what it is.
    ...(leftoversOf && { leftoversOf: ids.get(leftoversOf) ?? newId() }),
  }))
}

/** Rows as lists. */
export function toLists(rows: PlanRows): StoredPlan {
  const list = (category: Category): StoredPlan[Category] => {
    const mealList = rowsOf(rows, category).map(({ uniqueId, serves, eaters, variantOf, ...row }) => ({
      uniqueId,
      ...servedIn(row),
      numServes: serves ?? LIMITS.defaultServes,
      eaters,
      followsPortions: serves === null,
      isVersion: rows.some(({ id }) => id === variantOf),
    }))
    return { numMeals: mealList.length, mealList }
  }
  return { breakfast: list('breakfast'), lunch: list('lunch'), dinner: list('dinner') }
}
