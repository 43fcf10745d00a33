import { screen } from '@testing-library/react'
import { type Answers, openPage, settle, wait, wrong } from './openPage'

const success = { data: { signUp: { message: 'Welcome', errors: [] } } }
const failure = (...errors: object[]) => ({ data: { signUp: { message: null, errors } } })
const terms = () => screen.getByRole('checkbox', { name: /I agree to the Terms of Service and the Privacy Policy/ })
const marketing = () => screen.getByRole('checkbox', { name: /news/ })
const button = () => screen.getByRole('button', { name: 'Sign Up' })

async function signUp(answers: Answers) {
  const page = await openPage('/signup', answers)
  await page.user.type(screen.getByLabelText('Email'), 'ann@example.com')
  await page.user.type(screen.getByLabelText('Password'), 'a fine password')
  await page.user.click(terms())
  await page.user.click(button())
  await settle()
  return page
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the sign-up form', () => {
  it('waits for the terms, with news wanted unless said otherwise', async () => {
    const { user } = await openPage('/signup')
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(marketing()).toBeChecked()
    expect(terms()).not.toBeChecked()
    expect(button()).toBeDisabled()
    await user.click(terms())
    expect(button()).toBeEnabled()
    await user.click(terms())
    expect(button()).toBeDisabled()
  })

  it('opens the legal pages in new tabs', async () => {
    await openPage('/signup')
    const form = screen.getByRole('form', { name: 'Sign Up' })
    for (const [name, path] of [
      ['Terms of Service', '/termsandconditions'],
      ['Privacy Policy', '/privacypolicy'],
    ]) {
      const links = screen.getAllByRole('link', { name }).filter((link) => form.contains(link))
      expect(links).toHaveLength(1)
      expect(links[0]).toHaveAttribute('href', path)
      expect(links[0]).toHaveAttribute('target', '_blank')
    }
  })

  it('advertises the raffle', async () => {
    await openPage('/signup')
    expect(screen.getByText('Win a $30 gift card!')).toBeInTheDocument()
  })

  it('sends what was entered and says to check the emails, for as long as it takes to read', async () => {
    const { api } = await signUp({ SignUp: success })
    const input = { email: 'ann@example.com', password: 'a fine password', marketingOptIn: true }
    expect(api.of('SignUp').map(({ variables }) => variables)).toEqual([{ input }])
    const words =
      'Signup attempt successful! Check your emails, including junk. If you experience issues, contact support@mealwright.example.'
    expect(screen.getByText(words)).toBeInTheDocument()
    await wait(60_000)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('sends that news are not wanted', async () => {
    const page = await openPage('/signup', { SignUp: success })
    await page.user.type(screen.getByLabelText('Email'), 'ann@example.com')
    await page.user.type(screen.getByLabelText('Password'), 'a fine password')
    await page.user.click(marketing())
    await page.user.click(terms())
    await page.user.click(button())
    await settle()
    expect(page.api.of('SignUp')[0]?.variables).toMatchObject({ input: { marketingOptIn: false } })
  })

  it('sends nothing without an email and a password', async () => {
    const page = await openPage('/signup', { SignUp: success })
    await page.user.click(terms())
    await page.user.click(button())
    await settle()
    expect(page.api.of('SignUp')).toEqual([])
  })

  it.each([
    ['no field', failure(wrong(null, 'Closed today')), 'Closed today'],
    [
      'the fields',
      failure(wrong('email', 'Not an address.'), wrong('password', 'Too short.')),
      'Email: Not an address. Password: Too short.',
    ],
    [
      'both',
      failure(wrong(null, 'Closed today'), wrong('password', 'Too short'), wrong('password', 'Too common')),
      'Closed today. Password: Too short Too common',
    ],
    ['nothing known', failure(wrong(null, '')), 'Signup failed. Please try again.'],
    ['no answer', new TypeError('Failed to fetch'), 'Signup failed. Please try again.'],
    ['a refused call', { status: 503, code: 'UNAVAILABLE' }, 'refused: UNAVAILABLE'],
  ])('joins what is wrong with %s, for 3 seconds', async (_what, answer, words) => {
    await signUp({ SignUp: answer })
    expect(screen.getByText(words)).toBeInTheDocument()
    await wait(3000)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('keeps saying that no answer came', async () => {
    await signUp({ SignUp: new TypeError('Failed to fetch') })
    await wait(60_000)
    expect(screen.getByText(/^We couldn't reach the server/)).toBeInTheDocument()
  })

  it('moves the focus to the field that is wrong', async () => {
    await signUp({ SignUp: failure(wrong('email', 'Not an address.'), wrong('password', 'Too short')) })
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('keeps saying at the field what is wrong until it is changed', async () => {
    const { user } = await signUp({ SignUp: failure(wrong('password', 'Too short')) })
    await wait(10_000)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Too short/)
    await user.type(screen.getByLabelText('Password'), 'er')
    expect(screen.queryByText('Too short')).not.toBeInTheDocument()
  })
})
