import { act, screen } from '@testing-library/react'
import { endSession, readToken, startSession } from '../../../web/session/session'
import { tokenOf } from '../session/fakeApi'
import { type Answers, openPage, settle, wait, wrong } from './openPage'

const LABELS = ['Current password', 'New password', 'Confirm new password']
const FRESH = tokenOf('ann', 2)
const success = {
  data: { changePassword: { accessToken: FRESH, message: 'Password changed successfully!', errors: [] } },
}
const failure = (...errors: object[]) => ({ data: { changePassword: { accessToken: null, message: null, errors } } })

const fields = () => LABELS.map((label) => screen.getByLabelText(label))

async function change(answers: Answers) {
  const page = await openPage('/change-password', answers)
  for (const [index, field] of fields().entries()) await page.user.type(field, `password ${index}`)
  await page.user.click(screen.getByRole('button', { name: 'Update Password' }))
  await settle()
  return page
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  startSession(tokenOf('ann', 1), { email: 'ann@example.com' })
})
afterEach(() => jest.useRealTimers())

describe('changing the password', () => {
  it('sends all three, says so for 3 seconds, clears the fields and goes on with the fresh token', async () => {
    const { api } = await change({ ChangePassword: success })
    const input = { currentPassword: 'password 0', newPassword: 'password 1', confirmNewPassword: 'password 2' }
    expect(api.of('ChangePassword').map(({ variables }) => variables)).toEqual([{ input }])
    expect(screen.getByText('Password changed successfully!')).toBeInTheDocument()
    for (const field of fields()) expect(field).toHaveValue('')
    expect(readToken()).toBe(FRESH)
    await wait(2999)
    expect(screen.getByText('Password changed successfully!')).toBeInTheDocument()
    await wait(1)
    expect(screen.queryByText('Password changed successfully!')).not.toBeInTheDocument()
  })

  it('does not bring back a person who logs out meanwhile', async () => {
    const leaving = () => {
      act(() => endSession())
      return success
    }
    await change({ ChangePassword: leaving })
    expect(readToken()).toBeNull()
  })

  it.each([
    ['the error', failure(wrong(null, 'Not today.')), 'Not today.'],
    [
      "the fields' errors in their order",
      failure(wrong('confirmNewPassword', 'No match.'), wrong('currentPassword', 'Not right.')),
      'Not right. No match.',
    ],
    ['its own words without any', failure(), 'An error occurred'],
    ['its own words without an answer', new TypeError('Failed to fetch'), 'An error occurred'],
  ])('says %s for 3 seconds and clears the fields', async (_what, answer, words) => {
    await change({ ChangePassword: answer })
    expect(screen.getByText(words)).toBeInTheDocument()
    for (const field of fields()) expect(field).toHaveValue('')
    await wait(3000)
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('keeps saying that no answer came', async () => {
    await change({ ChangePassword: new TypeError('Failed to fetch') })
    await wait(60_000)
    expect(screen.getByText(/^We couldn't reach the server/)).toBeInTheDocument()
  })

  it('tells password managers whose password it is', async () => {
    await openPage('/change-password')
    expect(screen.getByRole('form', { name: 'Change your password' })).toHaveFormValues({ username: 'ann@example.com' })
  })

  it('needs all three', async () => {
    const { user, api } = await openPage('/change-password', { ChangePassword: success })
    for (const field of fields()) expect(field).toBeRequired()
    await user.click(screen.getByRole('button', { name: 'Update Password' }))
    expect(api.of('ChangePassword')).toEqual([])
  })

  it('says that it needs a connection while there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openPage('/change-password')
    expect(
      screen.getByText("You're offline. Your password can be changed once you're back online."),
    ).toBeInTheDocument()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()
    online.mockRestore()
  })

  it('needs a session', async () => {
    sessionStorage.clear()
    const { path } = await openPage('/change-password')
    expect(path()).toBe('/login')
  })
})
