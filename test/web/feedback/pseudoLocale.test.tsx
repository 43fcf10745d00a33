import { screen } from '@testing-library/react'
import { setLocale } from '../../../schema/text/locale'
import { untranslatedTexts } from '../../support/untranslatedTexts'
import { openFeedback } from './openFeedback'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setLocale('en-XA')
})
afterEach(() => setLocale('en-AU'))

it('finds a text that is no message, and leaves data alone', () => {
  const page = document.createElement('main')
  page.innerHTML = '<p title="Plan">[Ðîññéŕ~~]</p><b>Mapo tofu</b><i>Save</i> 5 / 10'
  expect(untranslatedTexts(page, ['Mapo tofu'])).toEqual(['Save', 'Plan'])
})

it('shows every text of the feedback page in the chosen language', async () => {
  await openFeedback()
  expect(screen.getAllByText(/^\[.*~\]$/).length).toBeGreaterThan(10)
  expect(untranslatedTexts(screen.getByRole('main'))).toEqual([])
})
