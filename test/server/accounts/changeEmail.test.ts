import { givenApp } from '../../support/givenApp'
import { logIn, mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { answerTo, keyOf } from '../keys/operations'
import { emailCalls, wrong } from './emailCalls'
import { freshEmail, refresh, send, viewer } from './operations'

const HOUR = 60 * 60_000
const NEW_PASSWORD = 'Braise-the-fennel-4'
const app = givenApp()
const db = (table: string) => app.services.db(table)

const { request, confirm, bringBack } = emailCalls(app)
const signsIn = async (email: string, password = PASSWORD) =>
  (await send(app, 'logIn', { email, password })).errors.map(({ code }) => code)
/** Mails to an address, without those about sign-ins. */
const mails = (email: string) => db('outbox').where({ to: email }).whereNot('subject', 'like', 'New sign-in%')
const mailsTo = async (email: string) => (await mails(email)).length
const done = (email: string) => ({ ok: true, email, errors: [] })

/** Changes the address of a person. @returns the new one, and the key that brings the former one back. */
async function changed(person: Person, email = freshEmail(), password = PASSWORD) {
  const [{ email: former }] = await db('users').where({ id: person.userId }).select('email')
  expect(await request(person, email, password)).toEqual({ ok: true, errors: [] })
  expect(await confirm(await mailedKey(app, email, 'email-change'))).toEqual(done(email))
  return { email, back: await mailedKey(app, former, 'email-return') }
}

describe('another address (ACC-68, ACC-69)', () => {
  it('is the account’s once the link that was mailed to it is used, and not before', async () => {
    const person = await signUpAndIn(app)
    const email = freshEmail()
    expect(await request(person, ` ${email.toUpperCase()} `)).toEqual({ ok: true, errors: [] })
    expect([await signsIn(person.email), await signsIn(email)]).toEqual([[], ['INVALID_CREDENTIALS']])
    expect([await mailsTo(email), await mailsTo(person.email)]).toEqual([1, 0])
    const key = await mailedKey(app, email, 'email-change')
    expect(await confirm(key)).toEqual(done(email))
    expect([await signsIn(person.email), await signsIn(email)]).toEqual([['INVALID_CREDENTIALS'], []])
    expect((await viewer(app, person.token)).data.viewer).toMatchObject({ id: person.userId, email })
    expect((await refresh(app, person.cookie)).status).toBe(200)
    expect(await confirm(key)).toEqual(wrong('LINK_INVALID', 'key'))
    const [{ text }] = await mails(person.email)
    expect(text).toContain(email)
  })

  it('takes the password, and an address that is none yet', async () => {
    const person = await signUpAndIn(app)
    for (const [email, password, code, field] of [
      ['', PASSWORD, 'REQUIRED', 'email'],
      ['no address', PASSWORD, 'INVALID', 'email'],
      [`${'a'.repeat(250)}@example.com`, PASSWORD, 'TOO_LONG', 'email'],
      [person.email.toUpperCase(), PASSWORD, 'DUPLICATE', 'email'],
      [freshEmail(), ' ', 'REQUIRED', 'password'],
      [freshEmail(), 'not the one', 'WRONG_PASSWORD', 'password'],
    ] as const)
      expect(await request(person, email, password)).toEqual(wrong(code, field))
  })

  it('that has an account is answered alike, with as many rows and no mail', async () => {
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    const rows = async () => [
      Number((await db('outbox').count({ n: '*' }))[0]?.n),
      Number((await db('mailed_keys').count({ n: '*' }))[0]?.n),
    ]
    const grown = async (email: string) => {
      const before = await rows()
      const answer = await request(person, email)
      return { answer, grown: (await rows()).map((count, index) => count - (before[index] ?? 0)) }
    }
    expect(await grown(other.email)).toEqual(await grown(freshEmail()))
    expect(await mailsTo(other.email)).toBe(0)
  })

  it('for which a sign-up waits is who confirms it, and the sign-up is void', async () => {
    const person = await signUpAndIn(app)
    const email = freshEmail()
    await send(app, 'signUp', { email, password: NEW_PASSWORD })
    const sign = await mailedKey(app, email, 'email-confirmation')
    await changed(person, email)
    expect((await send(app, 'confirmEmail', { key: sign })).errors).toHaveLength(1)
    expect([await signsIn(email), await signsIn(email, NEW_PASSWORD)]).toEqual([[], ['INVALID_CREDENTIALS']])
  })

  it('that another account got meanwhile stays with that', async () => {
    const person = await signUpAndIn(app)
    const email = freshEmail()
    await request(person, email)
    await signUpAndIn(app, email)
    expect(await confirm(await mailedKey(app, email, 'email-change'))).toEqual(wrong('DUPLICATE', 'key'))
    expect(await signsIn(person.email)).toEqual([])
  })

  it('two accounts ask for at once is one’s', async () => {
    const people = [await signUpAndIn(app), await signUpAndIn(app)]
    const email = freshEmail()
    const keys: string[] = []
    for (const person of people) {
      await request(person, email)
      keys.push(await mailedKey(app, email, 'email-change'))
    }
    const answers = await Promise.all([...keys, ...keys].map(confirm))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await db('users').where({ email })).toHaveLength(1)
  })

  it('voids the links that were mailed to the former one, and ends after a day', async () => {
    const person = await signUpAndIn(app)
    await send(app, 'requestPasswordReset', { email: person.email })
    const reset = await mailedKey(app, person.email, 'reset-password')
    const late = freshEmail()
    await request(person, late)
    await changed(person)
    expect(await send(app, 'resetPassword', { key: reset, newPassword: NEW_PASSWORD })).toMatchObject({ reset: false })
    expect(await confirm(await mailedKey(app, late, 'email-change'))).toEqual(wrong('LINK_INVALID', 'key'))
    const next = freshEmail()
    await request(person, next)
    app.clock.advance(24 * HOUR)
    expect(await confirm(await mailedKey(app, next, 'email-change'))).toEqual(wrong('LINK_INVALID', 'key'))
    app.clock.advance(-24 * HOUR)
  })

  it('is not given to an account that was locked', async () => {
    const person = await signUpAndIn(app)
    const email = freshEmail()
    await request(person, email)
    await db('users').where({ id: person.userId }).update({ lockedAt: app.clock.now() })
    expect(await confirm(await mailedKey(app, email, 'email-change'))).toEqual(wrong('LINK_INVALID', 'key'))
  })
})

