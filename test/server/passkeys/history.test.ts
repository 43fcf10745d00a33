import { admin } from '../../support/admin'
import { Authenticator } from '../../support/authenticator'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, signUpAndIn } from '../../support/people'
import { readHistory, said } from '../accounts/history/readHistory'
import { Device, HOME, waysOf } from './device'

const app = givenApp({ PUBLIC_URL: HOME })

it('what becomes of passkeys is in the history of the account, copies as one entry a day (ACC-77)', async () => {
  const person = await signUpAndIn(app)
  const [first, second] = [new Device(app, new Authenticator(HOME, 7)), new Device(app, new Authenticator(HOME))]
  for (const device of [first, second]) expect((await device.add(person)).errors).toEqual([])
  expect((await first.signIn()).ok).toBe(true)
  for (const counter of [8, 7]) expect((await first.signIn({ counter })).ok).toBe(false)
  const { passkeys } = await waysOf(app, person)
  const [one = '', other = ''] = passkeys.map(({ id }) => id)
  expect((await first.send('removePassword', { password: PASSWORD }, person.token)).errors).toEqual([])
  const history = await readHistory(app, person)
  expect(said(history).slice(0, 2).sort()).toEqual(['PASSWORD_REMOVED', 'SIGNED_OUT'])
  expect(said(history).slice(2)).toEqual([
    'PASSKEY_COPIED node',
    'SIGNED_IN a passkey',
    'PASSKEY_ADDED node',
    'PASSKEY_ADDED node',
  ])
  expect(history.find(({ kind }) => kind === 'PASSKEY_COPIED')).toMatchObject({ times: 2, network: '127.0.0.1' })

  await admin(app, 'user', 'passkey', 'remove', person.email, one)
  await admin(app, 'user', 'passkey', 'remove', person.email, other)
  expect(said(await readHistory(app, person)).slice(0, 2)).toEqual([
    'PASSKEY_REMOVED node (administrator)',
    'PASSKEY_REMOVED node (administrator)',
  ])
})
