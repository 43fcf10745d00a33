import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../../../server/accounts/passwordHash'
import { givenApp } from '../../support/givenApp'
import { logIn, PASSWORD, type Person, signUpByMail } from '../../support/people'
import { send, viewer } from './operations'

const app = givenApp({ HASH_MEMORY: '19' })

const users = () => app.services.db('users')
const tries = async () => (await app.services.db('attempts').where('tries', '>', 0)).length

/** Fills the hashing queue, so that a password check waits while something happens to the account. */
async function whileLookedAt<Result>(call: () => Promise<Result>, happens: () => Promise<unknown>): Promise<Result> {
  await app.services.db('attempts').delete()
  const others = Promise.all(
    Array.from({ length: 40 }, (_, index) => hashPassword(app.services, `someone else's ${index}`)),
  )
  const answer = call()
  // A counted try tells that the account has been read.
  while ((await tries()) === 0) await wait(2)
  await wait(20)
  await happens()
  const [result] = await Promise.all([answer, others])
  return result
}

const happenings: [string, (person: Person) => Promise<unknown>][] = [
  [
    'gets another password',
    async ({ userId }) =>
      users()
        .where({ id: userId })
        .update({ passwordHash: await hashed }),
  ],
  ['is locked', async ({ userId }) => users().where({ id: userId }).update({ lockedAt: app.clock.now() })],
  ['is deleted', async ({ userId }) => users().where({ id: userId }).delete()],
]
let hashed: Promise<string>
beforeAll(() => void (hashed = hashPassword(app.services, 'Braise-the-fennel-4')))

test.each(happenings)('an account that %s while the password is looked at opens no session', async (_what, happen) => {
  const person = await signUpByMail(app)
  const before = await app.services.db('sessions').where({ userId: person.userId })
  const { accessToken, errors } = await whileLookedAt(
    () => send(app, 'logIn', { email: person.email, password: PASSWORD }),
    () => happen(person),
  )
  expect({ accessToken, code: errors[0]?.code }).toEqual({ accessToken: null, code: 'INVALID_CREDENTIALS' })
  const after = await app.services.db('sessions').where({ userId: person.userId })
  expect(after.length).toBeLessThanOrEqual(before.length)
})

test.each(happenings.slice(0, 2))(
  'an account that %s while the password is looked at is not deleted',
  async (_what, happen) => {
    const person = await signUpByMail(app)
    const { deleted, errors } = await whileLookedAt(
      () => send(app, 'deleteAccount', { password: PASSWORD }, person.token),
      () => happen(person),
    )
    expect({ deleted, code: errors[0]?.code }).toEqual({ deleted: false, code: 'WRONG_PASSWORD' })
    expect(await users().where({ id: person.userId })).toHaveLength(1)
  },
)

test('nothing happens meanwhile: the session opens', async () => {
  const { email } = await signUpByMail(app)
  const { accessToken } = await whileLookedAt(
    () => send(app, 'logIn', { email, password: PASSWORD }),
    async () => undefined,
  )
  expect((await viewer(app, accessToken ?? '')).status).toBe(200)
})

test('of two deletions at once both succeed and one last mail is sent', async () => {
  const { email, token } = await signUpByMail(app)
  const other = await logIn(app, email, PASSWORD)
  const remove = (by: string) => send(app, 'deleteAccount', { password: PASSWORD }, by)
  const answers = await Promise.all([remove(token), remove(other.token)])
  expect(answers).toEqual(Array(2).fill({ deleted: true, errors: [] }))
  const mails = await app.services.db('outbox').where({ to: email })
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Mealwright account is deleted'])
})
