import { screen, waitFor, within } from '@testing-library/react'
import { rememberSettings } from '../../../web/settings/settingsMemory'
import SettingsMode from '../../../web/settings/SettingsMode'
import { renderMode } from '../shopping/renderMode'
import { loads, plan, previews } from './saving'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => jest.fn() }))

const chosen = () => within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('combobox')

beforeEach(() => {
  sessionStorage.clear()
  rememberSettings({ memberId: null, edits: {}, outcome: null })
})

describe('choices with settings (SET-24)', () => {
  it('are found by their words, added, set and removed', async () => {
    const { user } = renderMode(<SettingsMode />, { plan, mocks: [loads(), ...previews()], at: '/?mode=settings' })
    await screen.findByRole('textbox', { name: 'Never on my plate' })
    await user.click(screen.getByRole('button', { name: 'Add to Rules' }))
    const search = await screen.findByRole('searchbox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    await user.type(search, 'glu')
    expect(screen.queryByRole('button', { name: 'No milk' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'No gluten', pressed: false }))
    expect(screen.getByRole('button', { name: 'No gluten', pressed: true })).toBeVisible()
    expect(screen.getByText('2 chosen')).toBeVisible()
    await user.clear(search)
    await user.type(search, 'oats')
    expect(screen.getByRole('button', { name: 'No gluten', description: 'Nor oats.' })).toBeVisible()
    await user.type(search, 'x')
    expect(screen.getByText('Nothing by this name. Try another word.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(chosen()).toHaveLength(2)
    expect(screen.getByText('Nor oats.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'No gluten' })).toHaveTextContent('Strict')
    await user.click(screen.getByRole('combobox', { name: 'No gluten' }))
    await user.click(await screen.findByRole('option', { name: 'Adapt' }))
    expect(screen.getByRole('combobox', { name: 'No gluten' })).toHaveTextContent('Adapt')
    await user.click(screen.getByRole('button', { name: 'Remove No gluten' }))
    expect(chosen()).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'No milk' })).toHaveFocus()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })
})
