import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { startReceiver } from '../../support/receiver'
import { added, seen, tryAdd } from '../webhooks/operations'

const app = givenApp()

it('lists webhooks with whose they are, and removes one', async () => {
  expect(await admin(app, 'webhook', 'list')).toEqual({ code: 0, out: 'There is no webhook', error: '' })
  const receiver = await startReceiver()
  const anna = await signUpAndIn(app)
  const { id } = await added(app, anna.token, receiver, ['LIST_CHANGED'])
  const made = await admin(app, 'partner', 'key', 'make', 'Grocer', '--scope', 'WEBHOOKS_WRITE')
  const key = /key: +(mw_\S+)/.exec(made.out)?.[1] ?? ''
  await tryAdd(app, key, { address: 'https://hooks.example.com/secret-path', kinds: ['CATALOGUE_CHANGED'] })
  const { out } = await admin(app, 'webhook', 'list')
  const [, partner = '', person = ''] = out.split('\n')
  expect(partner).toMatch(/Grocer +hooks\.example\.com +CATALOGUE_CHANGED +on +0/)
  expect(person).toContain(`${id}`)
  expect(person).toMatch(new RegExp(`${anna.email} +${receiver.host} +LIST_CHANGED +on +0`))
  expect(out).not.toContain('secret-path')
  expect(await admin(app, 'webhook', 'remove', id)).toEqual({ code: 0, out: `${id} is removed`, error: '' })
  expect(await seen(app, anna.token)).toEqual([])
  expect((await admin(app, 'webhook', 'remove', id)).code).toBe(1)
  await receiver.stop()
})
