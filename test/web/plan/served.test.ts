import { baseOf, shownOf, verdictOf } from '../../../web/live/plan/livePlan'
import { toActInput } from '../../../web/live/plan/planActInput'
import { isAct, isRow } from '../../../web/live/plan/rowGuards'
import { isSentPlan, toSentPlan } from '../../../web/live/plan/sentPlan'
import type { CurrentPlanFragment, ScrubMealPlanMutation } from '../../../web/plan/operations.generated'
import { cookedPlan, emptyEntry, listKey, type Plan, planKey, plannedRows } from '../../../web/plan/plan'
import { combinedEntries } from '../../../web/plan/combinedEntries'
import { toCheckedPlan } from '../../../web/plan/planAnswer'
import { withMeal, withOther, withProposal, withServedDish } from '../../../web/plan/planEdits'
import { fromStored, isStoredPlan } from '../../../web/plan/planGuard'
import { toPlanInput } from '../../../web/plan/planInput'
import { planReducer } from '../../../web/plan/planReducer'
import { editsBetween, isSamePlan, toPlanRows } from '../../../web/plan/planRows'
import { rebaser } from '../../../web/plan/rebaser'
import { withRepeated } from '../../../web/plan/repeatMeal'
import { servedNames } from '../../../web/plan/shownServed'
import { draftRows } from '../../../web/wishes/draftRows'
import { withPlan } from './planStates'
import { currentAnswer, meal, planAnswer, planOf } from './samples'

const bare = planOf({ dinner: [meal('Dal', { numServes: 4 }), meal('Pie', { numServes: 2 }), emptyEntry(1)] })
const salad = meal('Salad')
const pears = meal('Pears')
const withSalad = withServedDish(bare, 'dinner-0', 'side', salad)
const both = withServedDish(withSalad, 'dinner-0', 'dessert', pears)
const served = (plan: Plan) => plannedRows(plan).map(({ entry }) => servedNames(entry))
const told = (plan: Plan, unsuitable: string[] = []) => {
  const sent = toSentPlan(currentAnswer(plan, 1, unsuitable) as CurrentPlanFragment)
  expect(isSentPlan(JSON.parse(JSON.stringify(sent)))).toBe(true)
  return { base: baseOf(sent), pending: [] }
}

it('what the server says is served is shown, and stored in the form in which it came (PLAN-98)', () => {
  const live = told(both)
  expect(isSamePlan(shownOf(live), both)).toBe(true)
  expect(served(shownOf(live))).toEqual([['Salad', 'Pears'], [], []])
  expect(live.base.rows.every((row) => isRow(row))).toBe(true)
  const stored: unknown = JSON.parse(JSON.stringify(both))
  expect(isStoredPlan(stored)).toBe(true)
  expect(fromStored(stored as Plan, () => '')).toEqual(both)
})

it('each part is a separate edit, shown at once', () => {
  const [edit, ...more] = editsBetween(bare, withSalad)
  expect([edit?.act, more]).toEqual([{ setSide: { rowId: 'dinner-0', recipe: 'id-Salad' } }, []])
  expect(isAct(edit?.act)).toBe(true)
  expect(served(shownOf({ ...told(bare), pending: edit ? [edit] : [] }))[0]).toEqual(['Salad'])
  expect(editsBetween(both, withSalad).map(({ act }) => act)).toEqual([
    { setDessert: { rowId: 'dinner-0', recipe: null } },
  ])
  const rows = toPlanRows(both)
  const [row] = rows
  expect(toActInput({ addRow: { ...row, rowId: 'x', after: null, category: 'dinner' } as never })).toMatchObject({
    addRow: {
      uniqueId: '',
      content: {
        dishes: [
          { recipe: 'id-Dal', role: 'MAIN' },
          { recipe: 'id-Salad', role: 'SIDE' },
          { recipe: 'id-Pears', role: 'DESSERT' },
        ],
      },
    },
  })
  expect(toActInput({ setContent: { rowId: 'x', uniqueId: 'id-Dal' } })).toEqual({
    setContent: { rowId: 'x', content: { dishes: [{ recipe: 'id-Dal', role: 'MAIN' }] } },
  })
})

