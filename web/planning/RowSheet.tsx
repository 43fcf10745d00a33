import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import type { Table } from '../live/useTable'
import { versionsOf } from '../plan/eaterEdits'
import type { MealOptions } from '../plan/mealOptions'
import type { Category, Row } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { groupByIngredient } from './pickerGroups'
import type { MealSheetProps } from './mealSheetProps'
import type { PlanEdits } from './usePlanEdits'
import type { Randomizer } from './useRandomize'
import type { RowPeople } from './useRowPeople'

/** Comes when a meal is first looked at. */
const MealSheet = lazy<ComponentType<MealSheetProps>>(() => import('./sheet/MealSheet'))

export interface RowSheetProps {
  category: Category
  /** The row that is looked at; null for none. */
  id: string | null
  meals: MealOptions[Category]
  loading: boolean
  randomizer: Randomizer
  edits: PlanEdits
  table: Table
  people: RowPeople
  onClose: () => void
  onRemove: (id: string) => void
}

/** The sheet of the row that was opened, if it is still there. */
export function RowSheet(props: RowSheetProps) {
  const { category, id, meals, loading, randomizer, edits, table, people, onClose, onRemove } = props
  const { mealList } = usePlan().plan[category]
  const groups = useMemo(() => (id === null ? [] : groupByIngredient(meals)), [meals, id])
  const row = mealList.findIndex((one) => one.id === id)
  const entry = mealList[row]
  if (!entry) return null
  return (
    <Suspense fallback={null}>
      <MealSheet
        category={category}
        row={row}
        entry={entry}
        groups={groups}
        loading={loading}
        busy={randomizer.busy.includes(entry.id)}
        table={table}
        count={mealList.length}
        version={versionOf(mealList, entry)}
        people={people}
        onClose={onClose}
        onPick={(rowId, uniqueId) => pickFrom(meals, edits, rowId, uniqueId)}
        onServes={edits.setServes}
        onRandomize={randomizer.randomizeRow}
        onLock={edits.setLock}
        // A proposal that is on its way has to find the row that it is for.
        onRemove={randomizer.busy.length === 0 ? onRemove : null}
      />
    </Suspense>
  )
}

/** Puts one of the meals on offer into a row. */
export function pickFrom(meals: MealOptions[Category], { pickMeal }: PlanEdits, id: string, uniqueId: string): void {
  const meal = meals.find((candidate) => candidate.uniqueId === uniqueId)
  if (meal) pickMeal(id, meal)
}

/** How a row belongs to others with versions of the same meal; null where it does not. */
export function versionOf(mealList: readonly Row[], row: Row): 'main' | 'other' | null {
  const [main, ...others] = versionsOf(mealList, row)
  if (others.length === 0) return null
  return main === row ? 'main' : 'other'
}
