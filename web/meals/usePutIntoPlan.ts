import { LIMITS } from '../../schema/limits'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import { useTable } from '../live/useTable'
import { CATEGORIES, CATEGORY_ENUM, isGap, type Category, type Row } from '../plan/plan'
import { toEntry } from '../plan/planAnswer'
import { usePlan } from '../plan/PlannerContext'
import { newId } from '../../schema/newId'
import { recordEvent } from '../telemetry/analytics'
import { publicName } from '../plan/publicName'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import type { ShownOffer } from './useOffers'

/** A place for a meal: a row of the plan, or one that is added. */
export interface PlanPlace {
  readonly category: MealCategory
  /** null adds a row. */
  readonly rowId: string | null
}

const named = (category: MealCategory): Category =>
  CATEGORIES.find((one) => CATEGORY_ENUM[one] === category) ?? 'dinner'

/** The rows of the plan for a meal, and putting it there (docs/product.md WEEK-5). One Undo takes it back. */
export function usePutIntoPlan() {
  const { plan, latestPlan, dispatch, undo } = usePlan()
  const { portions } = useTable()
  const alerts = useAlerts()

  const rowsOf = (category: MealCategory): readonly Row[] => plan[named(category)].mealList
  const hasRoom = (category: MealCategory): boolean => rowsOf(category).length < LIMITS.mealsPerCategory
  /** An empty row, or else a new one where there is room. */
  const firstFree = (category: MealCategory): string | null => {
    const rows = rowsOf(category)
    const empty = rows.find(isGap)?.id ?? null
    return empty ?? (hasRoom(category) ? null : (rows[0]?.id ?? null))
  }

  const put = ({ places }: ShownOffer, { category, rowId }: PlanPlace): void => {
    const place = places.find((one) => one.category === category)
    if (!place) return
    const before = latestPlan()
    const of = named(category)
    if (rowId === null) {
      const count = before[of].mealList.length + 1
      dispatch({ type: 'setCount', category: of, count, portions, seed: newId() })
      recordEvent('meals_count_changed', { category: of, count })
    }
    const { mealList } = latestPlan()[of]
    const row = rowId === null ? mealList.at(-1) : mealList.find(({ id }) => id === rowId)
    if (!row) return
    const meal = toEntry(place.entry)
    dispatch({ type: 'pickMeal', id: row.id, meal })
    recordEvent('meal_changed', { category: of, row: mealList.indexOf(row), meal: publicName(meal) })
    const takeBack = () => {
      if (!undo(before)) alerts.info(messages.nothingUndone, { topic: 'plan' })
    }
    alerts.info(messages.planned({ name: meal.name, category }), {
      topic: 'plan',
      action: { label: messages.undo, onPress: takeBack },
    })
  }
  return { rowsOf, hasRoom, firstFree, put }
}
