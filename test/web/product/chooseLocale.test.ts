import { locale, setLocale } from '../../../schema/text/locale'
import { chooseLocale } from '../../../web/product/chooseLocale'

beforeEach(() => {
  localStorage.clear()
  setLocale('en-AU')
  document.documentElement.lang = 'en-AU'
})
afterEach(() => setLocale('en-AU'))

it('takes the locale of the address and keeps it on the device', () => {
  chooseLocale('?locale=en-XA')
  expect(locale()).toBe('en-XA')
  expect(document.documentElement.lang).toBe('en-XA')
  setLocale('en-AU')
  chooseLocale('')
  expect(locale()).toBe('en-XA')
})

it('goes back to the language of the product', () => {
  chooseLocale('?locale=en-XA')
  chooseLocale('?locale=en-AU')
  expect(locale()).toBe('en-AU')
  expect(document.documentElement.lang).toBe('en-AU')
})

it.each(['?locale=xx', '?locale=', ''])('keeps the language of the product with %p', (search) => {
  chooseLocale(search)
  expect(locale()).toBe('en-AU')
  expect(localStorage.getItem('locale')).toBeNull()
})

it('is not stopped by a damaged or missing storage', () => {
  localStorage.setItem('locale', '{}')
  chooseLocale('')
  expect(locale()).toBe('en-AU')
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  chooseLocale('?locale=en-XA')
  expect(locale()).toBe('en-XA')
  refused.mockRestore()
})
