import type { AddRow, PlanAct, PlanRow } from '../../../schema/planOperations'
import { arrayOf, type Guard, isFlag, isNumber, isText, nullOr, oneOf, orMissing, shape } from '../../session/guards'
import { CATEGORIES } from '../../plan/plan'

/** What may be said of a row; an act says some of it. */
const said = {
  category: oneOf(CATEGORIES),
  uniqueId: isText,
  serves: nullOr(isNumber),
  eaters: nullOr(arrayOf(isText)),
  variantOf: nullOr(isText),
  date: orMissing(nullOr(isText)),
  isLocked: orMissing(isFlag),
  isWeekly: orMissing(isFlag),
  text: orMissing(isText),
  isOut: orMissing(isFlag),
  leftoversOf: orMissing(isText),
  frozen: orMissing(isText),
  side: orMissing(isText),
  dessert: orMissing(isText),
}

/** Whether content from outside, such as the browser's storage, is a row of the current plan. */
export const isRow = shape<PlanRow>({ id: isText, ...said })

const isAdded = shape<AddRow>({ rowId: isText, after: nullOr(isText), ...said })
const FIELDS = Object.entries<Guard<unknown>>({ ...said, recipe: nullOr(isText) })
const ACTS = [
  'removeRow',
  'setMeal',
  'setContent',
  'setSide',
  'setDessert',
  'setServes',
  'setEaters',
  'setDate',
  'setLock',
  'setWeekly',
]

/** Whether content from outside is an act on the current plan. */
export const isAct: Guard<PlanAct> = (value): value is PlanAct => {
  const [[name = '', content] = [], ...more] = Object.entries((value ?? {}) as Record<string, unknown>)
  if (more.length > 0) return false
  if (name === 'addRow') return isAdded(content)
  const act = content as Record<string, unknown> | null
  return ACTS.includes(name) && isText(act?.['rowId']) && FIELDS.every(([key, guard]) => orMissing(guard)(act[key]))
}
