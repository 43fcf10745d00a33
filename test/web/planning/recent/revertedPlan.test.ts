import fc from 'fast-check'
import { applyPlanActs, type PlanRow } from '../../../../schema/planOperations'
import { emptyEntry, emptyPlan, mapRows, type Plan } from '../../../../web/plan/plan'
import { showRow, toPlanOf, toPlanRows } from '../../../../web/plan/planRows'
import type { RecentChangeFragment } from '../../../../web/planning/recent/operations.generated'
import { withOther } from '../../../../web/plan/planEdits'
import { toPlanChange } from '../../../../web/planning/recent/planChange'
import { revertedPlan } from '../../../../web/planning/recent/revertedPlan'
import { planActs, plans } from '../../../support/planArbitraries'
import { meal, planOf } from '../../plan/samples'
import { changeAnswer, changeOf } from './changes'

const week = planOf({ lunch: [meal('Pho')], dinner: [meal('Chilli', { numServes: 4 }), meal('Dal')] })

it('brings a cleared plan back as it was shown, without what came since being lost (PLAN-96)', () => {
  const change = changeOf(week, emptyPlan())
  expect(revertedPlan(emptyPlan(), change)).toEqual(week)
  const since = planOf({ breakfast: [meal('Oats')] })
  expect(revertedPlan(since, change)).toEqual({ ...week, breakfast: since.breakfast })
})

it('leaves what others did to the row meanwhile, and the rows beside it as they are', () => {
  const fried = mapRows(week, (row) => (row.id === 'dinner-1' ? { ...row, ...meal('Tofu') } : row))
  const served = mapRows(fried, (row) => (row.id === 'dinner-1' ? { ...row, numServes: 6 } : row))
  const back = revertedPlan(served, changeOf(week, fried))
  expect(back?.dinner.mealList.map(({ name, numServes }) => [name, numServes])).toEqual([
    ['Chilli', 4],
    ['Dal', 6],
  ])
  expect(back?.dinner.mealList[0]).toBe(served.dinner.mealList[0])
  expect(revertedPlan(week, changeOf(week, fried))).toBeNull()
})

it('what was eaten from the freezer comes back with its name (WEEK-20)', () => {
  const look = { name: 'Stew', plate: '/plates/stew.webp' }
  const frozen = withOther(week, 'dinner-1', { frozen: 'stew' }, look)
  expect(revertedPlan(week, changeOf(frozen, week))?.dinner.mealList[1]).toMatchObject({
    ...look,
    uniqueId: '',
    other: { frozen: 'stew' },
  })
  expect(revertedPlan(frozen, changeOf(week, frozen))).toEqual(week)
  const { at, ...change } = changeOf(week, frozen)
  const [row] = toPlanChange(changeAnswer({ at, ...change }) as RecentChangeFragment).rows
  expect(row?.after).toMatchObject({ uniqueId: '', frozen: 'stew', entry: look })
})

it('serves that no one had set follow the portions again, as many as they make', () => {
  const following = mapRows(week, (row) => ({ ...row, numServes: 3, followsPortions: true }))
  const set = mapRows(following, (row) =>
    row.id === 'dinner-1' ? { ...row, numServes: 9, followsPortions: undefined } : row,
  )
  expect(revertedPlan(set, changeOf(following, set))?.dinner.mealList[1]).toMatchObject({
    numServes: 3,
    followsPortions: true,
  })
})

/** A plan of these rows, each with a meal that is named for it. */
const shown = (rows: readonly PlanRow[]): Plan =>
  toPlanOf(rows, (row) => {
    const named = (uniqueId: string) => meal(uniqueId, { uniqueId })
    const { uniqueId, side, dessert } = row
    const served = { ...(side && { side: named(side) }), ...(dessert && { dessert: named(dessert) }) }
    const entry = uniqueId ? { ...named(uniqueId), ...served } : emptyEntry()
    return showRow(row, entry, 1, [entry])
  })

it('gives the rows before, whatever was done', () => {
  fc.assert(
    fc.property(plans, fc.array(planActs, { maxLength: 30 }), (rows, acts) => {
      const [before, after] = [shown(rows), shown(applyPlanActs(rows, acts))]
      const change = changeOf(before, after)
      if (change.rows.length === 0) return
      const sets = (plan: Plan | null) =>
        plan && toPlanRows(plan).map((row) => ({ ...row, eaters: row.eaters && [...row.eaters].sort() }))
      expect(sets(revertedPlan(after, change))).toEqual(sets(before))
    }),
  )
})
