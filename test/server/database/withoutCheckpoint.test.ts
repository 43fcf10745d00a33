import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { connect } from '../../../server/database/connection'
import { withoutCheckpoint } from '../../../server/database/withoutCheckpoint'

const MB = 1_000_000

let folder: string
let file: string
let db: Knex

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mealwright-checkpoint-'))
  file = join(folder, 'test.sqlite')
  db = connect({ kind: 'sqlite', path: file })
  await db.schema.createTable('notes', (table) => void table.text('words'))
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const pages = async () => ((await db.raw('PRAGMA wal_autocheckpoint')) as { wal_autocheckpoint: number }[])[0]

/** Twelve megabytes in one transaction, and the size of the database's file when it was done. */
function writeMuch(): Promise<number> {
  return db
    .transaction(async (trx) => {
      for (let row = 0; row < 12; row += 1) await trx('notes').insert({ words: 'x'.repeat(MB) })
    })
    .then(() => statSync(file).size)
}

it('the log is copied after a large transaction, not at its end', async () => {
  const atEnd = await withoutCheckpoint(db, writeMuch)
  expect(atEnd).toBeLessThan(MB)
  expect(statSync(file).size).toBeGreaterThan(12 * MB)
  expect(await db('notes').count({ count: '*' })).toEqual([{ count: 12 }])
  expect(await pages()).toEqual({ wal_autocheckpoint: 1000 })
})

it('what fails is not hidden, and the next commits copy their log again', async () => {
  const failing = withoutCheckpoint(db, () => Promise.reject(new Error('No room')))
  await expect(failing).rejects.toThrow('No room')
  expect(await pages()).toEqual({ wal_autocheckpoint: 1000 })
  expect(await writeMuch()).toBeGreaterThan(12 * MB)
})

it('a database in memory has no log', async () => {
  const inMemory = connect({ kind: 'sqlite', path: ':memory:' })
  expect(await withoutCheckpoint(inMemory, async () => 'done')).toBe('done')
  await inMemory.destroy()
})
