import { screen, waitFor, within } from '@testing-library/react'
import { DeletePlanDocument, OpenPlanDocument, SavePlanDocument } from '../../../web/savedPlans/operations.generated'
import { planHere } from '../../support/planAtHome'
import { answers, choose, givenNewTab, lists, openPage, pastWeek, result, wrong } from './openSavedPlans'

jest.setTimeout(30_000)

beforeEach(givenNewTab)

const past = async () => within(await screen.findByRole('list', { name: 'Past weeks' }))

it('lists past weeks by their days, with what was eaten (WEEK-17)', async () => {
  const user = openPage(
    [lists([])],
    [
      pastWeek('two', [
        ['Soup', '2026-11-19'],
        ['Toast', null],
        ['Pie', '2026-11-16'],
      ]),
      pastWeek('one', [['Stew', null]]),
      pastWeek('none', [['Curry', '2026-11-09']]),
    ],
  )
  const list = await past()
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '16 Nov to 19 Nov',
    'Until 22 Nov',
    '9 Nov',
  ])
  expect(list.getByText('3 meals')).toBeVisible()
  const [details] = list.getAllByText('What you ate')
  await user.click(details as HTMLElement)
  const lines = within(details?.parentElement as HTMLElement).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Mon 16 Nov Pie', 'Thu 19 Nov Soup', 'Dinner Toast'])
})

it('says nothing of past weeks before there are any', async () => {
  openPage([lists([])])
  expect(await screen.findByText('No saved plans yet')).toBeVisible()
  expect(screen.queryByText('Past weeks')).not.toBeInTheDocument()
})

it('one that can’t be planned again changes nothing', async () => {
  const gone = wrong('UNKNOWN', 'planId', 'Your household has no such saved plan.')
  const user = openPage(
    [lists([]), answers(OpenPlanDocument, { loadPlan: result('PlanResult', [gone], { plan: null, changes: [] }) })],
    [pastWeek('one', [['Stew', '2026-11-16']])],
  )
  await user.click((await past()).getByRole('button', { name: 'Plan it again: 16 Nov' }))
  expect(await screen.findByText('Your household has no such plan any more.')).toBeVisible()
  expect(planHere().dinner.mealList).toMatchObject([{ name: 'Curry' }])
})

it('one is saved under a name, and deleted once that is said (WEEK-17)', async () => {
  const taken = wrong('CONFLICT', 'version', 'Another device saved it.')
  const user = openPage(
    [
      lists([]),
      answers(SavePlanDocument, { savePlan: result('PlanResult', [taken]) }),
      answers(DeletePlanDocument, { deletePlan: result('DeletePlanResult') }),
    ],
    [pastWeek('one', [['Stew', '2026-11-16']])],
  )
  const saving = await choose(user, '16 Nov', 'Save under a name')
  await user.type(saving.getByRole('textbox', { name: 'Name' }), 'Stews{Enter}')
  expect(await saving.findByText('Your household has a plan of this name. Choose another.')).toBeVisible()
  await user.keyboard('{Escape}')
  const asked = await choose(user, '16 Nov', 'Delete')
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('16 Nov deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Past weeks' })).not.toBeInTheDocument())
})
