import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { leaveRow } from '../live/editedRow'
import type { Table } from '../live/useTable'
import { versionsOf } from '../plan/eaterEdits'
import type { MealOptions } from '../plan/mealOptions'
import { type Category, type Row, rowById } from '../plan/plan'
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
  const { plan, changed, latestPlan } = usePlan()
  const { removeRow, setServes, pickMeal } = edits
  const { randomizeRow, busy } = randomizer
  const { mealList } = plan[category]
  const count = mealList.length
  const groups = useMemo(() => groupByIngredient(meals), [meals])
  const list = useRef<HTMLUListElement>(null)
  const focusRow = useCallback(
    (id: string) => {
      const { row = -1 } = rowById(latestPlan(), id) ?? {}
      list.current?.children[row]?.querySelector('input')?.focus({ preventScroll: true })
    },
    [latestPlan],
  )
  const people = useRowPeople(table, focusRow)
  useEffect(() => leaveRow, [])

  const pick = useCallback(
    (id: string, uniqueId: string) => {
      const meal = meals.find((candidate) => candidate.uniqueId === uniqueId)
      if (meal) pickMeal(id, meal)
    },
    [meals, pickMeal],
  )
  const remove = useCallback(
    (id: string) => {
      const { row = -1 } = rowById(latestPlan(), id) ?? {}
      flushSync(() => removeRow(id))
      // The next row takes its place and gets the focus; after the last row there is none.
      const next = list.current?.children[row]?.querySelector<HTMLElement>('[data-removes]')
      ;(next ?? after.current)?.focus()
    },
    [latestPlan, removeRow, after],
  )
  return (
    <Rows ref={list} role="list" aria-label={messages.mealsOf({ category })}>
      {mealList.map((entry, row) => (
        <MealRow
          key={entry.id}
          category={category}
          row={row}
          entry={entry}
          groups={groups}
          loading={loading}
          changed={changed.includes(entry.id)}
          busy={busy.includes(entry.id)}
          table={table}
          count={count}
          version={versionOf(mealList, entry)}
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
function versionOf(mealList: readonly Row[], row: Row): 'main' | 'other' | null {
  const [main, ...others] = versionsOf(mealList, row)
  if (others.length === 0) return null
  return main === row ? 'main' : 'other'
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
