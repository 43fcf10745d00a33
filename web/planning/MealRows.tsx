import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { leaveRow } from '../live/editedRow'
import type { Table } from '../live/useTable'
import type { MealOptions } from '../plan/mealOptions'
import { type Category, type Row, rowById } from '../plan/plan'
import { usePlan } from '../plan/PlannerContext'
import { leftFrom } from '../plan/shownRow'
import { useGridKeys } from '../ui/useGridKeys'
import { MealRow } from './MealRow'
import { messages } from './messages'
import { groupByIngredient } from './pickerGroups'
import { pickFrom, RowSheet, versionOf } from './RowSheet'
import { useMarks } from './useMarks'
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
  /** Serves of the category. */
  usualServes: number
  /** Takes the focus when the last row goes. */
  after: RefObject<HTMLButtonElement | null>
}

/** The meals of a category, a row each: one grid, with one stop of the Tab key (docs/product.md PLAN-2, PLAN-81). */
export function MealRows(props: MealRowsProps) {
  const { category, meals, loading, randomizer, edits, table, usualServes, after } = props
  const { plan, changed, latestPlan } = usePlan()
  const { removeRow, setServes, setLock } = edits
  const { randomizeRow, busy } = randomizer
  const { mealList } = plan[category]
  const groups = useMemo(() => groupByIngredient(meals), [meals])
  const marked = useMarks(changed)
  const grid = useRef<HTMLDivElement>(null)
  const [openId, open] = useState<string | null>(null)
  const close = useCallback(() => open(null), [])
  const focusRow = useCallback(
    (id: string) => {
      const { row = -1 } = rowById(latestPlan(), id) ?? {}
      grid.current?.children[row]?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true })
    },
    [latestPlan],
  )
  const people = useRowPeople(table, focusRow)
  useEffect(() => leaveRow, [])

  const pick = useCallback((id: string, uniqueId: string) => pickFrom(meals, edits, id, uniqueId), [meals, edits])
  const isResting = busy.length === 0
  const remove = useCallback(
    (id: string) => {
      // A proposal that is on its way has to find the row that it is for.
      if (!isResting) return
      const { row = -1 } = rowById(latestPlan(), id) ?? {}
      flushSync(() => {
        open(null)
        removeRow(id)
      })
      // The next row takes its place and gets the focus; after the last row there is none.
      const rows = grid.current?.children
      const next = (rows?.[row] ?? rows?.[row - 1])?.querySelector<HTMLElement>('[data-row]')
      ;(next ?? after.current)?.focus()
    },
    [latestPlan, removeRow, after, isResting],
  )
  const rowOf = (element: HTMLElement): Row | undefined =>
    mealList[[...(element.parentElement?.children ?? [])].indexOf(element)]
  const keys = useGridKeys(grid, (key, element) => {
    const row = rowOf(element)
    if (!row) return false
    if (key === 'Delete') remove(row.id)
    else if (key === 'r') void randomizeRow(row.id)
    else if (key === 'l') setLock(row.id, !row.isLocked)
    else return false
    return true
  })
  return (
    <>
      <Rows ref={grid} role="grid" aria-label={messages.mealsOf({ category })} {...keys}>
        {mealList.map((entry, row) => (
          <MealRow
            key={entry.id}
            category={category}
            row={row}
            entry={entry}
            from={leftFrom(plan, entry)}
            groups={groups}
            loading={loading}
            isNew={marked.includes(entry.id)}
            busy={busy.includes(entry.id)}
            table={table}
            usualServes={usualServes}
            isVersion={versionOf(mealList, entry) === 'other'}
            isOpen={entry.id === openId}
            onOpen={open}
            onPick={pick}
            onServes={setServes}
            onRandomize={randomizeRow}
            onLock={setLock}
          />
        ))}
      </Rows>
      <RowSheet
        category={category}
        id={openId}
        meals={meals}
        loading={loading}
        randomizer={randomizer}
        edits={edits}
        table={table}
        people={people}
        onClose={close}
        onRemove={remove}
      />
    </>
  )
}

const Rows = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
`
