import { screen } from '@testing-library/react'
import { readPlanner } from '../../../web/plan/plannerStorage'
import { OpenPlanDocument } from '../../../web/savedPlans/operations.generated'
import { planHere } from '../../support/planAtHome'
import { answers, fails, givenNewTab, lists, named, openPage, result, wrong } from './openSavedPlans'

jest.setTimeout(30_000)

beforeEach(givenNewTab)

const ROW = { id: 'row-1', category: 'DINNER', hasSetServes: true, isLocked: false, hasSetEaters: false, serves: 3 }
const opened = {
  __typename: 'Plan',
  version: 1_000_000,
  savedVersion: null,
  problems: [],
  rows: [{ __typename: 'PlanRow', ...ROW, eatenBy: [], versionOf: null, content: null }],
}
const change = {
  __typename: 'RowProblem',
  row: { __typename: 'PlanRow', id: 'row-1', category: 'DINNER', position: 0 },
  version: { __typename: 'RecipeVersion', id: 'RecipeVersion:pie', name: 'Pie' },
  reasons: ['Not vegan'],
  replacement: null,
}

it('opens a plan in the place of the present one, which one undo brings back', async () => {
  const user = openPage([
    lists([named('Guests')]),
    answers(OpenPlanDocument, { loadPlan: result('PlanResult', [], { plan: opened, changes: [change] }) }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Open Guests' }))
  expect(await screen.findByRole('heading', { name: 'The plan' })).toBeVisible()
  expect(screen.getByText('Guests is your plan now')).toBeVisible()
  expect(planHere().dinner.mealList).toMatchObject([{ id: 'row-1', uniqueId: '', numServes: 3 }])
  const planner = readPlanner(planHere())
  expect(planner?.past).toMatchObject([{ plan: { dinner: { mealList: [{ name: 'Curry' }] } } }])
  expect(planner?.report?.changes).toEqual([
    { rowId: 'row-1', category: 'DINNER', row: 0, mealName: 'Pie', change: 'REMOVED', reasons: ['Not vegan'] },
  ])
})

it('a plan that is gone, or can’t be opened, changes nothing', async () => {
  const gone = wrong('UNKNOWN', 'planId', 'Your household has no such saved plan.')
  const user = openPage([
    lists([named('Guests')]),
    answers(OpenPlanDocument, { loadPlan: result('PlanResult', [gone], { plan: null, changes: [] }) }),
    fails(OpenPlanDocument),
  ])
  await user.click(await screen.findByRole('button', { name: 'Open Guests' }))
  expect(await screen.findByText('Your household has no such plan any more.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open Guests' }))
  expect(await screen.findByText('Could not open the plan. Your plan is as it was.')).toBeVisible()
  expect(planHere().dinner.mealList).toMatchObject([{ name: 'Curry' }])
})
