import { randomUUID } from 'node:crypto'
import { openSession } from '../../server/accounts/sessions'
import type { Services } from '../../server/platform/services'

/** A person who is signed in. */
export interface Signed {
  userId: string
  token: string
}

type Needed = Pick<Services, 'db' | 'now' | 'config'>

/** Access tokens of that many people, each with an account and a session, without the time that passwords take. */
export async function tokensOfPeople(services: Needed, count: number): Promise<string[]> {
  return (await manyPeople(services, count)).map(({ token }) => token)
}

/** The same with their ids. */
export async function manyPeople(services: Needed, count: number): Promise<Signed[]> {
  const people: Signed[] = []
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID()
    const now = services.now()
    await services.db('users').insert({
      id,
      email: `${id}@example.com`,
      passwordHash: 'none',
      marketingOptIn: false,
      confirmedAt: now,
      createdAt: now,
    })
    const caller = { ip: '127.0.0.1', userAgent: 'many' }
    const { accessToken } = await openSession(services, services.db, id, caller, { identityId: null, provenAt: now })
    people.push({ userId: id, token: accessToken })
  }
  return people
}
