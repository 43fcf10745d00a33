import type { KeyScope } from '../../../server/generated/schemaTypes'
import { type FullHousehold, fullHousehold } from '../../support/fullHousehold'
import { givenApp } from '../../support/givenApp'
import { PASSWORD, type Person, signUpAndIn } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import { keyOf } from './operations'

export const inHousehold = (selection: string) => `{ viewer { household { ${selection} } } }`
export const OK = { status: 200, code: 'ok' }
export const CLOSED = { status: 403, code: 'FORBIDDEN', reason: 'ACCESS_KEY_SCOPE' }

/** A household that has everything, for the tests of one file, with keys of its owner. */
export function keyedHome(): {
  app: RunningApp
  home: () => FullHousehold
  owner: () => Person
  /** A key of the owner's with those scopes; the same again. */
  key: (...scopes: KeyScope[]) => Promise<string>
} {
  const app = givenApp()
  let home: FullHousehold
  let owner: Person
  const made = new Map<string, Promise<string>>()
  beforeAll(async () => {
    home = await fullHousehold(app, { members: 3, rows: 6 })
    // The people of a full household have no password.
    const { db } = app.services
    const { passwordHash } = await db('users')
      .where({ id: (await signUpAndIn(app)).userId })
      .first()
    await db('users').where({ id: home.owner.userId }).update({ passwordHash })
    const { email } = await db('users').where({ id: home.owner.userId }).first()
    owner = { ...home.owner, email, password: PASSWORD, cookie: '' }
  })
  const key = (...scopes: KeyScope[]) => {
    const known = made.get(scopes.join()) ?? keyOf(app, owner, ...scopes)
    made.set(scopes.join(), known)
    return known
  }
  return { app, home: () => home, owner: () => owner, key }
}
