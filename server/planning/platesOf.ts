import { plateAddress } from '../catalogue/plateAddress'
import { CATEGORIES } from '../catalogue/types'
import type { PlanView } from './views'

/** How many plates stand for a plan. */
const MOST = 4

/** Paths of the plates of different meals of a plan, the larger meals of a day first: of them a plan is known. */
export function platesOf({ rows }: Pick<PlanView, 'rows'>): string[] {
  const plates = [...CATEGORIES]
    .reverse()
    .flatMap((category) => rows.flatMap((row) => (row.category === category && row.chosen ? [row.chosen] : [])))
    .map((chosen) => plateAddress(chosen))
  return [...new Set(plates)].slice(0, MOST)
}
