import { CATEGORIES, type Category, type Plan } from '../plan/plan'
import type { RandomizeMealPlanInput } from '../apollo/schemaTypes.generated'

/** Ids of the plan's meals outside the given place, which a proposal must not repeat. */
export function idsOutside(plan: Plan, inside: (category: Category, row: number) => boolean): string[] {
  return CATEGORIES.flatMap((category) =>
    plan[category].mealList.flatMap(({ uniqueId }, row) => (uniqueId && !inside(category, row) ? [uniqueId] : [])),
  )
}

/** Asks for as many meals as the categories have rows; null when none of them has any. */
export function categoriesInput(plan: Plan, wanted: readonly Category[]): RandomizeMealPlanInput | null {
  const asked = wanted.filter((category) => plan[category].settings.numMeals >= 1)
  if (asked.length === 0) return null
  const parts = asked.map((category) => {
    const serves = plan[category].mealList.map(({ numServes }) => numServes)
    return [category, { numMeals: serves.length, serves }]
  })
  return {
    ...Object.fromEntries(parts),
    scope: 'CATEGORIES',
    keep: idsOutside(plan, (category) => asked.includes(category)),
  }
}

/**
 * The same request without the meals to keep that an answer calls unknown, since those are gone from the catalogue and
 * can't be repeated; null when the answer names none, or when anything else is wrong.
 */
export function withoutUnknown(
  input: RandomizeMealPlanInput,
  errors: readonly { code: string; field: string | null }[],
): RandomizeMealPlanInput | null {
  const unknown = errors.map(({ code, field }) =>
    code === 'UNKNOWN' ? /^keep\[(\d+)\]$/.exec(field ?? '')?.[1] : undefined,
  )
  if (unknown.length === 0 || unknown.includes(undefined)) return null
  return { ...input, keep: input.keep?.filter((_, index) => !unknown.includes(String(index))) }
}

/** Asks for one meal for a row, for those who eat it: another one than it has, and none that the plan has elsewhere. */
export function rowInput(plan: Plan, category: Category, row: number): RandomizeMealPlanInput {
  const { numServes = 1, eaters } = plan[category].mealList[row] ?? {}
  const wanted = { numMeals: 1, serves: [numServes], ...(eaters && { eaters: [...eaters] }) }
  return { [category]: wanted, scope: 'ROW', keep: idsOutside(plan, () => false) }
}
