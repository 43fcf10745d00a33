import { screen, waitFor } from '@testing-library/react'
import {
  DeletePlanDocument,
  RenamePlanDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from '../../../web/savedPlans/operations.generated'
import { givenTab } from '../../support/planAtHome'
import { planOf } from '../plan/samples'
import { answers, cards, choose, fails, givenNewTab, lists, named, openPage, result, wrong } from './openSavedPlans'

jest.setTimeout(30_000)

beforeEach(givenNewTab)

it('lists named plans with their plates, meals, time and who changed them', async () => {
  openPage([lists([named(null), named('Guests'), named('Camping', ['Stew'], { changedBy: null })])])
  const [guests, camping, ...others] = await cards()
  expect(others).toEqual([])
  expect(guests).toHaveTextContent('Guests2 meals · 20 Nov 2026 · by Ben')
  expect(camping).toHaveTextContent('Camping1 meal · 20 Nov 2026Open')
  const plates = Array.from(guests?.querySelectorAll('img') ?? [], (image) => image.getAttribute('src'))
  expect(plates).toEqual(['/plates/Pie.1.svg', '/plates/Soup.1.svg'])
})

it('shows more of them', async () => {
  const user = openPage([lists([named('Guests')], 'one'), lists([named('Camping')])])
  await cards()
  await user.click(screen.getByRole('button', { name: 'Show more plans' }))
  await waitFor(async () => expect(await cards()).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Show more plans' })).toBeNull()
})

it('says that there is none, and saves the first', async () => {
  const sent = jest.fn()
  const user = openPage([
    lists([]),
    answers(SavePlanDocument, { savePlan: result('PlanResult') }, sent),
    lists([named('Guests')]),
  ])
  await screen.findByRole('heading', { name: 'No saved plans yet' })
  await user.click(screen.getByRole('button', { name: 'Save your plan as …' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Guests {Enter}')
  expect(await screen.findByText('Saved as Guests')).toBeVisible()
  expect(sent.mock.calls[0][0].input).toMatchObject({ name: 'Guests', rowsOf: null, version: 0 })
  expect(await cards()).toHaveLength(1)
})

it('says at the field what is wrong with a name, and replaces a plan once that is said', async () => {
  const sent = jest.fn()
  const taken = wrong('CONFLICT', 'version', 'The plan was saved elsewhere in the meantime.')
  const user = openPage([
    lists([named('Guests')]),
    answers(SavePlanDocument, {
      savePlan: result('PlanResult', [wrong('TOO_MANY', 'name', 'A household saves at most 50 plans.')]),
    }),
    answers(SavePlanDocument, { savePlan: result('PlanResult', [taken]) }),
    answers(SavePlanDocument, { savePlan: result('PlanResult') }, sent),
    lists([named('Guests', ['Curry'])]),
  ])
  await cards()
  await user.click(screen.getByRole('button', { name: 'Save your plan as …' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, 'Guests{Enter}')
  await waitFor(() => expect(name).toHaveAccessibleDescription('A household saves at most 50 plans.'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Choose another, or replace it\./))
  await user.click(screen.getByRole('button', { name: 'Replace it' }))
  await waitFor(() => expect(sent.mock.calls[0][0].input).toMatchObject({ name: 'Guests', version: null }))
  await waitFor(async () => expect((await cards())[0]).toHaveTextContent('1 meal'))
})

it('an empty plan is not saved', async () => {
  givenTab({ plan: planOf({}) })
  const user = openPage([lists([named('Guests')])])
  await cards()
  await user.click(screen.getByRole('button', { name: 'Save your plan as …' }))
  expect(await screen.findByText('Your mealplan is empty')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('renames and duplicates a plan', async () => {
  const copied = jest.fn()
  const user = openPage([
    lists([named('Guests')]),
    answers(RenamePlanDocument, {
      renamePlan: result('PlanResult', [], {
        plan: { __typename: 'Plan', id: 'Plan:Guests', name: 'Family', version: 2 },
      }),
    }),
    answers(SavePlanDocument, { savePlan: result('PlanResult') }, copied),
    lists([named('Family copy'), named('Guests', [], { name: 'Family' })]),
  ])
  const renaming = await choose(user, 'Guests', 'Rename')
  const name = renaming.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('Guests')
  await user.clear(name)
  await user.type(name, 'Family{Enter}')
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeVisible()
  const copying = await choose(user, 'Family', 'Duplicate')
  await user.click(copying.getByRole('button', { name: 'Duplicate' }))
  await screen.findByRole('heading', { name: 'Family copy' })
  expect(copied.mock.calls[0][0].input).toMatchObject({ name: 'Family copy', rowsOf: 'Plan:Guests', version: 0 })
})

it('deletes a plan once that is confirmed, and the focus stays in the list', async () => {
  const sent = jest.fn()
  const user = openPage([
    lists([named('Guests'), named('Camping')]),
    answers(DeletePlanDocument, { deletePlan: result('DeletePlanResult') }, sent),
  ])
  const kept = await choose(user, 'Guests', 'Delete')
  await user.click(kept.getByRole('button', { name: 'Keep it' }))
  expect(sent).not.toHaveBeenCalled()
  const asked = await choose(user, 'Guests', 'Delete')
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Guests deleted')).toBeVisible()
  await waitFor(async () => expect(await cards()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const list = screen.getByRole('list', { name: 'Saved plans' })
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement))
})

it('says that the plans could not be loaded', async () => {
  const user = openPage([fails(SavedPlansDocument), lists([named('Guests')])])
  expect(await screen.findByRole('heading', { name: 'Could not load your saved plans' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(1)
})
