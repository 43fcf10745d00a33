import type { DraftRowInput } from '../apollo/schemaTypes.generated'
import { CATEGORY_ENUM, type Plan, plannedRows } from '../plan/plan'

/** The rows of a plan as a draft of them is sent. */
export function draftRows(plan: Plan): DraftRowInput[] {
  const rows = plannedRows(plan)
  const ids = new Set(rows.map(({ key }) => key))
  return rows.map(
    ({ key, category, entry: { uniqueId, numServes, followsPortions, eaters, variantOf, isLocked } }) => ({
      id: key,
      category: CATEGORY_ENUM[category],
      content: uniqueId === '' ? null : { dishes: [{ recipe: uniqueId, role: 'MAIN' }] },
      serves: followsPortions ? null : numServes,
      eaters: eaters ? [...eaters] : null,
      isLocked: isLocked ?? false,
      versionOf: variantOf !== null && ids.has(variantOf) ? variantOf : null,
    }),
  )
}
