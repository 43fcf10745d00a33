import type { Wishes } from '../../../wishes/wishes'
import type { RowFigures } from '../rowFigures'
import { HARD } from './counts'
import type { MealTerm } from './Term'

/** Minutes that a row may take; null for any time. */
export const limitOf = ({ minutes }: Pick<Wishes, 'minutes'>, { row, isWeekend }: RowFigures): number | null =>
  minutes[row.category][isWeekend ? 'weekend' : 'weekday']

/** Meals that take longer than their row may, which is only where nothing else is left: the longer the worse. */
export const limits = (wishes: Wishes): MealTerm => ({
  kind: 'LIMITS',
  cost: ({ minutes }, row) => {
    const limit = limitOf(wishes, row)
    return limit === null || minutes <= limit ? 0 : HARD + (minutes - limit) / 10
  },
})
