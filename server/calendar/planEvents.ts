import { messages as planMessages } from '../planning/messages'
import { versionTitle } from '../menu/titles/versionTitle'
import { eatenIn, frozenOf, leftoversOf, textOf } from '../planning/rowContent'
import type { PlanView, RowView } from '../planning/views'
import { whoEats } from '../planning/whoEats'
import type { Category } from '../pure/mealCategories'
import type { CalendarEvent } from './icalendar'
import { messages } from './messages'

/** When the categories are usually eaten, in minutes from midnight, and for how long. */
const USUAL: Readonly<Record<Category, { from: number; minutes: number }>> = {
  breakfast: { from: 7 * 60 + 30, minutes: 30 },
  lunch: { from: 12 * 60 + 30, minutes: 45 },
  dinner: { from: 18 * 60 + 30, minutes: 60 },
}

/**
 * The rows of a plan that have a date and something to eat, as events (docs/product.md WEEK-7).
 * @param memberId only what this member eats; null for everyone.
 * @param publicUrl where the recipes are.
 */
export function planEvents(plan: PlanView, memberId: string | null, publicUrl: string): CalendarEvent[] {
  const { host } = new URL(publicUrl)
  return plan.rows.flatMap((row): CalendarEvent[] => {
    const { date } = row.stored
    const what = titleOf(row)
    if (!date || what === null || !isFor(row, memberId)) return []
    const meal = eatenIn(row)?.meal ?? null
    const category = planMessages.categoryLabel[row.category]
    return [
      {
        uid: `${row.id}@${host}`,
        date,
        ...USUAL[row.category],
        summary: messages.summary({ category, title: what }),
        description: messages.serves({ serves: row.serves }),
        url: meal && `${publicUrl}/instructions/${meal.slug}`,
      },
    ]
  })
}

const isFor = (row: RowView, memberId: string | null): boolean =>
  memberId === null ||
  whoEats({ category: row.category, eaters: row.eaters ?? null }, row.plan.table.members).some(
    ({ id }) => id === memberId,
  )

/** What is eaten in a row; null for nothing. */
export function titleOf(row: RowView): string | null {
  const [text, eaten] = [textOf(row), eatenIn(row)]
  if (text) return text.isOut ? messages.out(text) : text.text
  if (!eaten) return null
  const meal = { name: versionTitle(eaten) }
  if (frozenOf(row)) return messages.frozen(meal)
  if (leftoversOf(row)) return messages.leftovers(meal)
  const served = row.served.map(({ chosen }) => versionTitle(chosen))
  return served.length > 0 ? messages.servedWith({ name: meal.name, served }) : meal.name
}
