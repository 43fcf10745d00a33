import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { AccountPanel } from '../../../web/accounts/AccountPanel'
import { readToken, startSession } from '../../../web/session/session'
import { ClientContext } from '../../../web/apollo/lazyApolloClient'
import { SessionEndsContext } from '../../../web/session/plainHooks'
import { loadClientFactory } from '../../../web/shell/loadClientFactory'
import { sessionEnds } from '../../../web/shell/sessionEnds'
import { type Answer, fakeApi, tokenOf } from '../session/fakeApi'
import { wrong } from './openPage'
import { expectPrinted } from '../../support/printing'

function open(answers: Record<string, Answer | (() => Answer)>) {
  const api = fakeApi(({ operation }) => {
    const answer = answers[operation] ?? new TypeError('Failed to fetch')
    return typeof answer === 'function' ? answer() : answer
  })
  const holder = { client: null, goToLogin: () => undefined, load: loadClientFactory }
  render(
    <ClientContext value={holder}>
      <SessionEndsContext value={sessionEnds(holder)}>
        <MemoryRouter initialEntries={['/']}>
          <Routes>
            <Route path="/" element={<AccountPanel />} />
            <Route path="/login" element={<h1>Sign in page</h1>} />
          </Routes>
        </MemoryRouter>
      </SessionEndsContext>
    </ClientContext>,
  )
  return { api, user: userEvent.setup() }
}

const answered = (ok: boolean, ...errors: object[]) => ({ data: { deleteAccount: { ok, errors } } })

beforeEach(() => {
  sessionStorage.clear()
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
})

describe('exporting', () => {
  it('hands everything over as a file of JSON', async () => {
    const blobs: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    })
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('mealwright-my-data.json')
    })
    const { user } = open({ '/api/user/data.json': { text: '{"email":"ann@example.com","plans":[1,2]}' } })
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(clicked).toHaveBeenCalledTimes(1)
    const text = await new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsText(blobs[0] ?? new Blob())
    })
    expect(JSON.parse(String(text))).toEqual({ email: 'ann@example.com', plans: [1, 2] })
    clicked.mockRestore()
  })

  it('renews an access token that has expired', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    let turn = 0
    const { api, user } = open({
      '/api/user/data.json': () => ((turn += 1) === 1 ? { status: 401 } : { text: '{}' }),
      RefreshSession: () => ({
        data: { refreshSession: { accessToken: tokenOf('ann', 2), viewer: { email: 'ann@example.com' } } },
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    expect(api.of('/api/user/data.json').map(({ token }) => token)).toEqual([tokenOf('ann'), tokenOf('ann', 2)])
    clicked.mockRestore()
  })

  const dialog = () => within(screen.getByRole('dialog', { name: 'Confirm that it is you' }))
  const proven = (...errors: object[]) => ({ data: { proveByPassword: { ok: errors.length === 0, errors } } })

  it('asks for a proof where one is needed, then goes on with what was pressed', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    let isProven = false
    const { api, user } = open({
      '/api/user/data.json': () => (isProven ? { text: '{}' } : { status: 403 }),
      ProveByPassword: () => {
        if (api.of('ProveByPassword').length === 1)
          return proven(wrong('password', 'The current password is not right.'))
        isProven = true
        return proven()
      },
    })
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    await waitFor(() => dialog())
    expect(clicked).not.toHaveBeenCalled()
    await user.type(dialog().getByLabelText('Password'), 'not the one')
    await user.click(dialog().getByRole('button', { name: 'Export my data' }))
    expect(await dialog().findByText('The current password is not right.')).toBeInTheDocument()
    await user.type(dialog().getByLabelText('Password'), 'a fine password')
    await user.click(dialog().getByRole('button', { name: 'Export my data' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(api.of('ProveByPassword').map(({ variables }) => variables)).toEqual([
      { input: { password: 'not the one' } },
      { input: { password: 'a fine password' } },
    ])
    clicked.mockRestore()
  })

  it('says in the dialog when it fails after the proof', async () => {
    expectPrinted('warn')
    let turn = 0
    const { user } = open({
      '/api/user/data.json': () => ({ status: (turn += 1) === 1 ? 403 : 500 }),
      ProveByPassword: proven(),
    })
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    await waitFor(() => dialog())
    await user.type(dialog().getByLabelText('Password'), 'a fine password')
    await user.click(dialog().getByRole('button', { name: 'Export my data' }))
    expect(await dialog().findByText('Could not export your data. Try again.')).toBeInTheDocument()
  })

  it('reports when it fails', async () => {
    expectPrinted('warn')
    const { user } = open({ '/api/user/data.json': { status: 500, code: 'INTERNAL_SERVER_ERROR' } })
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    expect(await screen.findByText('Could not export your data. Try again.')).toBeInTheDocument()
  })
})

describe('deleting the account', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }))
  async function remove(answers: Record<string, Answer>) {
    const opened = open(answers)
    await opened.user.click(screen.getByRole('button', { name: 'Delete my account' }))
    await opened.user.type(dialog().getByLabelText('Password'), 'a fine password')
    await opened.user.click(dialog().getByRole('button', { name: 'Delete for good' }))
    return opened
  }

  it('takes the password, ends the session and goes to the sign-in page', async () => {
    localStorage.setItem('feedbackDraft', JSON.stringify({ owner: 'ann', draft: 'my own words' }))
    const { api } = await remove({ DeleteAccount: answered(true) })
    expect(await screen.findByRole('heading', { name: 'Sign in page' })).toBeInTheDocument()
    expect(api.of('DeleteAccount')[0]?.variables).toEqual({ input: { password: 'a fine password' } })
    expect(readToken()).toBeNull()
    expect(localStorage.getItem('feedbackDraft')).toBeNull()
  })

  it.each([
    [
      "the server's words",
      answered(false, wrong('password', 'The current password is not right.')),
      'The current password is not right.',
    ],
    [
      'its own without an answer',
      new TypeError('Failed to fetch'),
      "Could not delete your account. Try again. We couldn't reach the server. Check your connection, then try again.",
    ],
  ])('says why not in %s and keeps the session', async (_whose, answer, words) => {
    await remove({ DeleteAccount: answer })
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(dialog().getByLabelText('Password')).toBeInvalid()
    expect(readToken()).not.toBeNull()
  })

  it('tells password managers whose password it is', async () => {
    const { user } = open({})
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(dialog().getByRole('form', { name: 'Delete your account?' })).toHaveFormValues({
      username: 'ann@example.com',
    })
  })

  it('is left by keeping the account, and forgets the password', async () => {
    const { api, user } = open({})
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    await user.type(dialog().getByLabelText('Password'), 'secret')
    await user.click(dialog().getByRole('button', { name: 'Keep my account' }))
    expect(api.calls).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    expect(dialog().getByLabelText('Password')).toHaveValue('')
  })
})