describe('the former address (ACC-70)', () => {
  it('comes back with everything ended, also after the one who took it went on', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    await db('identities').insert([
      { id: 'before', userId: person.userId, issuer: 'https://one.example', subject: person.userId, createdAt: 1 },
    ])
    const { email, back } = await changed(person)
    const since = app.clock.now()
    await db('identities').insert([
      { id: 'since', userId: person.userId, issuer: 'https://two.example', subject: email, createdAt: since },
    ])
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
    const { accessToken } = await send(app, 'changePassword', input, person.token)
    const further = await changed({ ...person, token: accessToken ?? '' }, freshEmail(), NEW_PASSWORD)

    expect(await bringBack(back)).toEqual(done(person.email))
    expect((await viewer(app, accessToken ?? '')).status).toBe(401)
    for (const address of [person.email, email, further.email])
      expect(await signsIn(address, NEW_PASSWORD)).toEqual(['INVALID_CREDENTIALS'])
    expect(await answerTo(app, key, '{ viewer { household { plan { id } } } }')).toMatchObject({ status: 401 })
    expect(await db('identities').where({ userId: person.userId }).pluck('id')).toEqual(['before'])
    expect(await bringBack(further.back)).toEqual(wrong('LINK_INVALID', 'key'))
    expect(await bringBack(back)).toEqual(wrong('LINK_INVALID', 'key'))
    const reset = await mailedKey(app, person.email, 'reset-password')
    expect(await send(app, 'resetPassword', { key: reset, newPassword: 'Whisk-the-custard-5' })).toMatchObject({
      reset: true,
    })
    expect(await signsIn(person.email, 'Whisk-the-custard-5')).toEqual([])
  })

  it('comes back though one who took it changed it once more and brought that back', async () => {
    const person = await signUpAndIn(app)
    const { email, back } = await changed(person)
    const { back: theirs } = await changed(person)
    expect(await bringBack(theirs)).toEqual(done(email))
    const reset = await mailedKey(app, email, 'reset-password')
    await send(app, 'resetPassword', { key: reset, newPassword: NEW_PASSWORD })
    expect(await signsIn(email, NEW_PASSWORD)).toEqual([])
    expect(await bringBack(back)).toEqual(done(person.email))
    expect(await signsIn(email, NEW_PASSWORD)).toEqual(['INVALID_CREDENTIALS'])
    expect(await signsIn(person.email, NEW_PASSWORD)).toEqual(['INVALID_CREDENTIALS'])
  })

  it.each([
    [72 * HOUR - 1000, true],
    [72 * HOUR, false],
  ])('comes back %d milliseconds later: %s', async (later, isBack) => {
    const { back } = await changed(await signUpAndIn(app))
    app.clock.advance(later)
    expect((await bringBack(back)).ok).toBe(isBack)
    app.clock.advance(-later)
  })

  it('stays with the account that has it meanwhile', async () => {
    const person = await signUpAndIn(app)
    const { email, back } = await changed(person)
    const other = await signUpAndIn(app, person.email)
    expect(await bringBack(back)).toEqual(wrong('DUPLICATE', 'key'))
    expect((await logIn(app, email, PASSWORD)).userId).toBe(person.userId)
    expect((await logIn(app, person.email, PASSWORD)).userId).toBe(other.userId)
  })
})
