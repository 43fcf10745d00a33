import { hashOfForm } from '../../../server/keys/accessKey'
import { migrations } from '../../../migrations'
import { createLog } from '../../../server/platform/log'
import { callerOf, payersOf } from '../../../server/request/context'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { startApp } from '../../support/startApp'
import { answerTo, keyOf } from './operations'

const app = givenApp()
const PLAN = '{ viewer { household { plan { id } } } }'

it('an administrator lists and revokes the keys of a person, and no others', async () => {
  const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)]
  const key = await keyOf(app, person, 'LIST_READ')
  const prefix = key.slice(4, 12)
  expect((await admin(app, 'partner', 'key', 'list')).out).not.toContain(prefix)
  expect((await admin(app, 'partner', 'key', 'revoke', prefix)).code).toBe(1)
  expect((await admin(app, 'user', 'key', 'list', other.email)).out).toBe('There is no key')
  expect((await admin(app, 'user', 'key', 'list', person.email)).out).toMatch(
    new RegExp(`${prefix} +Kitchen display +live +LIST_READ +\\d{4}-\\d\\d-\\d\\d +never`),
  )
  expect((await admin(app, 'user', 'key', 'revoke', other.email, prefix)).code).toBe(1)
  expect(await admin(app, 'user', 'key', 'revoke', person.email, key)).toEqual({
    ...{ code: 0, out: `${prefix} is revoked`, error: '' },
  })
  expect(await answerTo(app, key, PLAN)).toMatchObject({ status: 401, reason: 'ACCESS_KEY_REVOKED' })
})

it('no log has a key, whatever became of it', async () => {
  const lines: string[] = []
  const loud = await startApp({}, createLog('trace', { write: (line: string) => lines.push(line) }))
  const person = await signUpAndIn(loud)
  const key = await keyOf(loud, person, 'PLAN_READ')
  await answerTo(loud, key, PLAN)
  await answerTo(loud, key, '{ viewer { email } }')
  await answerTo(loud, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, PLAN)
  await loud.stop()
  const written = lines.join('')
  for (const event of ['personal_key_made', 'personal_key"', 'ACCESS_KEY|FORBIDDEN', 'UNKNOWN'])
    expect(written).toMatch(new RegExp(event))
  expect(written).not.toContain(key.slice('mwp_12345678_'.length, -1))
})

it('what a key uses of the processor is its person’s', async () => {
  const { userId } = await signUpAndIn(app)
  const principal = { kind: 'key', userId, keyId: 'one', scopes: [] } as const
  const caller = { principal: { ...principal, scopes: [] }, ip: '192.0.2.1' }
  const session = { principal: { kind: 'user', userId, sessionId: 'one' } as const, ip: '192.0.2.2' }
  expect(payersOf(caller)).toEqual(payersOf(session))
  expect(callerOf(caller)).not.toBe(callerOf(session))
})

it('the export has the keys without themselves', async () => {
  const person = await signUpAndIn(app)
  const key = await keyOf(app, person, 'PLAN_READ')
  const { data } = await app.graphql('{ myData }', {}, person.token)
  const { rows } = (data.myData as unknown as { data: { personal_keys: { rows: object[] } } }).data.personal_keys
  expect(rows).toEqual([
    expect.objectContaining({ name: 'Kitchen display', scopes: ['PLAN_READ'], prefix: key.slice(4, 12) }),
  ])
  expect(JSON.stringify(data)).not.toContain(hashOfForm(key))
})

it('the way back keeps the keys of partners and no others, and the way forth finds them again', async () => {
  const { db } = app.services
  const key = await keyOf(app, await signUpAndIn(app), 'MEALS_READ')
  const partners = await partnerKey(app, 'MEALS_READ')
  const step = migrations.find(({ name }) => name === '20270124_personalKeys')
  await step?.down(db)
  expect(await db('partner_keys').pluck('prefix')).toEqual([partners.slice(3, 11)])
  await expect(db('partner_keys').update({ partnerId: null })).rejects.toThrow()
  await step?.up(db)
  expect(await answerTo(app, partners, '{ meals(first: 1) { totalCount } }')).toMatchObject({ status: 200, code: 'ok' })
  expect(await answerTo(app, key, PLAN)).toMatchObject({ status: 401, reason: 'ACCESS_KEY_INVALID' })
  const again = await signUpAndIn(app)
  const made = await keyOf(app, again, 'PLAN_READ')
  expect(await answerTo(app, made, PLAN)).toMatchObject({ status: 200, code: 'ok' })
  await db('users').where({ id: again.userId }).delete()
  expect(await db('partner_keys').where({ userId: again.userId })).toEqual([])
  await db('partners').delete()
  expect(await db('partner_keys').whereNotNull('partnerId')).toEqual([])
})
