import type { RandomizeMealPlanInput } from '../apollo/schemaTypes.generated'
import { CATEGORIES, type Category, isEmptyEntry, type Plan } from '../plan/plan'
import { toEntry } from '../plan/planAnswer'
import type { Proposal } from '../plan/planEdits'
import type { ProposedCategoryFragment } from './operations.generated'
import { idsOutside } from './randomizeInput'

/** Rows without a meal that the same people eat, so that one proposal can fill them. */
export interface Gaps {
  rows: Readonly<Partial<Record<Category, readonly number[]>>>
  /** null for all who eat the category. */
  eaters: readonly string[] | null
}

/** The rows of a plan without a meal, by who eats them. */
export function gapsOf(plan: Plan): Gaps[] {
  const found = new Map<string, { rows: Partial<Record<Category, number[]>>; eaters: readonly string[] | null }>()
  for (const category of CATEGORIES)
    plan[category].mealList.forEach((entry, row) => {
      if (!isEmptyEntry(entry)) return
      const eaters = entry.eaters ?? null
      const key = JSON.stringify(eaters)
      const gaps = found.get(key) ?? { rows: {}, eaters }
      found.set(key, gaps)
      ;(gaps.rows[category] ??= []).push(row)
    })
  return [...found.values()]
}

/** Asks for a meal for each of these rows, none of which the plan has. */
export function gapsInput(plan: Plan, { rows, eaters }: Gaps): RandomizeMealPlanInput {
  const parts = CATEGORIES.flatMap((category) => {
    const serves = rows[category]?.map((row) => plan[category].mealList[row]?.numServes ?? 1)
    return serves ? [[category, { numMeals: serves.length, serves, ...(eaters && { eaters: [...eaters] }) }]] : []
  })
  return { ...Object.fromEntries(parts), scope: 'CATEGORIES', keep: idsOutside(plan, () => false) }
}

/** The proposed meals in the places of these rows. */
export function gapsProposal(
  plan: Plan,
  { rows }: Gaps,
  answer: Readonly<Record<Category, ProposedCategoryFragment | null>>,
): Proposal {
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      plan[category].mealList.map((_, row) => {
        const meal = answer[category]?.mealList[rows[category]?.indexOf(row) ?? -1]
        return meal ? toEntry(meal) : null
      }),
    ]),
  )
}

/** What of a filled plan goes into the rows of the plan that are still without a meal. */
export function stillMissing(plan: Plan, filled: Plan): Proposal {
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      plan[category].mealList.map((entry, row) => {
        const meal = filled[category].mealList[row]
        return isEmptyEntry(entry) && meal && !isEmptyEntry(meal) ? meal : null
      }),
    ]),
  )
}
