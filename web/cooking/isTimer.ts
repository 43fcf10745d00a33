import { isFlag, isNumber, isText, nullOr, orMissing, shape } from '../session/guards'
import type { Timer } from './timers'

/** Whether content of the device is a timer. */
export const isTimer = shape<Timer>({
  id: isText,
  label: isText,
  mealName: isText,
  step: isNumber,
  duration: isNumber,
  endsAt: nullOr(isNumber),
  remaining: isNumber,
  overAt: orMissing(isNumber),
  doneAt: orMissing(isNumber),
  isElsewhere: orMissing(isFlag),
})
