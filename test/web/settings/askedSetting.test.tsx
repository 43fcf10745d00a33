import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { rememberSettings } from '../../../web/settings/settingsMemory'
import SettingsMode from '../../../web/settings/SettingsMode'
import { renderMode } from '../shopping/renderMode'
import { loads } from './saving'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => jest.fn() }))

const shown: (string | undefined)[] = []

beforeEach(() => {
  sessionStorage.clear()
  rememberSettings({ memberId: null, edits: {}, outcome: null })
  shown.length = 0
  // jsdom lays nothing out, so it knows no scrolling.
  Element.prototype.scrollIntoView = function scrolled(this: HTMLElement) {
    shown.push(this.dataset.setting)
  }
})

const show = () =>
  renderMode(
    <>
      {['no milk', 'Never on my plate', 'Shop', 'Nothing of ours'].map((setting) => (
        <Link key={setting} to="/?mode=settings" state={{ setting }}>
          {setting} there
        </Link>
      ))}
      <SettingsMode />
    </>,
    { mocks: [loads()], at: '/?mode=settings' },
  )

it.each([
  ['no milk', 'No milk', () => screen.getByRole('combobox', { name: 'No milk' })],
  ['Never on my plate', 'Never on my plate', () => screen.getByRole('textbox', { name: 'Never on my plate' })],
  ['Shop', 'Shop', () => screen.getByRole('combobox', { name: 'Shop' })],
])('a setting that is asked for (%s) is brought into sight and has the focus', async (asked, label, control) => {
  const { user } = show()
  await screen.findByRole('textbox', { name: 'Never on my plate' })
  await user.click(screen.getByRole('link', { name: `${asked} there` }))
  await waitFor(() => expect(control()).toContainElement(document.activeElement as HTMLElement))
  expect(shown).toEqual([label])
})

it('is found once the forms are there, and once only', async () => {
  const { user } = show()
  await user.click(screen.getByRole('link', { name: 'no milk there' }))
  const text = await screen.findByRole('textbox', { name: 'Never on my plate' })
  await waitFor(() => expect(shown).toEqual(['No milk']))
  await user.type(text, ' and figs')
  expect(text).toHaveFocus()
  expect(shown).toEqual(['No milk'])
})

it('a setting that there is not moves nothing', async () => {
  const { user } = show()
  await screen.findByRole('textbox', { name: 'Never on my plate' })
  const link = screen.getByRole('link', { name: 'Nothing of ours there' })
  await user.click(link)
  expect(link).toHaveFocus()
  expect(shown).toEqual([])
})