it('another meal keeps it, and an empty row has nothing of it', () => {
  expect(served(withMeal(both, 'dinner-0', meal('Pho')))[0]).toEqual(['Salad', 'Pears'])
  expect(served(withProposal(both, new Map([['dinner-0', meal('Pho')]])))[0]).toEqual(['Salad', 'Pears'])
  expect(served(withOther(both, 'dinner-0', { text: 'Out' }))[0]).toEqual([])
  expect(served(withOther(both, 'dinner-0', null))[0]).toEqual([])
  expect(withServedDish(bare, 'dinner-2', 'side', salad)).toEqual(bare)
  expect(served(withRepeated(both, 'dinner-0'))).toEqual([
    ['Salad', 'Pears'],
    ['Salad', 'Pears'],
    ['Salad', 'Pears'],
  ])
})

it('Undo takes back what was done here alone, also beside what others did to the same row', () => {
  const state = planReducer(withPlan(bare), { type: 'serve', id: 'dinner-0', role: 'side', dish: salad })
  expect(served(state.plan)[0]).toEqual(['Salad'])
  expect(served(planReducer(state, { type: 'undo' }).plan)[0]).toEqual([])
  const theirs = withMeal(withSalad, 'dinner-0', meal('Pho'))
  const past = rebaser(withSalad, theirs)(bare)
  expect(plannedRows(past)[0]?.entry.name).toBe('Pho')
  expect(served(past)[0]).toEqual([])
})

it('lists, saves and drafts name it, and a plan without it has the key that it had', () => {
  expect(toPlanInput(both).dinner.mealList[0]).toMatchObject({ uniqueId: 'id-Dal.id-Salad.id-Pears', numServes: 4 })
  expect(planKey(both)).not.toBe(planKey(bare))
  expect(planKey(bare)).toContain('["id-Dal",4]')
  expect(draftRows(both)[0]?.content).toMatchObject({ dishes: [{}, { role: 'SIDE' }, { role: 'DESSERT' }] })
})

it('Cook has it after its meal, for the serves of the row without what is left of the meal (PLAN-102)', () => {
  const left = withOther(both, 'dinner-1', { leftoversOf: 'dinner-0' })
  expect(combinedEntries(left).map(({ key, role, entry }) => [key, role, entry.name, entry.numServes])).toEqual([
    ['dinner-0', undefined, 'Dal', 6],
    ['dinner-0 side', 'side', 'Salad', 4],
    ['dinner-0 dessert', 'dessert', 'Pears', 4],
  ])
  expect(toPlanInput(cookedPlan(left)).dinner.mealList[0]).toMatchObject({ numServes: 6, servedServes: 4 })
  expect(listKey(left)).not.toBe(listKey(withOther(bare, 'dinner-1', { leftoversOf: 'dinner-0' })))
})

it('what does not suit any more is taken out by the check, and is not held against the plan then', () => {
  expect(verdictOf(told(both, ['dinner-0']))).toBe('doesNotSuit')
  const [edit] = editsBetween(both, withServedDish(both, 'dinner-0', 'side', null))
  expect(verdictOf({ ...told(both, ['dinner-0']), pending: edit ? [edit] : [] })).toBe('unknown')
  const answer = planAnswer(
    planOf({
      dinner: [meal('Dal', { numServes: 4, uniqueId: 'id-Dal.other' }), meal('Pie', { numServes: 2 }), emptyEntry(1)],
    }),
  )
  const { plan } = toCheckedPlan(both, {
    scrubMealPlan: { plan: answer, changes: [], errors: [] },
  } as unknown as ScrubMealPlanMutation)
  expect(plannedRows(plan)[0]?.entry).toMatchObject({ uniqueId: 'id-Dal', side: { uniqueId: 'other', name: 'Salad' } })
  expect(plannedRows(plan)[0]?.entry.dessert).toBeUndefined()
  const checked = planReducer(withPlan(both), {
    type: 'checked',
    checked: toCheckedPlan(both, {
      scrubMealPlan: {
        plan: answer,
        changes: [{ category: 'DINNER', row: 0, mealName: 'Pears', change: 'REMOVED', reasons: [] }],
        errors: [],
      },
    } as unknown as ScrubMealPlanMutation),
  })
  expect(served(checked.plan)[0]).toEqual(['Salad'])
})
