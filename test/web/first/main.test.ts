import { DEVICE_OWNER_KEY } from '../../../web/session/deviceOwner'
import { THEME_KEY } from '../../../web/styles/themeChoice'

const run = () => jest.isolateModules(() => void jest.requireActual('../../../web/first/main'))
const page = () => document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete page().theme
  delete page().person
})

describe('Before the first paint', () => {
  it('the page is in the theme that was chosen, and in the device’s where the choice is damaged', () => {
    localStorage.setItem(THEME_KEY, 'dark')
    run()
    expect(page().theme).toBe('dark')
    localStorage.setItem(THEME_KEY, 'nonsense')
    run()
    expect(page().theme).toBe('light')
  })

  it('a person who may come back is known, and a stranger is not (ACC-44)', () => {
    run()
    expect(page().person).toBeUndefined()
    localStorage.setItem(DEVICE_OWNER_KEY, 'ann')
    run()
    expect(page().person).toBe('known')
  })
})
