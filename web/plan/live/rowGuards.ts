import type { AddRow, PlanAct, PlanCategory, PlanRow, RowContent } from '../../../schema/planOperations'
import { arrayOf, type Guard, isFlag, isNumber, isText, nullOr, oneOf, orMissing, shape } from '../../session/guards'
import { CATEGORIES } from '../plan'

const isCategory: Guard<PlanCategory> = oneOf(CATEGORIES)
const serves = nullOr(isNumber)
const eaters = nullOr(arrayOf(isText))
const variantOf = nullOr(isText)
/** Rows that were stored before they had them have none of these. */
const other = { text: orMissing(isText), isOut: orMissing(isFlag), leftoversOf: orMissing(isText) }
const planned = { date: orMissing(nullOr(isText)), isLocked: orMissing(isFlag), ...other }

/** Whether content from outside, such as the browser's storage, is a row of the current plan. */
export const isRow = shape<PlanRow>({
  id: isText,
  category: isCategory,
  uniqueId: isText,
  serves,
  eaters,
  variantOf,
  ...planned,
})

const isAdded = shape<AddRow>({
  rowId: isText,
  category: isCategory,
  after: nullOr(isText),
  uniqueId: isText,
  serves,
  eaters,
  variantOf,
  ...planned,
})

const acts: readonly Guard<PlanAct>[] = [
  shape<{ addRow: AddRow }>({ addRow: isAdded }),
  shape<{ removeRow: { rowId: string } }>({ removeRow: shape({ rowId: isText }) }),
  shape<{ setMeal: { rowId: string; uniqueId: string } }>({ setMeal: shape({ rowId: isText, uniqueId: isText }) }),
  shape<{ setContent: { rowId: string } & RowContent }>({
    setContent: shape({ rowId: isText, uniqueId: isText, ...other }),
  }),
  shape<{ setServes: { rowId: string; serves: number | null } }>({ setServes: shape({ rowId: isText, serves }) }),
  shape<{ setEaters: { rowId: string; eaters: string[] | null } }>({ setEaters: shape({ rowId: isText, eaters }) }),
  shape<{ setDate: { rowId: string; date: string | null } }>({
    setDate: shape({ rowId: isText, date: nullOr(isText) }),
  }),
  shape<{ setLock: { rowId: string; isLocked: boolean } }>({ setLock: shape({ rowId: isText, isLocked: isFlag }) }),
]

/** Whether content from outside is an act on the current plan. */
export const isAct: Guard<PlanAct> = (value): value is PlanAct => acts.some((guard) => guard(value))
