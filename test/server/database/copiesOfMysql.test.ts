import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { databaseKind, type FreshDatabase, preparedDatabase } from '../../support/freshDatabase'

const onlyMysql = databaseKind === 'mysql' ? describe : describe.skip

async function ask(url: string, ...statements: string[]): Promise<string[]> {
  const connection = await createConnection(url)
  const answers: string[] = []
  for (const statement of statements) {
    const [rows] = await connection.query<RowDataPacket[]>(statement)
    answers.push(JSON.stringify(rows))
  }
  await connection.end()
  return answers
}

const LOOKED_AT = [
  'SELECT * FROM ingredients ORDER BY slug',
  'SELECT * FROM users',
  'SELECT * FROM meals ORDER BY slug',
]

onlyMysql('databases of files', () => {
  let first: string[]
  let database: FreshDatabase
  beforeEach(async () => {
    database = await preparedDatabase()
    first = await ask(database.url, ...LOOKED_AT)
  })

  it('are given on with the rows of the beginning', async () => {
    const user = "INSERT INTO users (id, email, passwordHash, createdAt) VALUES ('u', 'a@b.example', 'x', 1)"
    await ask(database.url, "UPDATE ingredients SET name = 'other'", 'DELETE FROM meal_ingredients', user)
    expect(await ask(database.url, ...LOOKED_AT)).not.toEqual(first)
    await database.drop()
    const next = await preparedDatabase()
    expect(next.url).toBe(database.url)
    expect(await ask(next.url, ...LOOKED_AT)).toEqual(first)
    await next.drop()
  })

  it('go where their tables were changed', async () => {
    await ask(database.url, 'ALTER TABLE ingredients ADD COLUMN further INT')
    await database.drop()
    const next = await preparedDatabase()
    expect(next.url).not.toBe(database.url)
    expect(await ask(next.url, ...LOOKED_AT)).toEqual(first)
    await next.drop()
  })
})
