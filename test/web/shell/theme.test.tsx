import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeSwitch } from '../../../web/shell/ThemeSwitch'
import { THEME_KEY } from '../../../web/styles/themeChoice'

const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

describe('the theme switch', () => {
  it('goes from the device to light, to dark and back, and keeps the choice', async () => {
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button', { name: /your device's\. Switch to light/ }))
    expect([shown(), localStorage.getItem(THEME_KEY)]).toEqual(['light', 'light'])
    await userEvent.click(screen.getByRole('button', { name: /light\. Switch to dark/ }))
    expect([shown(), localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark'])
    await userEvent.click(screen.getByRole('button', { name: /dark\. Switch to your device's/ }))
    expect([shown(), localStorage.getItem(THEME_KEY)]).toEqual(['light', null])
  })
})
