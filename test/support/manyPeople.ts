import { randomUUID } from 'node:crypto'
import { openSession } from '../../server/accounts/sessions'
import type { Services } from '../../server/services'

/** Access tokens of that many people, each with an account and a session, without the time that passwords take. */
export async function tokensOfPeople(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  count: number,
): Promise<string[]> {
  const tokens: string[] = []
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
    tokens.push((await openSession(services, services.db, id, { ip: '127.0.0.1', userAgent: 'many' })).accessToken)
  }
  return tokens
}
