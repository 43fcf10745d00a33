import { act, screen } from '@testing-library/react'
import { type Answers, openPage, settle, wait, wrong } from './openPage'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('confirming the email', () => {
  const confirmed = (yes: boolean, errors: object[] = []) => ({ data: { confirmEmail: { ok: yes, errors } } })

  it('says that it is under way, then that it is done', async () => {
    let answer: (value: ReturnType<typeof confirmed>) => void = () => {}
    const { api } = await openPage('/email-confirmation/the-key', {
      ConfirmEmail: () => new Promise((resolve) => (answer = resolve)),
    })
    expect(screen.getByText('Confirming your email...')).toBeInTheDocument()
    answer(confirmed(true))
    await settle()
    expect(screen.getByText('Your email has been confirmed successfully!')).toBeInTheDocument()
    expect(screen.queryByText('Confirming your email...')).not.toBeInTheDocument()
    expect(api.of('ConfirmEmail').map(({ variables }) => variables)).toEqual([{ input: { key: 'the-key' } }])
  })

  it('sends the key once, though the page is drawn twice and come back to', async () => {
    const { api, goTo } = await openPage('/email-confirmation/the-key', { ConfirmEmail: confirmed(true) })
    await goTo('/login')
    await goTo('/email-confirmation/the-key')
    await settle()
    expect(screen.getByText('Your email has been confirmed successfully!')).toBeInTheDocument()
    expect(api.of('ConfirmEmail')).toHaveLength(1)
  })

  it.each([
    ['is refused', confirmed(false)],
    ['fails', { status: 500, code: 'INTERNAL_SERVER_ERROR' }],
    ['gets no answer', new TypeError('Failed to fetch')],
  ])('says that something went wrong when the key %s', async (_how, answer) => {
    const { api } = await openPage('/email-confirmation/the-key', { ConfirmEmail: answer })
    expect(screen.getByText('There was an error confirming your email. Please try again.')).toBeInTheDocument()
    expect(api.of('ConfirmEmail')).toHaveLength(1)
  })

  it('asks for the password where several sign-ups wait for the address (ACC-23)', async () => {
    const refused = (message: string) => confirmed(false, [{ code: 'REQUIRED', field: 'password', message }])
    const answers = [refused('Which password?'), refused('Too short.'), confirmed(true)]
    const { api, user } = await openPage('/email-confirmation/the-key', {
      ConfirmEmail: () => answers.shift() ?? confirmed(false),
    })
    expect(screen.queryByText('Which password?')).not.toBeInTheDocument()
    for (const password of ['short', ' and longer']) {
      await user.type(screen.getByLabelText('Password'), password)
      await user.click(screen.getByRole('button', { name: 'Confirm' }))
      await settle()
      if (password === 'short') expect(screen.getByText('Too short.')).toBeInTheDocument()
    }
    expect(screen.getByText('Your email has been confirmed successfully!')).toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(api.of('ConfirmEmail').map(({ variables }) => variables)).toEqual([
      { input: { key: 'the-key' } },
      { input: { key: 'the-key', password: 'short' } },
      { input: { key: 'the-key', password: 'short and longer' } },
    ])
  })

  it('blames the connection, not the link, when no answer came', async () => {
    await openPage('/email-confirmation/the-key', { ConfirmEmail: new TypeError('Failed to fetch') })
    expect(screen.getByText(/^We couldn't reach the server/)).toBeInTheDocument()
    expect(screen.queryByText(/^A link works once/)).not.toBeInTheDocument()
  })
})

describe('resetting the password', () => {
  const success = { data: { resetPassword: { ok: true, errors: [] } } }
  const failure = (...errors: object[]) => ({ data: { resetPassword: { ok: false, errors } } })

  async function reset(answers: Answers, confirmation = 'a new password') {
    const page = await openPage('/reset-password/the-key', answers)
    await page.user.type(screen.getByLabelText('New Password'), 'a new password')
    if (confirmation) await page.user.type(screen.getByLabelText('Confirm Password'), confirmation)
    await page.user.click(screen.getByRole('button', { name: 'Reset Password' }))
    await settle()
    return page
  }

  it('says so and goes to the sign-in page after 3 seconds', async () => {
    const { api, path } = await reset({ ResetPassword: success })
    expect(api.of('ResetPassword')[0]?.variables).toEqual({ input: { key: 'the-key', newPassword: 'a new password' } })
    expect(screen.getByText('Your password has been reset successfully! Redirecting to login...')).toBeInTheDocument()
    await wait(2999)
    expect(path()).toBe('/reset-password/the-key')
    expect(screen.getByText('Your password has been reset successfully! Redirecting to login...')).toBeInTheDocument()
    await wait(1)
    await settle()
    expect(path()).toBe('/login')
  })

  it('refuses passwords that differ without asking the server', async () => {
    const { api } = await reset({ ResetPassword: success }, 'another password')
    expect(screen.getByText('Passwords do not match.')).toBeInTheDocument()
    expect(api.of('ResetPassword')).toEqual([])
    await wait(3000)
    expect(screen.queryByText('Passwords do not match.')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Confirm Password')).toBeInvalid()
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(/Enter the new password again/)
    expect(screen.getByLabelText('Confirm Password')).toHaveFocus()
  })

  it('needs both fields', async () => {
    const { api } = await reset({ ResetPassword: success }, '')
    expect(screen.getByLabelText('Confirm Password')).toBeInvalid()
    expect(api.of('ResetPassword')).toEqual([])
  })

  it.each([
    ['is refused', failure(wrong('key', 'Used', 'KEY_INVALID')), 'Failed to reset the password. Please try again.'],
    ['fails', { status: 500, code: 'INTERNAL_SERVER_ERROR' }, 'Failed to reset the password. Please try again.'],
    ['is answered with something else', { status: 502, text: '{}' }, 'Failed to reset the password. Please try again.'],
    [
      'gets no answer',
      new TypeError('Failed to fetch'),
      'An error occurred while resetting the password. Please try again.',
    ],
  ])('says that it went wrong when the call %s, and can be tried again', async (_how, answer, words) => {
    const { path } = await reset({ ResetPassword: answer })
    expect(screen.getByText(words)).toBeInTheDocument()
    await wait(3000)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled()
    expect(path()).toBe('/reset-password/the-key')
  })

  it('says that it needs a connection while there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openPage('/reset-password/the-key')
    expect(screen.getByText("You're offline. Your password can be reset once you're back online.")).toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()
    online.mockRestore()
  })

  it('keeps saying that no answer came', async () => {
    await reset({ ResetPassword: new TypeError('Failed to fetch') })
    await wait(60_000)
    expect(screen.getByText(/^We couldn't reach the server/)).toBeInTheDocument()
  })

  it('says at the field what is wrong with the new password', async () => {
    await reset({ ResetPassword: failure(wrong('newPassword', 'Too common', 'WEAK_PASSWORD')) })
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(/Too common/)
  })
})
