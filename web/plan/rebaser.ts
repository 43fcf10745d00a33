import { diffRows, sameEaters } from '../../schema/diffRows'
import { applyPlanActs } from '../../schema/planOperations'
import { emptyEntry, type Plan, type Row } from './plan'
import { rowsById, showRow, toPlanOf, toPlanRows } from './planRows'

/**
 * Does to plans of the past what others have done since, so that an undo takes back what was done here alone.
 * @returns the function for each of them.
 */
export function rebaser(before: Plan, after: Plan): (past: Plan) => Plan {
  const acts = diffRows(toPlanRows(before), toPlanRows(after))
  const told = rowsById(after)
  return (past) => {
    const own = rowsById(past)
    return toPlanOf(applyPlanActs(toPlanRows(past), acts), (row) => {
      const [mine, theirs] = [own.get(row.id), told.get(row.id)]
      const holdsIt = (one?: Row) => one?.uniqueId === row.uniqueId && one.other?.frozen === row.frozen
      const meal = [mine, theirs].find(holdsIt) ?? emptyEntry()
      const isTheirs = theirs?.followsPortions && sameEaters(theirs.eaters ?? null, row.eaters)
      const portions = (isTheirs ? theirs : (mine ?? theirs))?.numServes ?? meal.numServes
      return showRow(row, meal, portions, [mine, theirs])
    })
  }
}
