import type { DraftRowInput } from '../apollo/schemaTypes.generated'
import { contentInput, otherContent } from '../live/plan/planActInput'
import type { Other } from '../plan/otherContent'
import { CATEGORY_ENUM, type Plan, plannedRows } from '../plan/plan'
import { servedIds } from '../plan/served'

/** The rows of a plan as a draft of them is sent. */
export function draftRows(plan: Plan): DraftRowInput[] {
  const rows = plannedRows(plan)
  const ids = new Set(rows.map(({ key }) => key))
  return rows.map(
    ({
      key,
      category,
      entry: { uniqueId, numServes, followsPortions, eaters, variantOf, isLocked, isWeekly, date, other, ...served },
    }) => ({
      id: key,
      category: CATEGORY_ENUM[category],
      date: date ?? null,
      content: uniqueId === '' ? contentOf(other, ids) : contentInput({ uniqueId, ...servedIds(served) }),
      serves: followsPortions ? null : numServes,
      eaters: eaters ? [...eaters] : null,
      isLocked: isLocked ?? false,
      isWeekly: isWeekly ?? false,
      versionOf: variantOf !== null && ids.has(variantOf) ? variantOf : null,
    }),
  )
}

/** Leftovers of a row that is gone are none. */
function contentOf(other: Other | undefined, ids: ReadonlySet<string>): DraftRowInput['content'] {
  if (!other || (other.leftoversOf !== undefined && !ids.has(other.leftoversOf))) return null
  return otherContent(other)
}
