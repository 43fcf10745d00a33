import { postGraphql } from '../../../web/apollo/postGraphql'
import { showPasskey } from '../../../web/session/passkeys/ceremonies'
import { type Entrance, offerPasskeys, signInByPasskey } from '../../../web/session/passkeys/signIn'

/* jsdom has no passkeys: the browser's part and the server's are stood in for. */
jest.mock('../../../web/apollo/postGraphql', () => ({ postGraphql: jest.fn() }))
jest.mock('../../../web/session/passkeys/ceremonies', () => ({ showPasskey: jest.fn(), callOff: jest.fn() }))

const answers = jest.mocked(postGraphql)
const shown = jest.mocked(showPasskey)
const entrance = { enter: jest.fn(async () => {}), fail: jest.fn() } satisfies Entrance
const begun = (options: object | null, ...said: string[]) =>
  ({ data: { beginPasskeySignIn: { options, errors: said.map((message) => ({ message })) } }, errors: [] }) as never
const answered = (accessToken: string | null, ...said: string[]) =>
  ({
    data: {
      signInByPasskey: {
        ...{ accessToken, ip: null, viewer: { email: 'anna@example.com' } },
        errors: said.map((message) => ({ message })),
      },
    },
    errors: [],
  }) as never
const offer = () => offerPasskeys(entrance, new AbortController().signal)

beforeEach(() => {
  jest.resetAllMocks()
  const isConditionalMediationAvailable = () => Promise.resolve(true)
  Object.assign(window, { PublicKeyCredential: { isConditionalMediationAvailable } })
})
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

it('a server that begins no sign-in is asked once, and nothing is said where nothing was pressed (ACC-72)', async () => {
  answers.mockResolvedValue(begun(null, 'Too many attempts.'))
  await offer()
  expect([answers.mock.calls.length, entrance.fail.mock.calls]).toEqual([1, []])
  await signInByPasskey(entrance)
  expect(entrance.fail.mock.calls).toEqual([['Too many attempts.']])
})

it('after a passkey that was refused it is said why, and others are offered (ACC-72, ACC-73)', async () => {
  answers
    .mockResolvedValueOnce(begun({}))
    .mockResolvedValueOnce(answered(null, 'This passkey could not be used.'))
    .mockResolvedValueOnce(begun({}))
    .mockResolvedValueOnce(answered('token'))
  shown.mockResolvedValue({ response: {} })
  await offer()
  expect(entrance.fail.mock.calls).toEqual([['This passkey could not be used.']])
  expect(entrance.enter.mock.calls).toEqual([['token', 'anna@example.com', null]])
  expect(answers).toHaveBeenCalledTimes(4)
})

it('one that the person puts away ends the offer', async () => {
  answers.mockResolvedValue(begun({}))
  shown.mockResolvedValue({ failed: 'cancelled' })
  await offer()
  expect([answers.mock.calls.length, entrance.fail.mock.calls]).toEqual([1, []])
})
