import mysql from 'mysql2/promise'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseKind } from '../../support/freshDatabase'
import { signUpAndIn } from '../../support/people'
import { type PrivateMysql, startPrivateMysql } from '../../support/privateMysql'
import { keepSaving } from '../../support/savedPlans'
import { type RunningApp, startApp } from '../../support/startApp'

const onlyMysql = databaseKind === 'mysql' ? it : it.skip

let server: PrivateMysql
let app: RunningApp

beforeAll(async () => {
  if (databaseKind !== 'mysql') return
  server = await startPrivateMysql()
  const connection = await mysql.createConnection(server.url)
  await connection.query('CREATE DATABASE faults CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci')
  await connection.end()
  app = await startApp({ DATABASE_URL: `${server.url}/faults` })
})
afterAll(async () => {
  await app?.stop()
  await server?.stop()
})

onlyMysql(
  'loses nothing that it acknowledged when the database dies under load and comes back',
  async () => {
    const saving = keepSaving(app, await Promise.all([1, 2, 3].map(() => signUpAndIn(app))))
    await wait(1500)
    await server.halt()
    await wait(1000)
    await server.resume()
    await saving.finish()
    expect(await saving.lost()).toEqual([])
    expect([...saving.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  },
  120_000,
)
