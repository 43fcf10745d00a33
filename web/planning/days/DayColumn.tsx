import { useId } from 'react'
import { wholeDay } from '../../plan/days'
import { CATEGORIES, type Category, isEmptyEntry, type PlannedMeal } from '../../plan/plan'
import { Heading } from '../../ui/Text'
import { Cell, Day, DayName, Minutes, OneLine, Today } from './dayLook'
import { DayMeal, type DayMealProps } from './DayMeal'
import { messages } from './messages'

export interface DayColumnProps extends Pick<DayMealProps, 'table' | 'onOpen'> {
  /** null for the meals without a day. */
  day: string | null
  isToday?: boolean
  meals: readonly PlannedMeal[]
  usualServes: Readonly<Record<Category, number>>
  stop: string | undefined
  openId: string | undefined
}

/** A day with its meals by category: a row for assistive technology, a column for the eye on a wide screen. */
export function DayColumn({ day, isToday = false, meals, usualServes, stop, openId, table, onOpen }: DayColumnProps) {
  const minutes = meals.reduce((sum, { entry }) => sum + (isEmptyEntry(entry) ? 0 : entry.minutes), 0)
  const id = useId()
  return (
    <Day role="row" aria-labelledby={id} data-day={day ?? ''} $isToday={isToday} $isEmpty={meals.length === 0}>
      <DayName role="rowheader" id={id}>
        <Heading level={3} look="body">
          <OneLine>{day === null ? messages.noDayYet : wholeDay(day)}</OneLine>
          {isToday ? <Today> {messages.today}</Today> : null}
        </Heading>
        <Minutes>{saidOf(day, meals.length, minutes)}</Minutes>
      </DayName>
      {CATEGORIES.map((category) => (
        <Cell key={category} role="gridcell" data-category={category}>
          {meals.map((meal) =>
            meal.category === category ? (
              <DayMeal
                key={meal.key}
                meal={meal}
                table={table}
                usualServes={usualServes[category]}
                isStop={meal.key === stop}
                isOpen={meal.key === openId}
                onOpen={onOpen}
              />
            ) : null,
          )}
        </Cell>
      ))}
    </Day>
  )
}

function saidOf(day: string | null, count: number, minutes: number): string {
  if (count === 0) return day === null ? messages.noneWithoutDay : messages.nothing
  return day !== null && minutes > 0 ? messages.minutesInAll({ minutes }) : ''
}
