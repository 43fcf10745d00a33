import { standingOf } from '../../schema/standing'
import { arrayOf, isFlag, isNumber, isText, nullOr, orMissing, shape } from '../session/guards'
import { isOther, type Other } from './otherContent'
import { type Category, type Entry, isEntry, type Plan, planOf, toRows } from './plan'

/** A row as the browser keeps it. Those of earlier releases have no id, and their order says of which they are versions. */
type StoredRow = Entry & { readonly id?: string; readonly variantOf?: string | null } & {
  readonly isLocked?: boolean
  readonly isWeekly?: boolean
  readonly date?: string
  readonly other?: Other
}

/** A plan as the browser keeps it. */
export type StoredPlan = Readonly<Record<Category, { settings: { numMeals: number }; mealList: readonly StoredRow[] }>>

const names = shape<Pick<StoredRow, 'id' | 'variantOf' | 'isLocked' | 'isWeekly' | 'date' | 'other'>>({
  id: orMissing(isText),
  variantOf: orMissing(nullOr(isText)),
  isLocked: orMissing(isFlag),
  isWeekly: orMissing(isFlag),
  date: orMissing(isText),
  other: orMissing(isOther),
})
const isStoredRow = (value: unknown): value is StoredRow => isEntry(value) && names(value)

const isCategoryPlan = shape<StoredPlan[Category]>({
  settings: shape({ numMeals: isNumber }),
  mealList: arrayOf(isStoredRow),
})

/** Whether content of the browser's storage is a plan. */
export const isStoredPlan = shape<StoredPlan>({
  breakfast: isCategoryPlan,
  lunch: isCategoryPlan,
  dinner: isCategoryPlan,
})

/**
 * A stored plan. That of an earlier release gets ids for its rows.
 * @param idAt The id of a row in this place.
 */
export function fromStored(plan: StoredPlan, idAt: (category: Category, row: number) => string): Plan {
  return planOf((category) => {
    const { mealList } = plan[category]
    const older = toRows(mealList, (row) => mealList[row]?.id ?? idAt(category, row))
    return older.map(({ isLocked: _l, isWeekly: _w, ...row }, index) => {
      const { variantOf = null, other, ...stored } = mealList[index] ?? {}
      return { ...row, variantOf: variantOf ?? row.variantOf, ...standingOf(stored), ...(other && { other }) }
    })
  })
}
