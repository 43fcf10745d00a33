import { makeKey } from '../../../server/partners/makeKey'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

describe('a store', () => {
  it('is assigned to a partner, whose keys may then write its links, and taken back', async () => {
    await app.services.db('stores').insert({ id: 'corner', name: 'Corner Shop', changedAt: 1 })
    await makeKey(app.services, { partner: 'Links Ltd', scopes: ['LINKS_WRITE'], expiresAt: null })
    expect(await admin(app, 'stores', 'assign', 'corner', 'Links Ltd')).toEqual({
      code: 0,
      out: 'corner belongs to Links Ltd',
      error: '',
    })
    expect((await admin(app, 'stores', 'list')).out).toMatch(/ Links Ltd /)
    expect((await admin(app, 'stores', 'assign', 'corner')).out).toBe('corner belongs to no partner')
    expect((await admin(app, 'stores', 'list')).out).not.toMatch(/ Links Ltd /)
  })

  it.each([
    [['nowhere', 'Links Ltd'], 'There is no store nowhere'],
    [['nowhere', 'Stranger'], 'There is no partner Stranger'],
  ])('is not assigned when store or partner are unknown: %j', async (words, error) => {
    await makeKey(app.services, { partner: 'Links Ltd', scopes: ['LINKS_WRITE'], expiresAt: null })
    expect(await admin(app, 'stores', 'assign', ...words)).toMatchObject({ code: 1, error })
  })
})
