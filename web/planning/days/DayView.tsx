import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useTable } from '../../live/useTable'
import { addDays, daysBetween, daysFrom, WEEK } from '../../plan/days'
import { planMessages } from '../../plan/messages'
import { CATEGORIES, type PlannedMeal, plannedRows, rowById } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { spreadOverDays } from '../../plan/spreadOverDays'
import { screenOnly } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { media, size, space } from '../../styles/tokens'
import { CategoryMark } from '../../ui/CategoryMark'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { RowSheetProps } from '../RowSheet'
import { useAnnounceChange } from '../useAnnounceChange'
import type { useMealOptions } from '../useMealOptions'
import { usePlanEdits } from '../usePlanEdits'
import type { Randomizer } from '../useRandomize'
import { useRowPeople } from '../useRowPeople'
import { DayColumn } from './DayColumn'
import { DayHead } from './DayHead'
import { Band, Bands, Grid } from './dayLook'
import { messages } from './messages'
import { useDayDrag } from './useDayDrag'
import { useDayKeys } from './useDayKeys'
import { useSetDay } from './useSetDay'
import { useSydneyClock } from '../useSydneyClock'

export interface DayViewProps {
  meals: ReturnType<typeof useMealOptions>
  randomizer: Randomizer
  /** What opens over a meal. */
  Sheet: ComponentType<RowSheetProps>
  /** What is shown where its code cannot be loaded. */
  instead: ReactNode
}

/** The rows of the plan by day, seven days from today on (docs/product.md WEEK-10, WEEK-12). */
export default function DayView({ meals, randomizer, Sheet }: Omit<DayViewProps, 'instead'>) {
  const { plan, blanket, latestPlan, dispatch } = usePlan()
  const { today } = useSydneyClock()
  const [week, turn] = useState(0)
  const [opened, open] = useState<PlannedMeal | null>(null)
  const [held, hold] = useState<string | undefined>()
  const grid = useRef<HTMLDivElement>(null)
  const table = useTable()
  const edits = usePlanEdits(table.portions)
  const setDay = useSetDay()
  const announceChange = useAnnounceChange()
  const focusMeal = useCallback(
    (id: string) => grid.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus({ preventScroll: true }),
    [],
  )
  const people = useRowPeople(table, focusMeal)
  const category = opened?.category ?? 'dinner'

  const first = addDays(today, week * WEEK)
  const days = daysFrom(first, WEEK)
  const rows = plannedRows(plan)
  const shown = rows.filter(({ entry: { date } }) => !date || days.includes(date))
  const inOrder = [...days, undefined].flatMap((day) => shown.filter(({ entry }) => entry.date === day))
  const stop = (inOrder.find(({ key }) => key === held) ?? inOrder[0])?.key
  const usualServes = Object.fromEntries(
    CATEGORIES.map((one) => [one, blanket[one] ?? table.portions[one]]),
  ) as typeof table.portions

  const put = (id: string, day: string | null) => {
    flushSync(() => {
      setDay(id, day)
      if (day !== null) turn(Math.floor(daysBetween(today, day) / WEEK))
    })
    grid.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  }
  const remove = (id: string) => {
    if (randomizer.busy.length > 0) return
    const at = inOrder.findIndex(({ key }) => key === id)
    const next = inOrder[at + 1] ?? inOrder[at - 1]
    flushSync(() => {
      open(null)
      edits.removeRow(id)
    })
    if (next) focusMeal(next.key)
  }
  const keys = useDayKeys(grid, {
    hold,
    move: (id, by) => {
      const date = rowById(latestPlan(), id)?.entry.date
      if (by === null) put(id, null)
      else if (!date) put(id, first)
      else if (by !== 0) put(id, addDays(date, by))
    },
    onKey: (key, id) => {
      const row = rowById(latestPlan(), id)
      if (!row) return false
      if (key === 'Delete') remove(id)
      else if (key === 'r') void randomizer.randomizeRow(id)
      else if (key === 'l') edits.setLock(id, !row.entry.isLocked)
      else return false
      return true
    },
  })
  const drag = useDayDrag(put)
  const spread = () => {
    const before = latestPlan()
    const given = spreadOverDays(before, today)
    dispatch({ type: 'setDays', days: given })
    turn(0)
    announceChange(messages.spreadDone({ count: given.size }), before)
  }
  const column = (day: string | null) => (
    <DayColumn
      key={day}
      day={day}
      isToday={day === today}
      meals={shown.filter(({ entry }) => (entry.date ?? null) === day)}
      usualServes={usualServes}
      table={table}
      stop={stop}
      openId={opened?.key}
      onOpen={open}
    />
  )
  return (
    <Root>
      <DayHead
        first={first}
        last={addDays(first, WEEK - 1)}
        canSpread={spreadOverDays(plan, today).size > 0}
        onTurn={(weeks) => turn(week + weeks)}
        onSpread={spread}
      />
      <Grid ref={grid} role="grid" aria-label={messages.week} {...drag} {...keys}>
        <Bands role="row">
          <div role="columnheader">
            <VisuallyHidden>{messages.day}</VisuallyHidden>
          </div>
          {CATEGORIES.map((one) => (
            <Band key={one} role="columnheader">
              <CategoryMark category={one} plain />
              {planMessages.category[one]}
            </Band>
          ))}
        </Bands>
        {days.map(column)}
        {column(null)}
      </Grid>
      <Hint>{messages.byPointer}</Hint>
      <Sheet
        category={category}
        id={opened?.key ?? null}
        meals={meals.options[category]}
        loading={meals.loading}
        randomizer={randomizer}
        edits={edits}
        table={table}
        people={people}
        onClose={() => open(null)}
        onRemove={remove}
      />
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

/* Where there is a pointer that drags. */
const Hint = styled.p`
  ${screenOnly}
  display: none;
  color: ${color.textMuted};
  font-size: ${size.tiny};

  ${media.wide} {
    display: block;
  }
`
