import { sydneyDay } from '../../../schema/sydneyDay'
import { dayOfMonth, wholeDay } from '../../plan/days'
import { planMessages } from '../../plan/messages'
import { CATEGORIES, CATEGORY_ENUM } from '../../plan/plan'
import type { PastWeekFragment } from '../operations.generated'
import { messages } from './messages'

/** After all days. */
const UNDATED = '9999-12-31'

/** How a past week is called: its days, or the day on which it ended where its rows have none. */
export function nameOf({ firstDay, lastDay, changedAt }: PastWeekFragment): string {
  if (firstDay === null || lastDay === null) return messages.until({ day: dayOfMonth(sydneyDay(changedAt ?? 0)) })
  const [first, last] = [dayOfMonth(firstDay), dayOfMonth(lastDay)]
  return first === last ? first : messages.fromTo({ first, last })
}

/** What was eaten, by day, then by category; what had no day comes last, under its category. */
export function eatenOf({ rows }: PastWeekFragment): { key: string; when: string; what: string }[] {
  const order = CATEGORIES.map((category) => CATEGORY_ENUM[category])
  return [...rows]
    .sort(
      (one, other) =>
        (one.date ?? UNDATED).localeCompare(other.date ?? UNDATED) ||
        order.indexOf(one.category) - order.indexOf(other.category),
    )
    .flatMap(({ id, date, category, title }) => {
      const own = CATEGORIES.find((one) => CATEGORY_ENUM[one] === category) ?? 'dinner'
      return title === null ? [] : [{ key: id, when: date ? wholeDay(date) : planMessages.category[own], what: title }]
    })
}
