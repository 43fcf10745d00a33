import type { Knex } from 'knex'
import Database from 'libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../../../server/database/connection'
import { faultOf } from '../../../server/database/faults'
import { guardBinding } from '../../../server/database/libsqlDialect'
import { inTransaction } from '../../../server/database/transaction'

let db: Knex

beforeEach(async () => {
  db = connect({ kind: 'sqlite', path: ':memory:' })
  await db.schema.createTable('spoons', (table) => {
    table.integer('id').primary()
    table.text('name')
  })
  await db('spoons').insert({ id: 1, name: 'ladle' })
})
afterEach(() => db.destroy())

describe('statements that are kept prepared', () => {
  it('read what is there now', async () => {
    const all = () => db('spoons').orderBy('id').select('name')
    expect(await all()).toEqual([{ name: 'ladle' }])
    await db('spoons').insert({ id: 2, name: 'whisk' })
    expect(await all()).toEqual([{ name: 'ladle' }, { name: 'whisk' }])
    await db('spoons').where({ id: 1 }).delete()
    expect(await all()).toEqual([{ name: 'whisk' }])
  })

  it('take other values at each use', async () => {
    const named = async (id: number) => (await db('spoons').where({ id }).first('name')) as unknown
    await db('spoons').insert({ id: 2, name: 'whisk' })
    expect([await named(1), await named(2), await named(3), await named(1)]).toEqual([
      { name: 'ladle' },
      { name: 'whisk' },
      undefined,
      { name: 'ladle' },
    ])
  })

  it('follow a table that gains, loses and renames columns', async () => {
    const row = async () => (await db('spoons').first('*')) as unknown
    expect(await row()).toEqual({ id: 1, name: 'ladle' })
    await db.schema.alterTable('spoons', (table) => void table.integer('length').defaultTo(30))
    expect(await row()).toEqual({ id: 1, name: 'ladle', length: 30 })
    await db.schema.alterTable('spoons', (table) => void table.renameColumn('length', 'centimetres'))
    expect(await row()).toEqual({ id: 1, name: 'ladle', centimetres: 30 })
  })

  it("see a transaction's own writes, and not what was rolled back", async () => {
    const count = async (run: Knex) => Number((await run('spoons').count({ n: '*' }).first())?.n)
    expect(await count(db)).toBe(1)
    const rolledBack = db.transaction(async (trx) => {
      await trx('spoons').insert({ id: 2, name: 'whisk' })
      expect(await count(trx)).toBe(2)
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await count(db)).toBe(1)
  })

  it('are used again after one has failed', async () => {
    const named = (name: unknown) => db('spoons').where({ name }).select('id')
    await expect(named({ not: 'a value' } as never)).rejects.toThrow('A object cannot be stored')
    expect(await named('ladle')).toEqual([{ id: 1 }])
  })

  it('are no more than fit: many different ones still answer', async () => {
    for (let n = 0; n < 500; n += 1)
      expect(await db.raw(`SELECT ${n} + id AS sum FROM spoons`)).toEqual([{ sum: n + 1 }])
    expect(await db.raw('SELECT 0 + id AS sum FROM spoons')).toEqual([{ sum: 1 }])
  })
})

describe('what SQLite is handed', () => {
  it('is a value that it can hold', () => {
    const day = new Date('2026-01-02T03:04:05Z')
    expect([undefined, null, true, false, 'text', 1.5, day].map(guardBinding)).toEqual([
      null,
      null,
      1,
      0,
      'text',
      1.5,
      day.getTime(),
    ])
  })

  it.each([
    ['a text with NUL', 'a\u0000b', 'NUL'],
    ['an object', {}, 'object'],
    ['a list', [1], 'object'],
    ['a symbol', Symbol('s'), 'symbol'],
  ])('is never %s', (_name, value, said) => {
    expect(() => guardBinding(value)).toThrow(said)
  })
})

describe('beside another process', () => {
  let folder: string
  let file: Knex
  let other: Database.Database

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mealwright-embedded-'))
    const path = join(folder, 'spoons.sqlite')
    file = connect({ kind: 'sqlite', path })
    await file.schema.createTable('spoons', (table) => table.integer('id').primary())
    other = new Database(path)
    other.exec('BEGIN IMMEDIATE')
    other.exec('INSERT INTO spoons VALUES (1)')
  })
  afterEach(async () => {
    other.close()
    await file.destroy()
    rmSync(folder, { recursive: true })
  })

  it('waits for its write, while this process goes on', async () => {
    let turns = 0
    const turning = setInterval(() => (turns += 1), 5)
    const writing = file('spoons').insert({ id: 2 })
    let isWritten = false
    const written = writing.then(() => (isWritten = true))
    while (turns < 3 && !isWritten) await wait(5)
    expect(isWritten).toBe(false)
    clearInterval(turning)
    other.exec('COMMIT')
    await written
    expect(await file('spoons').pluck('id')).toEqual([1, 2])
  })

  it('gives up a write that has waited, and reads and writes again when the other is done', async () => {
    for (const write of [
      () => file('spoons').insert({ id: 2 }),
      () => inTransaction(file, (trx) => trx('spoons').insert({ id: 2 })),
    ])
      expect(faultOf(await write().catch((error: unknown) => error))).toBe('conflict')
    expect(await file('spoons').pluck('id')).toEqual([])
    other.exec('COMMIT')
    await file('spoons').insert({ id: 3 })
    await inTransaction(file, (trx) => trx('spoons').insert({ id: 4 }))
    expect(await file('spoons').pluck('id')).toEqual([1, 3, 4])
  })

  it('refuses many writes without letting them queue, so that reads go on', async () => {
    const writes = Array.from({ length: 40 }, (_, index) =>
      inTransaction(file, (trx) => trx('spoons').insert({ id: 10 + index })).catch((error: unknown) => faultOf(error)),
    )
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['conflict']))
    expect(await file('spoons').pluck('id')).toEqual([])
    other.exec('COMMIT')
    await file('spoons').insert({ id: 3 })
    expect(await file('spoons').pluck('id')).toEqual([1, 3])
  })

  it('waits again for a process that begins to write later', async () => {
    await file('spoons')
      .insert({ id: 2 })
      .catch(() => null)
    other.exec('COMMIT')
    await file('spoons').insert({ id: 3 })
    other.exec('BEGIN IMMEDIATE')
    const writing = file('spoons').insert({ id: 4 })
    await wait(100)
    other.exec('COMMIT')
    await writing
    expect(await file('spoons').pluck('id')).toEqual([1, 3, 4])
  })
})
