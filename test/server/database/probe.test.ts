import mysql from 'mysql2/promise'
import type { Knex } from 'knex'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../server/platform/config'
import { connect } from '../../../server/database/connection'
import { migrate } from '../../../server/database/migrate'
import { createProbe } from '../../../server/database/probe'
import { databaseKind } from '../../support/freshDatabase'
import { givenApp } from '../../support/givenApp'
import { type PrivateMysql, startPrivateMysql } from '../../support/privateMysql'

const SECRETS = `t:${'s'.repeat(40)}`
const app = givenApp()
const ready = async () => (await app.fetch('/health/ready')).status

it('reads and writes, and leaves nothing', async () => {
  expect([await ready(), await ready()]).toEqual([200, 200])
  expect(await app.services.db('locks').where('name', 'like', 'probe%')).toEqual([])
})

it('finds a database without its tables unusable', async () => {
  await app.services.db.schema.renameTable('catalogue_state', 'catalogue_state_away')
  expect(await ready()).toBe(503)
  await app.services.db.schema.renameTable('catalogue_state_away', 'catalogue_state')
  expect(await ready()).toBe(200)
})

const onlySqlite = databaseKind === 'sqlite' ? describe : describe.skip

onlySqlite('a file that is damaged', () => {
  let folder: string
  let db: Knex

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mealwright-damaged-'))
  })
  afterAll(async () => {
    await db?.destroy()
    rmSync(folder, { recursive: true })
  })

  it('is unusable', async () => {
    const path = join(folder, 'mealwright.sqlite')
    const { database } = readConfig({ NODE_ENV: 'test', DATABASE_URL: `sqlite:${path}`, TOKEN_SECRETS: SECRETS })
    const open = async () => {
      db = connect(database)
      return createProbe(database, db).check()
    }
    const whole = connect(database)
    await migrate(whole)
    const [{ page_size: size }] = await whole.raw('PRAGMA page_size')
    const { rootpage } = await whole('sqlite_master')
      .where({ type: 'table', name: 'catalogue_state' })
      .first('rootpage')
    await whole.raw('PRAGMA wal_checkpoint(TRUNCATE)')
    await whole.destroy()
    expect(await open()).toBe('usable')
    await db.destroy()
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(size, 0x5a), 0, size, (rootpage - 1) * size)
    closeSync(file)
    expect(await open()).toBe('damaged')
  })
})

const onlyMysql = databaseKind === 'mysql' ? describe : describe.skip

onlyMysql('a server that is read-only', () => {
  let server: PrivateMysql
  let db: Knex

  beforeAll(async () => {
    server = await startPrivateMysql()
  })
  afterAll(async () => {
    await db?.destroy()
    await server?.stop()
  })

  it('is unusable until it takes writes again', async () => {
    const root = await mysql.createConnection(server.url)
    await root.query('CREATE DATABASE faults')
    await root.query("CREATE USER cook IDENTIFIED BY 'pot'")
    await root.query('GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES ON faults.* TO cook')
    const url = new URL(`${server.url}/faults`)
    url.username = 'cook'
    url.password = 'pot'
    const { database } = readConfig({ NODE_ENV: 'test', DATABASE_URL: url.href, TOKEN_SECRETS: SECRETS })
    db = connect(database)
    await migrate(db)
    const probe = createProbe(database, db)
    expect(await probe.check()).toBe('usable')
    await root.query('SET GLOBAL read_only = 1')
    expect(await probe.check()).toBe('fails')
    await root.query('SET GLOBAL read_only = 0')
    expect(await probe.check()).toBe('usable')
    await probe.close()
    await root.end()
  })
})
