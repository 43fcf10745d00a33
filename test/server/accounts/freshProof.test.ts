import { NO_PASSWORD } from '../../../server/accounts/passwordHash'
import { givenApp } from '../../support/givenApp'
import { logIn, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { bringTogether, change, householdOf } from '../households/householdCalls'
import { keyOf } from '../keys/operations'
import { send, sendRaw } from './operations'

const app = givenApp({ RATE_LIMIT_SCALE: '1' })
const MINUTE = 60 * 1000
const NEEDED = { code: 'FORBIDDEN', reason: 'PROOF_MISSING' }

const prove = (person: Pick<Person, 'token'>, password = PASSWORD) =>
  send(app, 'proveByPassword', { password }, person.token)
const download = ({ token }: Pick<Person, 'token'>) =>
  app.fetch('/api/user/data.json', { headers: { authorization: `Bearer ${token}` } })
const query = async ({ token }: Pick<Person, 'token'>) => app.graphql('{ myData }', {}, token)

/** Makes a person's proofs older: access tokens last no longer than proofs, so the clock stays. */
const age = ({ userId }: Person, by: number) =>
  app.services.db('sessions').where({ userId }).whereNotNull('provenAt').decrement('provenAt', by)

/** A person who signed in as long ago as a proof lasts. */
async function longSignedIn(): Promise<Person> {
  const person = await signUpAndIn(app)
  await age(person, 10 * MINUTE)
  return person
}

describe('taking one’s data (ACC-88)', () => {
  it('needs a proof within ten minutes: the file and the query alike', async () => {
    const person = await longSignedIn()
    expect((await query(person)).errors?.[0]?.extensions).toMatchObject(NEEDED)
    const refused = await download(person)
    expect([refused.status, refused.headers.get('content-disposition')]).toEqual([403, null])
    expect(await refused.json()).toMatchObject({ detail: 'Confirm that it is you, then try again.' })
    expect(await prove(person)).toEqual({ viewer: { isProven: true }, errors: [] })
    await age(person, 9 * MINUTE)
    expect((await query(person)).errors).toBeUndefined()
    expect((await download(person)).status).toBe(200)
    await age(person, MINUTE)
    expect((await query(person)).errors?.[0]?.extensions).toMatchObject(NEEDED)
  })

  it('what was refused is not in the history', async () => {
    const person = await longSignedIn()
    await query(person)
    const exported = () => app.services.db('security_events').where({ userId: person.userId, kind: 'DATA_EXPORTED' })
    expect(await exported()).toEqual([])
    await prove(person)
    await query(person)
    expect(await exported()).toHaveLength(1)
  })

  it('a sign-in with the password is such a proof, in its session alone', async () => {
    const person = await longSignedIn()
    const again = await logIn(app, person.email, PASSWORD)
    expect((await download(again)).status).toBe(200)
    expect((await download(person)).status).toBe(403)
  })

  it('no key takes it, proven or not', async () => {
    const person = await signUpAndIn(app)
    const key = await keyOf(app, person, 'PLAN_READ')
    expect((await download({ token: key })).status).toBe(403)
    expect((await sendRaw(app, 'proveByPassword', { password: PASSWORD }, key)).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'ACCESS_KEY_SCOPE',
    })
  })
})

describe('handing a household over (ACC-88)', () => {
  it('needs a proof, and changes nothing without', async () => {
    const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    await bringTogether(app, owner, other)
    await age(owner, 10 * MINUTE)
    const before = await householdOf(app, owner)
    const memberId = before.members[1]?.id
    const handOver = () => change(app, owner, 'handOverHousehold', { memberId })
    expect(await handOver()).toEqual({
      household: null,
      errors: [{ code: 'PROOF_NEEDED', field: null, message: 'Confirm that it is you, then try again.' }],
    })
    expect(await householdOf(app, owner)).toEqual(before)
    await prove(owner)
    expect((await handOver()).household?.members.map(({ role }) => role)).toEqual(['MEMBER', 'OWNER'])
  })

  it('another’s proof is none of the owner’s', async () => {
    const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)]
    await bringTogether(app, owner, other)
    await age(owner, 10 * MINUTE)
    await prove(other)
    const memberId = (await householdOf(app, owner)).members[1]?.id
    expect(await change(app, owner, 'handOverHousehold', { memberId })).toMatchObject({
      errors: [{ code: 'PROOF_NEEDED' }],
    })
    const ownId = (await householdOf(app, owner)).members[1]?.id
    expect(await change(app, other, 'handOverHousehold', { memberId: ownId })).toMatchObject({
      errors: [{ code: 'NOT_ALLOWED' }],
    })
  })
})

describe('the password as proof (ACC-88)', () => {
  it('is refused when blank or wrong, and wrong ones count as those of a change of the password', async () => {
    const person = await longSignedIn()
    expect(await prove(person, ' ')).toMatchObject({ viewer: null, errors: [{ code: 'REQUIRED', field: 'password' }] })
    for (let turn = 0; turn < 5; turn += 1)
      expect(await prove(person, 'not the one')).toMatchObject({
        viewer: null,
        errors: [{ code: 'WRONG_PASSWORD', field: 'password', message: 'The current password is not right.' }],
      })
    expect(await prove(person)).toMatchObject({ errors: [{ code: 'WRONG_PASSWORD' }] })
    expect(await send(app, 'deleteAccount', { password: PASSWORD }, person.token)).toMatchObject({
      errors: [{ code: 'WRONG_PASSWORD' }],
    })
    expect((await download(person)).status).toBe(403)
  })

  it('where there is none, another proof is needed, and is enough', async () => {
    const person = await longSignedIn()
    const { db, now } = app.services
    await db('users').where({ id: person.userId }).update({ passwordHash: NO_PASSWORD })
    expect(await prove(person, '')).toMatchObject({
      viewer: null,
      errors: [{ code: 'PROOF_NEEDED', field: 'password' }],
    })
    await db('sessions').where({ userId: person.userId }).update({ provenAt: now() })
    expect(await prove(person, '')).toEqual({ viewer: { isProven: true }, errors: [] })
    expect((await download(person)).status).toBe(200)
  })
})
