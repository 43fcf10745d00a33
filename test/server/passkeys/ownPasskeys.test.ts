import { openSession } from '../../../server/accounts/sessions'
import { forgetChallenges } from '../../../server/passkeys/challenges'
import { admin } from '../../support/admin'
import { Authenticator } from '../../support/authenticator'
import { givenApp } from '../../support/givenApp'
import { logIn, mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { emailCalls } from '../accounts/emailCalls'
import { Device, HOME, waysOf } from './device'

const MINUTE = 60_000
const app = givenApp({ PUBLIC_URL: HOME })
const refused = (code: string, field: string | null = null) => ({
  ok: false,
  errors: [expect.objectContaining({ code, field })],
})
const another = () => new Device(app, new Authenticator(HOME))

/** Someone with so many passkeys, and the devices that have them. */
async function withPasskeys(count: number) {
  const person = await signUpAndIn(app)
  const devices = Array.from({ length: count }, another)
  for (const device of devices) expect((await device.add(person)).errors).toEqual([])
  const { passkeys } = await waysOf(app, person)
  return { person, devices, ids: passkeys.map(({ id }) => id) }
}
const mailsTo = async ({ email }: Pick<Person, 'email'>): Promise<string[]> =>
  (await app.services.db('outbox').where({ to: email })).map(({ subject }) => subject)
const remove = (by: { token: string }, id: string, password = PASSWORD) =>
  another().send('removePasskey', { id, password }, by.token)

/** Someone whose two passkeys are the only ways in. */
async function withoutPassword() {
  const given = await withPasskeys(2)
  const { errors } = await another().send('removePassword', { password: PASSWORD }, given.person.token)
  expect(errors).toEqual([])
  return given
}

describe('adding (ACC-71)', () => {
  it('takes the password, names the passkey by its browser, and mails the person', async () => {
    const person = await signUpAndIn(app)
    const device = another()
    const begin = (password: string) => device.send('beginPasskey', { password }, person.token)
    expect(await begin('')).toMatchObject({ options: null, ...refused('REQUIRED', 'password') })
    expect(await begin('not the one')).toMatchObject({ options: null, ...refused('WRONG_PASSWORD', 'password') })
    expect(await device.begin('beginPasskey', person.token)).toMatchObject({
      rp: { id: 'plan.home.example', name: 'Mealwright' },
      user: { id: Buffer.from(person.userId).toString('base64url'), name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 5 * MINUTE,
    })
    expect((await device.add(person)).ok).toBe(true)
    const { passkeys } = await waysOf(app, person)
    expect(passkeys).toEqual([
      expect.objectContaining({ name: 'node', usedAt: null, isSynced: false, createdAt: expect.any(Number) }),
    ])
    expect(await mailsTo(person)).toEqual(['A passkey was added to your Mealwright account'])
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['with another challenge', { challenge: 'x'.repeat(43) }],
    ['that was made for signing in', { type: 'webauthn.get' }],
  ])('takes none %s', async (_what, manner) => {
    const person = await signUpAndIn(app)
    expect(await another().add(person, manner)).toMatchObject(refused('INVALID', 'response'))
    expect((await waysOf(app, person)).passkeys).toEqual([])
  })

  it('takes none that an account has, that was begun by another, or too long ago', async () => {
    const { person, devices } = await withPasskeys(1)
    const stranger = await signUpAndIn(app)
    const [device = another()] = devices
    expect(await device.add(stranger)).toMatchObject(refused('DUPLICATE', 'response'))
    const begun = another()
    const response = begun.authenticator.create(await begun.begin('beginPasskey', person.token))
    expect(await begun.send('addPasskey', { response }, stranger.token)).toMatchObject(refused('INVALID', 'response'))
    const elsewhere = await logIn(app, person.email, PASSWORD)
    expect(await begun.send('addPasskey', { response }, elsewhere.token)).toMatchObject(refused('INVALID', 'response'))
    const late = begun.authenticator.create(await begun.begin('beginPasskey', person.token))
    app.clock.advance(5 * MINUTE + 1)
    expect(await begun.send('addPasskey', { response: late }, person.token)).toMatchObject(
      refused('INVALID', 'response'),
    )
    expect((await waysOf(app, person)).passkeys).toHaveLength(1)
  })

  it('ends at twenty, also where two are added at once', async () => {
    const { person } = await withPasskeys(19)
    const [one, other] = [another(), another()]
    const responses = await Promise.all(
      [one, other].map(async (device) => device.authenticator.create(await device.begin('beginPasskey', person.token))),
    )
    const answers = await Promise.all(
      responses.map((response) => another().send('addPasskey', { response }, person.token)),
    )
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    const next = await another().send('beginPasskey', { password: PASSWORD }, person.token)
    expect(next).toMatchObject({ options: null, ...refused('TOO_MANY') })
    expect((await waysOf(app, person)).passkeys).toHaveLength(20)
  })
})

describe('naming and removing (ACC-74)', () => {
  it('a passkey gets another name, by its person alone', async () => {
    const { person, ids } = await withPasskeys(1)
    const stranger = await signUpAndIn(app)
    const rename = (by: Person, name: string) => another().send('renamePasskey', { id: ids[0], name }, by.token)
    expect((await rename(person, '  My  phone ')).ok).toBe(true)
    expect(await rename(person, ' ')).toMatchObject(refused('REQUIRED', 'name'))
    expect(await rename(person, 'x'.repeat(61))).toMatchObject(refused('TOO_LONG', 'name'))
    expect(await rename(stranger, 'Mine')).toMatchObject(refused('UNKNOWN', 'id'))
    expect((await waysOf(app, person)).passkeys[0]?.name).toBe('My phone')
  })

  it('is removed with the password, and mailed; the last one, too, where there is a password', async () => {
    const { person, devices, ids } = await withPasskeys(1)
    const [id = ''] = ids
    expect(await remove(person, id, '')).toMatchObject(refused('REQUIRED', 'password'))
    expect(await remove(person, id, 'not the one')).toMatchObject(refused('WRONG_PASSWORD', 'password'))
    expect(await remove(await signUpAndIn(app), id)).toMatchObject(refused('UNKNOWN', 'id'))
    expect((await remove(person, id)).ok).toBe(true)
    expect((await devices[0]?.signIn())?.ok).toBe(false)
    expect(await mailsTo(person)).toContain('A passkey was removed from your Mealwright account')
    expect(await remove(person, id)).toMatchObject(refused('UNKNOWN', 'id'))
  })

  it('an administrator lists and removes them', async () => {
    const { person, ids } = await withPasskeys(2)
    expect((await admin(app, 'user', 'passkey', 'list', person.email)).out).toContain(ids[0])
    await admin(app, 'user', 'passkey', 'remove', person.email, ids[0] ?? '')
    expect((await waysOf(app, person)).passkeys.map(({ id }) => id)).toEqual([ids[1]])
  })

  it('a reset of the password removes all, and so does the way back of an address (ACC-70)', async () => {
    const { person, devices } = await withPasskeys(2)
    await app.graphql('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ok } }', person)
    const key = await mailedKey(app, person.email, 'reset-password')
    const reset =
      'mutation ($key: String!, $newPassword: String!) { resetPassword(input: { key: $key, newPassword: $newPassword }) { ok } }'
    await app.graphql(reset, { key, newPassword: 'Simmer-the-barley-7' })
    expect((await devices[0]?.signIn())?.ok).toBe(false)
    const again = await logIn(app, person.email, 'Simmer-the-barley-7')
    expect((await waysOf(app, again)).passkeys).toEqual([])

    const robbed = await withPasskeys(1)
    const { request, confirm, bringBack } = emailCalls(app)
    const email = robbed.person.email.replace('cook-', 'thief-')
    await request(robbed.person, email)
    await confirm(await mailedKey(app, email, 'email-change'))
    expect((await bringBack(await mailedKey(app, robbed.person.email, 'email-return'))).ok).toBe(true)
    expect((await robbed.devices[0]?.signIn())?.ok).toBe(false)
  })
})

describe('without a password (ACC-75, ACC-76)', () => {
  it('the password goes once there are two other ways in, with itself as proof, and other sessions end', async () => {
    const { person } = await withPasskeys(1)
    const removePassword = (password: string) => another().send('removePassword', { password }, person.token)
    expect((await waysOf(app, person)).mayRemovePassword).toBe(false)
    expect(await removePassword(PASSWORD)).toMatchObject(refused('NOT_ALLOWED'))
    await another().add(person)
    expect((await waysOf(app, person)).mayRemovePassword).toBe(true)
    expect(await removePassword('not the one')).toMatchObject(refused('WRONG_PASSWORD', 'password'))
    const elsewhere = await logIn(app, person.email, PASSWORD)
    expect((await removePassword(PASSWORD)).ok).toBe(true)
    expect(await waysOf(app, person)).toMatchObject({ hasPassword: false, mayRemovePassword: false })
    expect((await app.graphql('{ viewer { id } }', {}, elsewhere.token)).status).toBe(401)
    await expect(logIn(app, person.email, PASSWORD)).rejects.toThrow('Invalid username or password')
    expect(await mailsTo(person)).toContain('The password of your Mealwright account was removed')
    expect(await removePassword(PASSWORD)).toMatchObject(refused('NOT_ALLOWED'))
  })

  it('a passkey stands in for it for ten minutes and in this session; the last way in stays', async () => {
    const { person, devices, ids } = await withoutPassword()
    const [device = another()] = devices
    expect(await remove(person, ids[0] ?? '', '')).toMatchObject(refused('PROOF_NEEDED', 'password'))
    expect((await device.prove(person, { isVerified: false })).ok).toBe(false)
    expect((await device.prove(person, { origin: 'https://evil.example' })).ok).toBe(false)
    expect(await another().prove(person)).toMatchObject(refused('INVALID', 'response'))
    const stranger = await withPasskeys(1)
    expect((await stranger.devices[0]?.prove(person))?.ok).toBe(false)
    expect((await waysOf(app, person)).isProven).toBe(false)
    expect((await device.prove(person)).ok).toBe(true)
    const other = await openSession(app.services, app.services.db, person.userId, {
      ip: '127.0.0.1',
      userAgent: 'test',
    })
    expect(await remove({ token: other.accessToken }, ids[0] ?? '', '')).toMatchObject(
      refused('PROOF_NEEDED', 'password'),
    )
    const sessions = app.services.db('sessions').where({ userId: person.userId }).whereNotNull('provenAt')
    await sessions.update({ provenAt: app.clock.now() - 10 * MINUTE })
    expect(await remove(person, ids[0] ?? '', '')).toMatchObject(refused('PROOF_NEEDED', 'password'))
    await device.prove(person)
    expect((await remove(person, ids[0] ?? '', '')).ok).toBe(true)
    expect(await remove(person, ids[1] ?? '', '')).toMatchObject(refused('NOT_ALLOWED'))
    expect((await waysOf(app, person)).passkeys).toHaveLength(1)
  })

  it('a sign-in by passkey is proof as well: a password can be set, and the account deleted', async () => {
    const { person, devices } = await withoutPassword()
    const accessToken = (await devices[0]?.signIn())?.accessToken ?? null
    const set =
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { accessToken errors { code } } }'
    const input = { currentPassword: '', newPassword: 'Simmer-the-barley-7', confirmNewPassword: 'Simmer-the-barley-7' }
    const { data } = await app.graphql(set, { input }, accessToken)
    expect(data.changePassword).toMatchObject({ errors: [] })
    expect((await logIn(app, person.email, 'Simmer-the-barley-7')).userId).toContain(person.userId)

    const leaving = await withoutPassword()
    const token = (await leaving.devices[0]?.signIn())?.accessToken ?? null
    const gone = await app.graphql('mutation { deleteAccount(input: { password: "" }) { deleted } }', {}, token)
    expect(gone.data.deleteAccount).toEqual({ deleted: true })
    expect(await app.services.db('passkeys').where({ userId: leaving.person.userId })).toEqual([])
  })

  it('the way back by mail is there for them as well', async () => {
    const { person } = await withoutPassword()
    await app.graphql('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ok } }', person)
    expect(await mailedKey(app, person.email, 'reset-password')).not.toBe('')
  })
})

it('challenges that no one answered are deleted, and the export has passkeys without their keys', async () => {
  const { person } = await withPasskeys(1)
  await another().begin('beginPasskeySignIn')
  const before = await app.services.db('passkey_challenges').where('expiresAt', '>', app.clock.now())
  expect(before.length).toBeGreaterThan(0)
  app.clock.advance(5 * MINUTE + 1)
  await forgetChallenges(app.services)
  expect(await app.services.db('passkey_challenges')).toEqual([])
  const { data } = await app.graphql('{ myData }', {}, person.token)
  const { passkeys } = (data.myData as unknown as { data: { passkeys: { rows: object[] } } }).data
  expect(Object.keys(passkeys.rows[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'isSynced', 'name', 'usedAt'])
})
