import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { hashPassword } from '../../../server/accounts/passwordHash'
import { openSession } from '../../../server/accounts/sessions'
import { makeKey } from '../../../server/partners/makeKey'
import { revokeKey } from '../../../server/partners/revokeKey'
import { type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'
import { PASSWORD } from '../../support/people'
import { describeWithRedis, type PrivateRedis, startPrivateRedis } from '../../support/privateRedis'
import { type RunningApp, startApp } from '../../support/startApp'
import { send } from './operations'

/** One credential of the model: whose it is, and whether it must be accepted. */
interface Credential {
  token: string
  userId: string | null
  prefix: string | null
  accepted: boolean
}

const ACTS = ['logOut', 'changePassword', 'lock', 'deleteAccount', 'revokeKey'] as const
const acts = fc.array(fc.record({ act: fc.constantFrom(...ACTS), which: fc.nat(100), on: fc.nat(1) }), {
  minLength: 2,
  maxLength: 7,
})

function suite(environment: () => Promise<Record<string, string>>): void {
  let database: FreshDatabase
  let instances: RunningApp[]
  let passwordHash: string

  beforeAll(async () => {
    database = await preparedDatabase()
    const given = { DATABASE_URL: database.url, PUBLIC_URL: 'http://localhost:4000', ...(await environment()) }
    instances = [await startApp(given), await startApp(given)]
    passwordHash = await hashPassword(instance(0).services, PASSWORD)
  })
  afterAll(async () => {
    for (const instance of instances ?? []) await instance.stop()
    await database?.drop()
  })

  const instance = (index: number) => instances[index] as RunningApp

  async function credentials(): Promise<Credential[]> {
    const { services } = instance(0)
    const all: Credential[] = []
    for (let person = 0; person < 2; person += 1) {
      const id = randomUUID()
      const now = services.now()
      const email = `${id}@example.com`
      await services.db('users').insert({
        ...{ id, email, passwordHash, marketingOptIn: false, confirmedAt: now, createdAt: now },
      })
      for (let session = 0; session < 2; session += 1) {
        const opened = await openSession(services, services.db, id, { ip: '127.0.0.1', userAgent: 'test' })
        all.push({ token: opened.accessToken, userId: id, prefix: null, accepted: true })
      }
    }
    const partner = randomUUID()
    for (let one = 0; one < 2; one += 1) {
      const { key, prefix } = await makeKey(services, { partner, scopes: ['MEALS_READ'], expiresAt: null })
      all.push({ token: key, userId: null, prefix, accepted: true })
    }
    return all
  }

  /** What every instance accepts, in one go, so that reads run beside each other. */
  const accepted = (all: readonly Credential[]) =>
    Promise.all(
      instances.flatMap((app) =>
        all.map(
          async ({ token }) => (await app.graphql('{ mealBases(category: LUNCH) { __typename } }', {}, token)).status,
        ),
      ),
    )
  const expected = (all: readonly Credential[]) =>
    instances.flatMap(() => all.map((credential) => (credential.accepted ? 200 : 401)))

  const END: Record<(typeof ACTS)[number], (app: RunningApp, one: Credential, all: Credential[]) => Promise<void>> = {
    logOut: async (app, one) => {
      await app.graphql('mutation { logOut { ok } }', {}, one.token)
      if (one.userId !== null) one.accepted = false
    },
    changePassword: async (app, one, all) => {
      if (one.userId === null || !one.accepted) return
      const changed = `${PASSWORD}-${randomUUID()}`
      const { errors, accessToken } = await send(
        app,
        'changePassword',
        { currentPassword: PASSWORD, newPassword: changed, confirmNewPassword: changed },
        one.token,
      )
      // A second change does not know the first one's password, and so changes nothing.
      if (errors.length > 0) return
      endAll(all, one.userId)
      all.push({ token: accessToken ?? '', userId: one.userId, prefix: null, accepted: true })
    },
    lock: async ({ services }, { userId }, all) => {
      if (userId === null) return
      await services.db('users').where({ id: userId }).update({ lockedAt: services.now() })
      endAll(all, userId)
    },
    deleteAccount: async (app, one, all) => {
      if (one.userId === null || !one.accepted) return
      const { errors } = await send(app, 'deleteAccount', { password: PASSWORD }, one.token)
      if (errors.length === 0) endAll(all, one.userId)
    },
    revokeKey: async ({ services }, one) => {
      if (one.prefix === null) return
      await revokeKey(services, one.prefix)
      one.accepted = false
    },
  }
  const endAll = (all: Credential[], userId: string) => {
    for (const one of all) if (one.userId === userId) one.accepted = false
  }

  test('what ends a session or a key holds at the very next call, on every instance, however often it was accepted', () =>
    fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const all = await credentials()
        expect(await accepted(all)).toEqual(expected(all))
        for (const { act, which, on } of steps) {
          const chosen = all[which % all.length] as Credential
          await END[act](instance(on), chosen, all)
          expect(await accepted(all)).toEqual(expected(all))
        }
      }),
      { numRuns: 8 },
    ))
}

describe('each instance for itself', () => suite(async () => ({})))

describeWithRedis('instances that share Redis', () => {
  let redis: PrivateRedis
  suite(async () => {
    redis = await startPrivateRedis()
    return { REDIS_URL: redis.url }
  })
  afterAll(() => redis?.stop())
})
