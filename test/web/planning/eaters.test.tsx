import { act, screen, waitFor, within } from '@testing-library/react'
import type { MockLink } from '@apollo/client/testing'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import { editedRow } from '../../../web/live/editedRow'
import { forgetHousehold, parts } from '../../../web/live/household'
import type { TableMember } from '../../../web/live/replica/firstView'
import { SetWhoEatsDocument } from '../../../web/planning/operations.generated'
import { meal, planOf } from '../plan/samples'
import { choose, fails, mealBases, nameOf, openSheet, renderPlan, rowAt, scrub, suits } from './renderPlan'
import { detailsWith, servesAs, serving } from './sheetMocks'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const member = (id: string, name: string, changes: Partial<TableMember> = {}): TableMember => ({
  id,
  name,
  portion: 1,
  eats: ['BREAKFAST', 'LUNCH', 'DINNER'],
  role: null,
  isViewer: false,
  ...changes,
})
const ana = member('a', 'Ana', { role: 'OWNER', isViewer: true })
const people = [ana, member('m', 'Mia', { portion: 0.5 }), member('t', 'Tom', { portion: 2 })]
const tell = (members = people, version = 1) => act(() => parts.household.tell({ id: 'home', version, members }))

const follows = { followsPortions: true, numServes: 4 }
const adapted = meal('Baked tofu', {
  ...follows,
  isCustomised: true,
  swaps: [{ from: 'butter', to: 'olive oil', note: '' }],
})
/** What a row says of who eats it; nothing where all who eat dinner do. */
const eaters = (row: number) => rowAt('Dinner', row).querySelector('[data-fact=eaters]')?.textContent
const serves = (row: number) => within(rowAt('Dinner', row)).getByRole('combobox', { name: `Serves of dinner ${row}` })
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name, hidden: false })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() =>
  act(() => {
    forgetHousehold()
    editedRow.forget()
  }),
)

it('a person who plans alone sees nothing of who eats', async () => {
  renderPlan({ plan: planOf({ dinner: [adapted] }) })
  tell([ana])
  await screen.findByRole('button', { name: 'Next week' })
  expect(screen.queryByText('Everyone')).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Dinner serves each' })).toHaveTextContent('1')
})

it('a row says who eats it, and its serves follow at once (PLAN-49, PLAN-50)', async () => {
  const dal = meal('Dal', follows)
  const { user } = renderPlan({ plan: planOf({ dinner: [dal] }), mocks: [...mealBases(), suits(dal), detailsWith()] })
  tell()
  expect(eaters(1)).toBe(undefined)
  await openSheet(user, 'Dinner', 1)
  expect(box('Everyone who eats dinner')).toBeChecked()
  await user.click(box('Tom'))
  expect(eaters(1)).toBe('not for Tom')
  expect(serves(1)).toHaveTextContent('2')
  await user.click(box('You'))
  expect(eaters(1)).toBe('for Mia')
  expect(serves(1)).toHaveTextContent('1')
  // Someone has to eat it.
  expect(box('Mia')).toHaveAttribute('aria-disabled', 'true')
  await user.click(box('Everyone who eats dinner'))
  expect(eaters(1)).toBe(undefined)
  expect(serves(1)).toHaveTextContent('4')
})

it('a row that others eat is checked, and says so where it can not be (PLAN-49)', async () => {
  const sent = jest.fn()
  const plan = planOf({ dinner: [meal('Dal', { ...follows, eaters: ['m'] })] })
  const checks = [scrub(planOf({ dinner: [meal('Dal', follows)] }), [], sent), fails(ScrubMealPlanDocument)]
  const { user } = renderPlan({ plan, mocks: [...mealBases(), ...checks, detailsWith()] })
  tell()
  await openSheet(user, 'Dinner', 1)
  await user.click(box('Everyone who eats dinner'))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(screen.queryByText(/may not suit you/)).not.toBeInTheDocument()
  await user.click(box('Tom'))
  expect(await screen.findByText(/may not suit you/)).toBeInTheDocument()
})

it('serves that are set stay, until they are to follow again', async () => {
  const dal = meal('Dal', follows)
  const { user } = renderPlan({ plan: planOf({ dinner: [dal] }), mocks: [...mealBases(), suits(dal), detailsWith()] })
  tell()
  await choose(user, 'Serves of dinner 1', '7')
  await openSheet(user, 'Dinner', 1)
  expect(box(/^Serves follow/)).not.toBeChecked()
  await user.click(box('Tom'))
  expect(serves(1)).toHaveTextContent('7')
  await user.click(box('Serves follow their portions (2)'))
  expect(serves(1)).toHaveTextContent('2')
})

it('all who are ticked are everyone when they are those who eat the category', async () => {
  const dal = meal('Dal', { ...follows, eaters: ['a', 'm'] })
  const { user } = renderPlan({ plan: planOf({ dinner: [dal] }), mocks: [...mealBases(), suits(dal), detailsWith()] })
  tell()
  await openSheet(user, 'Dinner', 1)
  await user.click(box('Tom'))
  expect(eaters(1)).toBe(undefined)
})

it('new rows follow the portions of those who eat, until serves are set for the category (PLAN-52)', async () => {
  const { user } = renderPlan()
  tell()
  expect(screen.getByRole('combobox', { name: 'Dinner serves each' })).toHaveTextContent('4')
  await user.click(screen.getByRole('button', { name: 'Add a dinner' }))
  expect(serves(1)).toHaveTextContent('4')
  await choose(user, 'Dinner serves each', '6')
  await user.click(screen.getByRole('button', { name: 'Add a dinner' }))
  expect(serves(2)).toHaveTextContent('6')
})

