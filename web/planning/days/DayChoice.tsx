import { useState } from 'react'
import { sydneyDay } from '../../../schema/sydneyDay'
import { addDays, daysFrom, placeInWeek, WEEK, wholeDay } from '../../plan/days'
import type { Category, Row } from '../../plan/plan'
import { Select } from '../../ui/Select'
import { messages } from './messages'
import { useSetDay } from './useSetDay'

interface DayChoiceProps {
  category: Category
  row: number
  entry: Row
}

/** Chooses the day of a row: none, or one of the present and the next week. Another one that it has is offered, too. */
export function DayChoice({ category, row, entry: { id, date = '' } }: DayChoiceProps) {
  const setDay = useSetDay()
  const [today] = useState(() => sydneyDay(Date.now()))
  const days = daysFrom(addDays(today, -placeInWeek(today)), 2 * WEEK)
  const all = date === '' || days.includes(date) ? days : [...days, date].sort()
  const options = [{ value: '', label: messages.noDayYet }, ...all.map((day) => ({ value: day, label: wholeDay(day) }))]
  return (
    <Select
      label={messages.dayOf({ category, row })}
      hideLabel
      compact
      options={options}
      value={date}
      onChange={(day) => setDay(id, day || null)}
    />
  )
}
