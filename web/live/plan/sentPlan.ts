import type { MealCategory } from '../../apollo/schemaTypes.generated'
import { arrayOf, isFlag, isNumber, isText, nullOr, oneOf, orMissing, shape } from '../../session/guards'
import type { CurrentPlanFragment } from '../../plan/operations.generated'
import { CATEGORY_ENUM, type Entry, isEntry } from '../../plan/plan'
import { isOther, type Other, otherIn } from '../../plan/otherContent'
import { entryOfRow } from '../../plan/planAnswer'

/** A row of the current plan as the server said it. */
interface SentRow {
  id: string
  category: MealCategory
  /** The meal with the row's serves; an empty one where the row has none. */
  entry: Entry
  hasSetServes: boolean
  /** Ids of members; null for all who eat the category. */
  eaters: string[] | null
  variantOf: string | null
  /** Missing in what the release before this one kept. */
  isLocked?: boolean
  isWeekly?: boolean
  /** Its day; missing or null for none. */
  date?: string | null
  /** What it holds in place of a meal. */
  other?: Other
}

/** The current plan as the server said it, in the form in which the device keeps it. */
export interface SentPlan {
  version: number
  /** Of which save it is; answers to operations leave it out. */
  savedVersion?: number | null
  /** Who changed it last; missing in what the release before this one kept. */
  changedBy?: { name: string; isViewer: boolean } | null
  rows: SentRow[]
  /** Ids of the rows that do not suit those who eat them. */
  unsuitable: string[]
}

const isSentRow = shape<SentRow>({
  id: isText,
  category: oneOf(Object.values(CATEGORY_ENUM)),
  entry: isEntry,
  hasSetServes: isFlag,
  eaters: nullOr(arrayOf(isText)),
  variantOf: nullOr(isText),
  isLocked: orMissing(isFlag),
  isWeekly: orMissing(isFlag),
  date: orMissing(nullOr(isText)),
  other: orMissing(isOther),
})

/** Whether content from outside is such a plan. */
export const isSentPlan = shape<SentPlan>({
  version: isNumber,
  savedVersion: orMissing(nullOr(isNumber)),
  changedBy: orMissing(nullOr(shape<{ name: string; isViewer: boolean }>({ name: isText, isViewer: isFlag }))),
  rows: arrayOf(isSentRow),
  unsuitable: arrayOf(isText),
})

/** The plan of an answer. @throws where there is none, as after leaving the household. */
export function toSentPlan(plan: (CurrentPlanFragment & { savedVersion?: number | null }) | null): SentPlan {
  if (plan === null) throw new Error('No plan')
  const { version, savedVersion, changedBy, rows, problems } = plan
  return {
    version,
    ...(savedVersion !== undefined && { savedVersion }),
    changedBy: changedBy && { name: changedBy.name, isViewer: changedBy.isViewer },
    rows: rows.map((row): SentRow => {
      const { id, category, hasSetServes, hasSetEaters, eatenBy, versionOf, isLocked, isWeekly, date } = row
      const eaters = hasSetEaters ? eatenBy.map((member) => member.id) : null
      const variantOf = versionOf?.id ?? null
      const place = { id, category, hasSetServes, eaters, variantOf, isLocked, isWeekly, date }
      return { ...place, entry: entryOfRow(row), ...otherIn(row.content) }
    }),
    unsuitable: problems.map(({ row }) => row.id),
  }
}

/** The release before this one kept what does not suit by category and place. */
export function renewSentPlan(kept: unknown): unknown {
  const { rows, unsuitable } = (kept ?? {}) as { rows?: unknown; unsuitable?: unknown }
  if (!arrayOf(isSentRow)(rows) || !arrayOf(isPlaced)(unsuitable)) return kept
  const idAt = ({ category, row }: Placed) => rows.filter((one) => one.category === category)[row]?.id ?? []
  return { ...(kept as object), unsuitable: unsuitable.flatMap(idAt) }
}

interface Placed {
  category: MealCategory
  row: number
}
const isPlaced = shape<Placed>({ category: oneOf(Object.values(CATEGORY_ENUM)), row: isNumber })
