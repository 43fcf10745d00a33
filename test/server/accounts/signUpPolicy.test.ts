import { publicFacts } from '../../../server/http/publicFacts'
import { PASSWORD, signUpAndIn } from '../../support/people'
import { type RunningApp, startApp } from '../../support/startApp'
import { accept, inviteKey } from '../households/householdCalls'
import { freshEmail, send } from './operations'

const refused = { code: 'SIGN_UP_CLOSED', field: null, message: expect.stringContaining('help@mealwright.example') }
const given = (SIGNUP: string) => {
  const started: { app?: RunningApp } = {}
  beforeAll(async () => {
    started.app = await startApp({ SIGNUP })
  })
  afterAll(() => started.app?.stop())
  return () => started.app as RunningApp
}
const signUp = (app: RunningApp, email: string, invitation?: string) =>
  send(app, 'signUp', { email, password: PASSWORD, ...(invitation === undefined ? {} : { invitation }) })

describe('an installation that takes no one new', () => {
  const app = given('closed')

  it('refuses every address alike, and stores and mails nothing (ACC-54)', async () => {
    const { email } = await signUpAndIn(app())
    const { length } = await app().services.db('users')
    for (const address of [freshEmail(), email, '', 'no address'])
      expect((await signUp(app(), address)).errors).toEqual([refused])
    expect(await app().services.db('users')).toHaveLength(length)
    expect(await app().services.db('outbox')).toEqual([])
  })

  it('says so over REST, and to the pages', async () => {
    const answer = await app().fetch('/api/signup/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: freshEmail(), password: PASSWORD }),
    })
    expect([answer.status, await answer.json()]).toEqual([400, { email: [refused.message] }])
    expect(publicFacts(app().services.config)).toMatchObject({ signUp: 'closed' })
  })

  it('refuses who was invited, too', async () => {
    const key = await inviteKey(app(), await signUpAndIn(app()))
    expect((await signUp(app(), freshEmail(), key)).errors).toEqual([refused])
  })
})

describe('an installation for invited people', () => {
  const app = given('invitation')

  it('takes who has an invitation that can be accepted, and no one else (ACC-54)', async () => {
    const owner = await signUpAndIn(app())
    const key = await inviteKey(app(), owner)
    expect((await signUp(app(), freshEmail())).errors).toEqual([refused])
    expect((await signUp(app(), freshEmail(), 'x'.repeat(43))).errors).toEqual([refused])
    expect((await signUp(app(), freshEmail(), key)).errors).toEqual([])
    // The guest has an account already: the invitation is used, and opens no further one.
    expect((await accept(app(), await signUpAndIn(app()), key)).errors).toEqual([])
    expect((await signUp(app(), freshEmail(), key)).errors).toEqual([refused])
  })
})
