import { randomBytes } from 'node:crypto'
import { relyingPartyOf } from '../../../server/passkeys/relyingParty'
import { Authenticator, type Manner } from '../../support/authenticator'
import { preparedDatabase } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { startApp } from '../../support/startApp'
import { Device, HOME, waysOf } from './device'

const MINUTE = 60_000
const app = givenApp({ PUBLIC_URL: HOME })
const REFUSED = {
  ok: false,
  accessToken: null,
  viewer: null,
  errors: [
    {
      code: 'INVALID_CREDENTIALS',
      field: 'response',
      message: 'This passkey could not be used. Try again, or sign in with your password.',
    },
  ],
}

/** Someone with a passkey, and the device that has it. */
async function withPasskey(counter?: number) {
  const person = await signUpAndIn(app)
  const device = new Device(app, new Authenticator(HOME, counter))
  expect((await device.add(person)).errors).toEqual([])
  return { person, device }
}
const mailsTo = async (email: string): Promise<string[]> =>
  (await app.services.db('outbox').where({ to: email })).map(({ subject }) => subject)

it('a passkey signs in without an address, as a password does (ACC-72)', async () => {
  const { person, device } = await withPasskey()
  app.clock.advance(MINUTE)
  const { accessToken, viewer, errors } = await device.signIn()
  expect([viewer?.id, errors]).toEqual([expect.stringContaining(person.userId), []])
  const { passkeys, isProven } = await waysOf(app, { token: accessToken ?? '' })
  expect([passkeys.length, isProven]).toEqual([1, true])
  expect(passkeys[0]?.usedAt).toBeGreaterThanOrEqual((passkeys[0]?.createdAt ?? 0) + MINUTE)
  expect((await device.signIn()).ok).toBe(true)
})

it('a device that does not count signs in again and again', async () => {
  const { device } = await withPasskey(0)
  for (let time = 0; time < 3; time += 1) expect((await device.signIn()).ok).toBe(true)
})

describe('what is not right is refused with one answer (ACC-73)', () => {
  it.each<[string, Manner]>([
    ['of another origin', { origin: 'https://plan.home.example.evil.example' }],
    ['of another port', { origin: `${HOME}:8443` }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with a challenge that was not given', { challenge: randomBytes(32).toString('base64url') }],
    ['with a challenge that is none', { challenge: 'x' }],
    ['of another person', { userHandle: '00000000-0000-4000-8000-000000000000' }],
    ['that was made for adding', { type: 'webauthn.create' }],
  ])('one %s', async (_what, manner) => {
    const { device } = await withPasskey()
    expect(await device.signIn(manner)).toEqual(REFUSED)
    expect((await device.signIn()).ok).toBe(true)
  })

  it('one that is unknown, removed, or of another key', async () => {
    const { person, device } = await withPasskey()
    expect(await new Device(app).signIn()).toEqual(REFUSED)
    const foreign = new Authenticator(HOME)
    Object.defineProperty(foreign, 'id', { value: device.authenticator.id })
    expect(await new Device(app, foreign).signIn()).toEqual(REFUSED)
    await app.services.db('passkeys').where({ userId: person.userId }).delete()
    expect(await device.signIn()).toEqual(REFUSED)
  })

  it('one that was used, or is five minutes old', async () => {
    const { device } = await withPasskey()
    const options = await device.begin('beginPasskeySignIn')
    const response = device.authenticator.get(options)
    const answers = await Promise.all([1, 2, 3].map(() => device.send('signInByPasskey', { response })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual([REFUSED, REFUSED])
    const late = await device.begin('beginPasskeySignIn')
    app.clock.advance(5 * MINUTE + 1)
    expect(await device.send('signInByPasskey', { response: device.authenticator.get(late) })).toEqual(REFUSED)
  })

  it('one whose challenge was given to another browser, or for another purpose', async () => {
    const { person, device } = await withPasskey()
    const theirs = await new Device(app).begin('beginPasskeySignIn')
    expect(await device.send('signInByPasskey', { response: device.authenticator.get(theirs) })).toEqual(REFUSED)
    await device.begin('beginPasskeySignIn')
    expect(await device.send('signInByPasskey', { response: device.authenticator.get(theirs) })).toEqual(REFUSED)
    const proof = await device.begin('beginPasskeyProof', person.token)
    expect(await device.send('signInByPasskey', { response: device.authenticator.get(proof) })).toEqual(REFUSED)
  })

  it('one of an account that is locked', async () => {
    const { person, device } = await withPasskey()
    await app.services.db('users').where({ id: person.userId }).update({ lockedAt: app.clock.now() })
    expect(await device.signIn()).toEqual(REFUSED)
  })

  it.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '{}' } }])(
    'something that is no passkey: %j',
    async (response) => {
      const device = new Device(app)
      await device.begin('beginPasskeySignIn')
      expect(await device.send('signInByPasskey', { response })).toEqual(REFUSED)
      const long = { ...device.authenticator.get({ challenge: 'x' }), more: 'x'.repeat(20_000) }
      expect(await device.send('signInByPasskey', { response: long })).toEqual(REFUSED)
    },
  )
})

