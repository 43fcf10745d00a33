import { CATEGORIES } from '../../pure/mealCategories'
import { DAY_SHARE } from './dayShares'
import type { ProblemRow } from './problem'

/** A row with what the terms read of it. */
export interface RowFigures {
  readonly index: number
  readonly row: ProblemRow
  /** Its day among those of the plan, from 0; of rows without a date their place in the category. */
  readonly day: number
  readonly isWeekend: boolean
  /** The share of a day's energy. */
  readonly share: number
  /** Serves that are bought for. */
  readonly serves: number
}

/** Rows of a week without dates; the sixth and the seventh are its weekend. */
const WEEK = { days: 7, weekend: 5 }

const dayOfWeek = (date: string): number => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % WEEK.days

/** The rows of a problem with their days. */
export function rowFigures(rows: readonly ProblemRow[]): RowFigures[] {
  const dates = [...new Set(rows.flatMap(({ date }) => date ?? []))].sort()
  const places = new Map(CATEGORIES.map((category) => [category, 0]))
  return rows.map((row, index) => {
    const place = places.get(row.category) ?? 0
    places.set(row.category, place + 1)
    return {
      index,
      row,
      day: row.date === null ? place : dates.indexOf(row.date),
      isWeekend: (row.date === null ? place % WEEK.days : dayOfWeek(row.date)) >= WEEK.weekend,
      share: DAY_SHARE[row.category],
      serves: row.serves,
    }
  })
}
