import type { Knex } from 'knex'
import { createBatchLoader } from '../../../server/database/createBatchLoader'
import { membership } from '../../../server/households/membership'
import { UserSettingsModel } from '../../../server/settings/UserSettingsModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let anna: Person
let ben: Person
let statements: string[]
const note = ({ sql }: { sql: string }) => void statements.push(sql)

beforeAll(async () => {
  anna = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  app.services.db.on('query', note)
})
beforeEach(() => {
  statements = []
})

const emailOf = createBatchLoader(async (db: Knex, ids: readonly string[]) => {
  const rows: { id: string; email: string }[] = await db('users')
    .whereIn('id', [...ids])
    .select('id', 'email')
  return new Map(rows.map(({ id, email }) => [id, email]))
})
const emails = (ids: string[]) => Promise.all(ids.map((id) => emailOf(app.services.db, id)))

describe('reads that are asked for together', () => {
  it('are one query, and each gets its own', async () => {
    expect(await emails([anna.userId, 'nobody', ben.userId, anna.userId])).toEqual([
      anna.email,
      undefined,
      ben.email,
      anna.email,
    ])
    expect(statements).toHaveLength(1)
  })

  it('are a few queries where they are many', async () => {
    const found = await emails(
      Array.from({ length: 60 }, (_, index) => (index === 59 ? ben.userId : `nobody-${index}`)),
    )
    expect(found.filter(Boolean)).toEqual([ben.email])
    expect(statements).toHaveLength(3)
  })

  it('remember nothing', async () => {
    await emails([anna.userId])
    await app.services.db('users').where({ id: anna.userId }).update({ email: 'other@example.com' })
    expect(await emails([anna.userId])).toEqual(['other@example.com'])
    await app.services.db('users').where({ id: anna.userId }).update({ email: anna.email })
  })

  it('fail together, and the next ones are read again', async () => {
    let down = true
    const read = createBatchLoader(async (_db: Knex, keys: readonly string[]) => {
      if (down) throw new Error('The database is away')
      return new Map(keys.map((key) => [key, key]))
    })
    const both = await Promise.allSettled(['a', 'b'].map((key) => read(app.services.db, key)))
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    down = false
    expect(await read(app.services.db, 'a')).toBe('a')
  })

  it('see what their own transaction has written', async () => {
    await app.services.db
      .transaction(async (trx) => {
        await trx('users').where({ id: ben.userId }).update({ email: 'inside@example.com' })
        expect(await emailOf(trx, ben.userId)).toBe('inside@example.com')
        await trx.rollback()
      })
      .catch(() => {})
    expect(await emails([ben.userId])).toEqual([ben.email])
  })
})

const BASES =
  '{ a: mealBases(category: BREAKFAST) { mealList { name } } b: mealBases(category: LUNCH) { mealList { name } } c: mealBases(category: DINNER) { mealList { name } } }'
const count = (table: string) => statements.filter((sql) => new RegExp(`(?:from|join) \\W${table}\\W`).test(sql)).length

describe('what belongs to a person', () => {
  it('is read once for the fields of an operation', async () => {
    // An account gets its household when it first needs one.
    await membership(app.services, anna)
    statements.length = 0
    const { data, errors } = await app.graphql(BASES, {}, anna.token)
    expect(errors).toBeUndefined()
    expect(Object.keys(data)).toEqual(['a', 'b', 'c'])
    expect([count('user_settings'), count('dishes'), count('sessions')]).toEqual([1, 1, 1])
  })

  it('belongs to its own caller, however many ask at once', async () => {
    await UserSettingsModel.query(app.services.db).insert({
      userId: anna.userId,
      requirements: { VEGAN: 'STRICT' },
      neverEaten: '',
      neverEatenSlugs: [],
      tagPreferences: {},
      preferredStoreId: null,
      preferredStore: null,
      updatedAt: 0,
    })
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? anna : ben))
    const lengths = await Promise.all(
      asked.map(async ({ token }) => {
        const { data } = await app.graphql('{ mealBases(category: DINNER) { mealList { name } } }', {}, token)
        return (data as unknown as { mealBases: { mealList: unknown[] } }).mealBases.mealList.length
      }),
    )
    const [vegan = 0, all = 0] = lengths
    expect(vegan).toBeLessThan(all)
    expect(lengths).toEqual(asked.map(({ userId }) => (userId === anna.userId ? vegan : all)))
  })
})
