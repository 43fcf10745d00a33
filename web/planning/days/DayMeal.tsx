import { Plus } from 'lucide-react'
import type { Table } from '../../live/useTable'
import { planMessages } from '../../plan/messages'
import { isEmptyEntry, type PlannedMeal } from '../../plan/plan'
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
  const isEmpty = isEmptyEntry(entry)
  return (
    <Meal data-meal={key}>
      {isEmpty ? (
        <Blank aria-hidden="true">
          <Plus />
        </Blank>
      ) : (
        <Plate aria-hidden="true">
          <MealPlate src={entry.plate} alt="" size={64} shape="round" />
        </Plate>
      )}
      <Words>
        <Name
          type="button"
          data-row={key}
          data-empty={isEmpty || undefined}
          tabIndex={isStop ? 0 : -1}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpen(meal)}
        >
          {isEmpty ? messages.chooseMeal : entry.name}
        </Name>
        <Facts>
          <Where>{planMessages.category[category]}</Where>
          {isEmpty ? null : (
            <RowFacts category={category} entry={undated} table={table} usualServes={usualServes} isNew={false} />
          )}
        </Facts>
      </Words>
    </Meal>
  )
}