function answering(versions: object[], sent = jest.fn()): MockLink.MockedResponse[] {
  return [...mealBases(), servesAs(versions, sent), detailsWith(versions)]
}
const asItIs = meal('Baked tofu', { followsPortions: true, eaters: ['a', 't'], numServes: 3, uniqueId: 'id-as it is' })
const swapped = { ...adapted, eaters: ['m'], numServes: 1, isVersion: true }

it('a meal that suits some as it is can be cooked in two versions, and as one again (PLAN-51)', async () => {
  const sent = jest.fn()
  const mocks = [...answering([serving(asItIs), serving(swapped, ['Gluten free'])], sent), suits(asItIs, swapped)]
  const { user } = renderPlan({ plan: planOf({ dinner: [adapted] }), mocks })
  tell()
  await openSheet(user, 'Dinner', 1)
  expect(await screen.findByText('2 as it is: You, Tom')).toBeVisible()
  expect(screen.getByText('1 gluten free: Mia')).toBeVisible()
  expect(sent).toHaveBeenCalledWith({ id: `RecipeVersion:${adapted.uniqueId}`, category: 'DINNER', eaters: null })
  await user.click(screen.getByRole('button', { name: 'Cook two versions' }))
  expect(eaters(1)).toBe('not for Mia')
  expect(eaters(2)).toBe('for Mia')
  expect([serves(1), serves(2)].map(({ textContent }) => textContent)).toEqual(['3', '1'])
  expect(screen.getByText('Another version of Baked tofu')).toBeInTheDocument()
  await waitFor(() => expect(nameOf('Dinner', 1)).toHaveFocus())
  await openSheet(user, 'Dinner', 2)
  await user.click(screen.getByRole('button', { name: 'Cook one version for all' }))
  expect(screen.queryByRole('combobox', { name: 'Dinner 2' })).not.toBeInTheDocument()
  expect(eaters(1)).toBe(undefined)
  expect(serves(1)).toHaveTextContent('4')
  expect(screen.getByText('adapted')).toBeVisible()
})

it('an adapted meal that suits all of those who are left can be cooked as it is', async () => {
  const plan = planOf({ dinner: [{ ...adapted, eaters: ['a', 't'], numServes: 3 }] })
  const { user } = renderPlan({ plan, mocks: answering([serving(asItIs)]) })
  tell()
  await openSheet(user, 'Dinner', 1)
  await user.click(await screen.findByRole('button', { name: 'Cook it as it is' }))
  expect(screen.queryByText('adapted')).not.toBeInTheDocument()
  expect(eaters(1)).toBe('not for Mia')
})

it('a category that is full says that there is no place for another version', async () => {
  const plan = planOf({ dinner: [adapted, ...Array.from({ length: 9 }, () => meal('Dal'))] })
  const { user } = renderPlan({ plan, mocks: answering([serving(asItIs), serving(swapped)]) })
  tell()
  await openSheet(user, 'Dinner', 1)
  expect(await screen.findByText(/^No room for another version/)).toBeVisible()
})

it('who eats a category is changed for the household (HH-17)', async () => {
  const sent = jest.fn()
  const without = people.map((one) => (one.id === 't' ? { ...one, eats: ['LUNCH' as const, 'DINNER' as const] } : one))
  const household = {
    __typename: 'Household',
    id: 'home',
    version: 2,
    members: without.map((one) => ({ __typename: 'HouseholdMember', ...one })),
  }
  const { user } = renderPlan({
    mocks: [
      ...mealBases(),
      {
        request: { query: SetWhoEatsDocument, variables: (given) => (sent(given), true) },
        result: { data: { updateHouseholdMember: { household, errors: [] } } },
      },
    ],
  })
  tell()
  await user.click(screen.getByRole('button', { name: 'Everyone eats breakfast' }))
  await user.click(within(screen.getByRole('group', { name: 'Who eats breakfast at home' })).getByText('Tom'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'You, Mia eat breakfast' })).toBeVisible())
  expect(sent).toHaveBeenCalledWith({ input: { memberId: 't', eats: ['LUNCH', 'DINNER'] } })
  expect(screen.getByRole('combobox', { name: 'Breakfast serves each' })).toHaveTextContent('2')
})

it('the face of another who is changing a row is at that row, and says nothing aloud (PLAN-54)', () => {
  renderPlan({ plan: planOf({ dinner: [meal('Dal'), meal('Pho')] }) })
  tell()
  const at = (rowId: string | null) =>
    act(() => parts.presence.tell([{ memberId: 't', device: 'phone', mode: 'plan', rowId }]))
  at('dinner-1')
  const [first, second] = screen
    .getAllByRole('combobox', { name: /^Dinner \d$/ })
    .map((one) => one.closest('[role=row]'))
  expect(first).not.toHaveTextContent('Tom is changing this meal')
  expect(second).toHaveTextContent('Tom is changing this meal')
  expect(screen.getByText('Tom is changing this meal').closest('[aria-live]')).toBeNull()
  at(null)
  expect(screen.queryByText('Tom is changing this meal')).not.toBeInTheDocument()
})

it('the row in which someone works is announced to the others, and not for longer than that', async () => {
  const { user } = renderPlan({ plan: planOf({ dinner: [meal('Dal')] }), mocks: [...mealBases(), detailsWith()] })
  tell()
  await openSheet(user, 'Dinner', 1)
  await waitFor(() => expect(editedRow.latest()).toBe('dinner-0'))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Add a lunch' }))
  await waitFor(() => expect(editedRow.latest()).toBeNull())
})
