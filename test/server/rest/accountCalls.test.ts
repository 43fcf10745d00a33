import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { restCaller } from '../../support/restCaller'

const app = givenApp()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

const call = restCaller(
  () => app,
  () => cook.token,
)

describe('accounts', () => {
  it('logs in, refreshes and logs out', async () => {
    const login = await call('POST', '/api/token/', { email: cook.email, password: PASSWORD }, null)
    expect(login.status).toBe(200)
    expect(login.body).toMatchObject({ access: expect.any(String), ip: expect.any(String) })
    const cookie = (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict/i)

    const refreshed = await call('POST', '/api/token/refresh/', {}, null, { cookie })
    expect(refreshed.status).toBe(200)
    const next = (refreshed.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const { access } = refreshed.body as { access: string }
    expect((await call('GET', '/api/user/mealplan', undefined, access)).status).toBe(200)

    const out = await call('POST', '/api/token/logout', {}, access, { cookie: next })
    expect([out.status, out.body]).toEqual([200, {}])
    expect((await call('GET', '/api/user/mealplan/', undefined, access)).status).toBe(401)
    expect((await call('POST', '/api/token/refresh/', {}, null, { cookie: next })).status).toBe(401)
  })

  it('refuses blank, wrong and unconfirmed logins', async () => {
    expect(await call('POST', '/api/token/', { email: ' ', password: '' }, null)).toMatchObject({
      status: 400,
      body: { detail: 'Please enter both email and password.' },
    })
    expect(await call('POST', '/api/token', { email: cook.email, password: 'not it at all' }, null)).toMatchObject({
      status: 401,
      body: { detail: 'Invalid username or password' },
    })
    await call('POST', '/api/signup/', { email: 'fresh@example.com', password: PASSWORD, marketing_opt_in: true }, null)
    expect((await call('POST', '/api/token/', { email: 'fresh@example.com', password: PASSWORD }, null)).status).toBe(
      401,
    )
  })

  it('answers logout and refresh without a session', async () => {
    expect(await call('POST', '/api/token/logout', undefined, null)).toMatchObject({ status: 200, body: {} })
    expect((await call('POST', '/api/token/refresh/', undefined, null)).status).toBe(401)
  })

  it('signs up the same for known and unknown addresses, and confirms once', async () => {
    const email = 'rest-signup@example.com'
    const first = await call('POST', '/api/signup/', { email, password: PASSWORD, marketing_opt_in: false }, null)
    const again = await call(
      'POST',
      '/api/signup/',
      { email: cook.email, password: PASSWORD, marketing_opt_in: false },
      null,
    )
    expect([first.status, first.body]).toEqual([201, again.body])
    const key = await mailedKey(app, email, 'email-confirmation')
    expect((await call('POST', '/api/token/confirm-email/', { key }, null)).status).toBe(200)
    expect((await call('POST', '/api/token/confirm-email/', { key }, null)).status).toBe(400)
  })

  it('names the fields of a refused sign-up', async () => {
    const { status, body } = await call('POST', '/api/signup/', { email: 'nowhere', password: 'short' }, null)
    expect(status).toBe(400)
    expect(body).toEqual({ email: [expect.any(String)], password: [expect.any(String)] })
    expect((await call('POST', '/api/signup/', { email: 'a@example.com' }, null)).body).toEqual({
      password: [expect.any(String)],
    })
  })

  it('resets a forgotten password, known address or not', async () => {
    const person = await signUpAndIn(app)
    const known = await call('POST', '/api/token/forgot-password/', { email: person.email }, null)
    const unknown = await call('POST', '/api/token/forgot-password/', { email: 'nobody@example.com' }, null)
    expect([known.status, known.body]).toEqual([200, { detail: 'Password reset email sent' }])
    expect(unknown.body).toEqual(known.body)
    expect((await call('POST', '/api/token/forgot-password/', { email: '' }, null)).status).toBe(400)
    const key = await mailedKey(app, person.email, 'reset-password')
    expect((await call('POST', '/api/token/reset-password/', { key, new_password: 'short' }, null)).body).toEqual({
      new_password: [expect.any(String)],
    })
    expect(
      (await call('POST', '/api/token/reset-password/', { key, new_password: 'Another-fine-pot-7' }, null)).status,
    ).toBe(200)
    expect(
      (await call('POST', '/api/token/reset-password/', { key, new_password: 'Another-fine-pot-7' }, null)).status,
    ).toBe(400)
    expect((await call('GET', '/api/user/mealplan/', undefined, person.token)).status).toBe(401)
  })

  it('changes the password', async () => {
    const person = await signUpAndIn(app)
    const wrong = await call(
      'POST',
      '/api/change-password/',
      {
        current_password: 'wrong one here',
        new_password: 'Another-fine-pot-7',
        confirm_new_password: 'Another-fine-pot-7',
      },
      person.token,
    )
    expect(wrong).toMatchObject({ status: 400, body: { current_password: [expect.any(String)] } })
    const unequal = await call(
      'POST',
      '/api/change-password/',
      { current_password: PASSWORD, new_password: 'Another-fine-pot-7', confirm_new_password: 'Another-fine-pot-8' },
      person.token,
    )
    expect(unequal).toMatchObject({ status: 400, body: { confirm_new_password: [expect.any(String)] } })
    const right = await call(
      'POST',
      '/api/change-password/',
      { current_password: PASSWORD, new_password: 'Another-fine-pot-7', confirm_new_password: 'Another-fine-pot-7' },
      person.token,
    )
    expect(right).toMatchObject({ status: 200, body: { detail: 'Password changed successfully!' } })
  })
})
