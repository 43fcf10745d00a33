import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WhoseAnswersDocument } from '../../../web/settings/operations.generated'
import { rememberSettings } from '../../../web/settings/settingsMemory'
import SettingsMode from '../../../web/settings/SettingsMode'
import { address, answer, renderMode } from '../shopping/renderMode'
import { forms } from './forms'
import { loads, loadsOf, plan, previews, saves, scrubs } from './saving'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => () => {} }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  rememberSettings({ memberId: null, edits: {}, outcome: null })
})

const person = (id: string, name: string, over: object = {}) => ({
  __typename: 'HouseholdMember',
  id,
  name,
  isViewer: false,
  mayEditAnswers: true,
  ...over,
})
const household = (...members: object[]) =>
  answer(WhoseAnswersDocument, {
    viewer: { __typename: 'Viewer', household: { __typename: 'Household', id: 'household-1', members }, server: null },
  })
const anna = person('anna', 'Anna', { isViewer: true })
const field = () => screen.findByRole('textbox', { name: 'Never on my plate' })

it('asks no one who lives alone whose answers they are', async () => {
  renderMode(<SettingsMode />, {
    plan,
    mocks: [loads(), household(anna, person('ben', 'Ben', { mayEditAnswers: false }))],
  })
  await field()
  expect(screen.queryByText('Whose settings')).toBeNull()
})

it("saves the chosen member's answers as theirs", async () => {
  const sent: unknown[] = []
  renderMode(<SettingsMode />, {
    plan,
    at: '/?mode=settings&member=mia',
    mocks: [
      loadsOf('mia'),
      household(anna, person('mia', 'Mia')),
      saves({ member: 'mia' }, (input) => sent.push(input)),
      scrubs(plan, []),
    ],
  })
  await field()
  expect(await screen.findByRole('combobox', { name: /Whose settings/ })).toHaveTextContent('Mia')
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(sent).toEqual([{ input: expect.objectContaining({ memberId: 'mia' }) }]))
  await waitFor(() => expect(address()).toBe('/?mode=settings&member=mia'))
})

it('keeps one person’s unsaved answers from becoming another’s', async () => {
  renderMode(<SettingsMode />, { plan, mocks: [loads(), household(anna, person('mia', 'Mia'))] })
  await userEvent.type(await field(), 'kale')
  expect(await screen.findByText('Save or discard your changes first.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Whose settings/ })).toBeDisabled()
})

it('shows each their own answers, also those that were saved just now', async () => {
  const { user } = renderMode(<SettingsMode />, {
    plan,
    mocks: [
      loads(forms('olives')),
      household(anna, person('mia', 'Mia')),
      loadsOf('mia', forms('kale')),
      saves({ member: 'mia', forms: forms('kale, figs') }),
      scrubs(plan, []),
      loads(forms('olives')),
      loadsOf('mia', forms('kale, figs')),
      ...previews(),
    ],
  })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: /Whose settings/ }))
    await user.click(await screen.findByRole('option', { name }))
  }
  expect(await field()).toHaveValue('olives')
  await choose('Mia')
  await waitFor(async () => expect(await field()).toHaveValue('kale'))
  await user.type(await field(), ', figs')
  await user.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Meal Plan updated to match your new settings')).toBeVisible()
  await choose('Anna (you)')
  await waitFor(async () => expect(await field()).toHaveValue('olives'))
  await choose('Mia')
  await waitFor(async () => expect(await field()).toHaveValue('kale, figs'))
})