it('of two devices with one key the one that is behind is refused, and the owner is mailed (ACC-73)', async () => {
  const { person, device } = await withPasskey(7)
  expect((await device.signIn()).ok).toBe(true)
  for (const counter of [8, 7, 0]) expect(await device.signIn({ counter })).toEqual(REFUSED)
  expect(await mailsTo(person.email)).toContain('A copy of a passkey of your Mealwright account was refused')
  expect((await device.signIn()).ok).toBe(true)
})

it('an account whose address is not confirmed is said so, as by password', async () => {
  const { person, device } = await withPasskey()
  await app.services.db('users').where({ id: person.userId }).update({ confirmedAt: null })
  expect((await device.signIn()).errors).toEqual([expect.objectContaining({ code: 'EMAIL_NOT_CONFIRMED' })])
})

it('what one instance began another ends, once (ACC-73)', async () => {
  const database = await preparedDatabase()
  const environment = { PUBLIC_URL: HOME, DATABASE_URL: database.url }
  const [one, other] = [await startApp(environment), await startApp(environment)]
  const person = await signUpAndIn(one)
  const device = new Device(one)
  const made = device.authenticator.create(await device.begin('beginPasskey', person.token))
  expect((await device.at(other).send('addPasskey', { response: made }, person.token)).errors).toEqual([])
  const response = device.authenticator.get(await device.begin('beginPasskeySignIn'))
  const answers = await Promise.all([one, other].map((at) => device.at(at).send('signInByPasskey', { response })))
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  await one.stop()
  await other.stop()
  await database.drop()
})

describe('too many attempts', () => {
  const slow = givenApp({ PUBLIC_URL: HOME, RATE_LIMIT_SCALE: '1' })

  it('of one passkey wait, also with the right one, and get the same answer; a password does not (ACC-73, SEC-3)', async () => {
    const person = await signUpAndIn(slow)
    const device = new Device(slow)
    await device.add(person)
    for (let time = 0; time < 5; time += 1) expect(await device.signIn({ isVerified: false })).toEqual(REFUSED)
    expect(await device.signIn()).toEqual(REFUSED)
    slow.clock.advance(MINUTE + 1)
    expect((await device.signIn()).ok).toBe(true)
  })

  it('from one network wait, for any account', async () => {
    for (let time = 0; time < 30; time += 1) expect((await new Device(slow).signIn()).ok).toBe(false)
    const person = await signUpAndIn(slow)
    const device = new Device(slow)
    await device.add(person)
    expect(await device.signIn()).toEqual(REFUSED)
  })
})

describe('where there is no name that passkeys can be for (ACC-71)', () => {
  const bare = givenApp()

  it('there are none', async () => {
    const person = await signUpAndIn(bare)
    const device = new Device(bare)
    for (const [name, input] of [
      ['beginPasskeySignIn', {}],
      ['signInByPasskey', { response: {} }],
      ['beginPasskey', { password: person.password }],
      ['addPasskey', { response: {} }],
      ['beginPasskeyProof', {}],
    ] as const)
      expect((await device.send(name, input, person.token)).errors[0]?.code).toBe('NOT_ALLOWED')
  })

  it.each([
    ['https://plan.home.example:8443', 'plan.home.example'],
    ['http://localhost:4000', 'localhost'],
    ['http://plan.home.example', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::1]:8443', undefined],
  ])('%s is for %s', (publicUrl, id) => {
    expect(relyingPartyOf({ publicUrl, productName: 'Mealwright' })?.id).toBe(id)
  })
})
