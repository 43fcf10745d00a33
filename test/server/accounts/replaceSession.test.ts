import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { cookieOf, refresh, send, sendRaw, viewer } from './operations'

const app = givenApp()

const signIn = (person: Person, cookie: string, password = PASSWORD) =>
  sendRaw(app, 'logIn', { email: person.email, password }, null, { cookie })
const isKnown = async ({ token }: Person) => (await viewer(app, token)).status === 200

describe('a sign-in in a browser that has a session', () => {
  it('ends it at once and goes on with the new one', async () => {
    const person = await signUpAndIn(app)
    const answer = await signIn(person, person.cookie)
    expect(await isKnown(person)).toBe(false)
    expect((await refresh(app, person.cookie)).status).toBe(401)
    expect((await refresh(app, cookieOf(answer))).status).toBe(200)
  })

  it('ends the one of another person too, whose other sessions go on', async () => {
    const [former, next] = [await signUpAndIn(app), await signUpAndIn(app)]
    const elsewhere = await send(app, 'logIn', { email: former.email, password: PASSWORD })
    await signIn(next, former.cookie)
    expect(await isKnown(former)).toBe(false)
    expect(await isKnown({ ...former, token: elsewhere.accessToken ?? '' })).toBe(true)
  })

  it('leaves it where the sign-in fails', async () => {
    const person = await signUpAndIn(app)
    await signIn(person, person.cookie, 'Not-the-password-1')
    expect(await isKnown(person)).toBe(true)
  })

  it('leaves a session whose cookie only looks like its own', async () => {
    const person = await signUpAndIn(app)
    const forged = `${person.cookie.slice(0, -4)}aaaa`
    expect((await signIn(await signUpAndIn(app), forged)).status).toBe(200)
    expect(await isKnown(person)).toBe(true)
  })
})
