import mysql from 'mysql2/promise'
import type { Knex } from 'knex'
import { join } from 'node:path'
import { readConfig } from '../../../server/platform/config'
import { connect } from '../../../server/database/connection'
import { faultOf } from '../../../server/database/faults'
import { lateFaults } from '../../../server/database/lateFaults'
import { clearDisk, fillDisk } from '../../faults/disk'
import { disksArePossible, smallDisk } from '../../faults/Installation'
import { databaseKind } from '../../support/freshDatabase'
import { startPrivateMysql } from '../../support/privateMysql'

/** Shorter than the time after which a fault that cannot be tried again is forgotten; twice as much is longer. */
const LONG = 29_000

const ends: (() => Promise<unknown> | void)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const note = (id: number) => ({ id, text: 'x'.repeat(4000) })

/** A database with a table that callers fill. */
async function open(url: string, tools: { now: () => number }) {
  const { database } = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, TOKEN_SECRETS: `t:${'s'.repeat(40)}` })
  const [db, own] = [connect(database), connect(database)]
  ends.push(() => Promise.all([db.destroy(), own.destroy()]))
  await db.schema.createTable('notes', (table) => {
    table.integer('id').primary()
    table.text('text', 'mediumtext')
  })
  return { db, lately: lateFaults(database, db, own, tools.now) }
}

/** Writes until nothing more fits. @returns the id of what did not. */
async function fill(db: Knex): Promise<number> {
  for (let id = 1; ; id += 1) {
    const fault = await db('notes')
      .insert(note(id))
      .then(() => null, faultOf)
    if (fault === null) continue
    expect(fault).toBe('full')
    return id
  }
}

const onDisks = disksArePossible() ? it : it.skip

onDisks('a disk is full until it takes what it did not', async () => {
  const disk = smallDisk(databaseKind === 'sqlite' ? 16 : 300)
  ends.push(disk.remove)
  const url = databaseKind === 'sqlite' ? `sqlite:${join(disk.path, 'mealwright.sqlite')}` : await mysqlOn(disk.path)
  let time = 0
  const { db, lately } = await open(url, { now: () => time })
  expect(await lately()).toBeNull()
  fillDisk(disk.path)
  const last = await fill(db)
  for (let look = 0; look < 3; look += 1) {
    expect(await lately()).toBe('full')
    time += LONG
  }
  clearDisk(disk.path)
  expect(await lately()).toBeNull()
  expect(await db('notes').where({ id: last }).first()).toBeUndefined()
  await db('notes').insert(note(last))

  // A change of tables would be stored at once.
  const full = Object.assign(new Error('full'), { code: databaseKind === 'sqlite' ? 'SQLITE_FULL' : 'ER_DISK_FULL' })
  db.emit('query-error', full, { sql: 'CREATE TABLE later (id INT)', bindings: [] })
  time += LONG
  await lately()
  expect(await db.schema.hasTable('later')).toBe(false)
  expect(await db.schema.hasTable('room')).toBe(false)
})

/** @returns the address of a new database of a server whose data is in the folder. */
async function mysqlOn(folder: string): Promise<string> {
  const server = await startPrivateMysql(['--innodb-log-file-size=8M'], folder)
  ends.push(server.stop)
  const root = await mysql.createConnection(server.url)
  // A log that is written through once has all its space: without it the server ends.
  await root.query('CREATE DATABASE notes')
  await root.query('CREATE TABLE notes.earlier (text LONGTEXT)')
  for (let round = 0; round < 12; round += 1)
    await root.query("INSERT INTO notes.earlier VALUES (REPEAT('x', 1000000))")
  await root.query('DROP TABLE notes.earlier')
  await root.end()
  return `${server.url}/notes`
}
