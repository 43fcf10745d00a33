import { Plus, Utensils } from 'lucide-react'
import type { Table } from '../../live/useTable'
import { planMessages } from '../../plan/messages'
import { isEmptyEntry, type PlannedMeal } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { leftFrom, shownRow } from '../../plan/shownRow'
import { MealPlate } from '../../ui/MealPlate'
import { messages } from './messages'
import { RowFacts } from '../RowFacts'
import { Blank, Facts, Meal, Name, Plate, Where, Words } from './mealLook'

export interface DayMealProps {
  meal: PlannedMeal
  table: Table
  /** Serves of its category. */
  usualServes: number
  /** Whether the Tab key stops at it. */
  isStop: boolean
  isOpen: boolean
  onOpen: (meal: PlannedMeal) => void
}

/** A meal in its day. */
export function DayMeal({ meal, table, usualServes, isStop, isOpen, onOpen }: DayMealProps) {
  const { key, category, entry } = meal
  const { date: _date, ...undated } = entry
  const from = leftFrom(usePlan().plan, entry)
  const shown = shownRow(entry, from)
  return (
    <Meal data-meal={key}>
      {isEmptyEntry(entry) && !shown?.plate ? (
        <Blank aria-hidden="true" data-other={shown ? '' : undefined}>
          {shown ? <Utensils /> : <Plus />}
        </Blank>
      ) : (
        <Plate aria-hidden="true">
          <MealPlate src={shown?.plate} alt="" size={64} shape="round" />
        </Plate>
      )}
      <Words>
        <Name
          type="button"
          data-row={key}
          data-empty={shown === null || undefined}
          tabIndex={isStop ? 0 : -1}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpen(meal)}
        >
          {shown?.name ?? messages.chooseMeal}
        </Name>
        <Facts>
          <Where>{planMessages.category[category]}</Where>
          {shown === null ? null : (
            <RowFacts category={category} entry={undated} table={table} usualServes={usualServes} isNew={false} />
          )}
        </Facts>
      </Words>
    </Meal>
  )
}
