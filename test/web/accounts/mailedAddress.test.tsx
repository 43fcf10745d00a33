import { screen } from '@testing-library/react'
import { openPage, settle } from './openPage'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const refused = (code: string, message: string) => ({
  ok: false,
  email: null,
  errors: [{ code, field: 'key', message }],
})
const press = (name: string) => screen.getByRole('button', { name })

describe.each([
  [
    '/email-change/the-key',
    'confirmEmailChange',
    'ConfirmEmailChange',
    'Use this address',
    'Your email is a@b.example now.',
  ],
  [
    '/email-return/the-key',
    'returnEmail',
    'ReturnEmail',
    'Bring my email back',
    /^a@b\.example is the email of your account/,
  ],
] as const)('%s', (path, field, operation, button, done) => {
  it('sends the key upon a press alone, and leads to signing in with the address', async () => {
    const answer = { data: { [field]: { ok: true, email: 'a@b.example', errors: [] } } }
    const { api, user, path: here } = await openPage(path, { [operation]: answer })
    await settle()
    expect(api.of(operation)).toEqual([])
    await user.click(press(button))
    await settle()
    expect(screen.getByText(done)).toBeInTheDocument()
    expect(api.of(operation).map(({ variables }) => variables)).toEqual([{ input: { key: 'the-key' } }])
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }))
    await settle()
    expect(here()).toBe('/login')
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.example')
  })

  it.each([
    ['does not work any more', refused('LINK_INVALID', 'Gone.'), /^This link does not work any more/],
    ['gives an address that another account has', refused('DUPLICATE', 'Another has it.'), 'Another has it.'],
  ])('says that the key %s, and does not offer it again', async (_what, result, words) => {
    const { user } = await openPage(path, { [operation]: { data: { [field]: result } } })
    await user.click(press(button))
    await settle()
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })

  it('that gets no answer can be sent again', async () => {
    const answers = [
      new TypeError('Failed to fetch'),
      { data: { [field]: { ok: true, email: 'a@b.example', errors: [] } } },
    ]
    const { user } = await openPage(path, { [operation]: () => answers.shift() ?? new TypeError('No more') })
    await user.click(press(button))
    await settle()
    expect(screen.getByText(/^We couldn't reach the server/)).toBeInTheDocument()
    await user.click(press(button))
    await settle()
    expect(screen.getByText(done)).toBeInTheDocument()
  })
})
