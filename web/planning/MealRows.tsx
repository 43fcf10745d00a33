import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { leaveRow } from '../live/editedRow'
import type { Table } from '../live/useTable'
import { mainRowOf } from '../plan/eaterEdits'
import type { MealOptions } from '../plan/mealOptions'
import type { Category, Entry } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { color } from '../styles/themes'
import { line, space } from '../styles/tokens'
import { MealRow } from './MealRow'
import { messages } from './messages'
import { groupByIngredient } from './pickerGroups'
import type { PlanEdits } from './usePlanEdits'
import type { Randomizer } from './useRandomize'
import { useRowPeople } from './useRowPeople'

interface MealRowsProps {
  category: Category
  meals: MealOptions[Category]
  loading: boolean
  randomizer: Randomizer
  edits: PlanEdits
  table: Table
  /** Takes the focus when the last row goes. */
  after: RefObject<HTMLButtonElement | null>
}

/** The meals of a category, a row each (docs/product.md PLAN-2). */
export function MealRows({ category, meals, loading, randomizer, edits, table, after }: MealRowsProps) {
  const { plan, changed } = usePlan()
  const { removeRow, setServes, pickMeal } = edits
  const { randomizeRow, busy } = randomizer
  const { mealList } = plan[category]
  const count = mealList.length
  const groups = useMemo(() => groupByIngredient(meals), [meals])
  const list = useRef<HTMLUListElement>(null)
  const focusRow = useCallback((row: number) => {
    list.current?.children[row]?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const people = useRowPeople(table, focusRow)
  useEffect(() => leaveRow, [])

  const pick = useCallback(
    (where: Category, row: number, uniqueId: string) => {
      const meal = meals.find((candidate) => candidate.uniqueId === uniqueId)
      if (meal) pickMeal(where, row, meal)
    },
    [meals, pickMeal],
  )
  const remove = useCallback(
    (where: Category, row: number) => {
      flushSync(() => removeRow(where, row))
      // The next row takes its place and keeps the focus; after the last row there is none.
      if (row === count - 1) after.current?.focus()
    },
    [removeRow, count, after],
  )
  return (
    <Rows ref={list} role="list" aria-label={messages.mealsOf({ category })}>
      {mealList.map((entry, row) => (
        <MealRow
          key={row}
          category={category}
          row={row}
          entry={entry}
          groups={groups}
          loading={loading}
          changed={changed.includes(`${category}-${row}`)}
          busy={busy.includes(`${category}-${row}`)}
          table={table}
          count={count}
          version={versionAt(mealList, row)}
          people={people}
          onPick={pick}
          onServes={setServes}
          onRandomize={randomizeRow}
          onRemove={busy.length === 0 ? remove : null}
        />
      ))}
    </Rows>
  )
}

/** How a row belongs to others with versions of the same meal; null where it does not. */
function versionAt(mealList: readonly Entry[], row: number): 'main' | 'other' | null {
  if (mainRowOf(mealList, row) !== row) return 'other'
  return mealList.some((_, index) => index !== row && mainRowOf(mealList, index) === row) ? 'main' : null
}

const Rows = styled.ul`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  margin-inline: -${space[2]};

  & > li + li::before {
    content: '';
    position: absolute;
    inset: 0 ${space[2]} auto;
    border-top: ${line.hairline} solid ${color.border};
  }
`
