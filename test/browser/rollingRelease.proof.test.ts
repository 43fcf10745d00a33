import type { ChildProcess } from 'node:child_process'
import type { Knex } from 'knex'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import mysql from 'mysql2/promise'
import type { Page } from 'playwright-core'
import { readConfig } from '../../server/platform/config'
import { connect } from '../../server/database/connection'
import { givenBrowser } from '../support/browser'
import { freePort } from '../support/freePort'
import { graphqlAt } from '../support/graphqlAt'
import { logIn, PASSWORD, type Person } from '../support/people'
import { type PrivateMysql, startPrivateMysql } from '../support/privateMysql'
import {
  buildNewerRelease,
  ended,
  itWithHaproxy,
  MARK,
  type Release,
  removeRelease,
  startHaproxy,
  startInstance,
  thisRelease,
} from '../support/releases'
import { keepCalling } from '../support/steadyLoad'

jest.setTimeout(600_000)

const browser = givenBrowser()
const running = new Set<ChildProcess>()
const folder = mkdtempSync(join(tmpdir(), 'mealwright-rolling-'))
let server: PrivateMysql | undefined
let db: Knex | undefined
let newer: Release | undefined

afterAll(async () => {
  await Promise.all([...running].map((child) => ended(child, 'SIGKILL')))
  await db?.destroy()
  await server?.stop()
  if (newer) removeRelease(newer)
  rmSync(folder, { recursive: true, force: true })
})

/** A confirmed account with a session, of a person who has left the first questions. */
async function newcomer(url: string, to: Knex, n: number): Promise<Person> {
  const app = { graphql: graphqlAt(url) }
  const email = `cook-${n}@example.com`
  await app.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }', {
    input: { email, password: PASSWORD, marketingOptIn: false },
  })
  const now = Date.now()
  await to('users').where({ email }).update({ confirmedAt: now, firstQuestionsAt: now })
  return logIn(app, email, PASSWORD)
}

/** A page that a person leaves open: what it could not get, and whether it was loaded again. */
async function openPage(url: string, person: Person) {
  const { context, page } = await browser.openAs(person)
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto(url)
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  return { context, page, missing }
}

async function visit(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
  await page.getByRole('heading', { level: 1, name: link === 'Privacy Policy' ? /privacy/i : /terms/i }).waitFor()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
}

itWithHaproxy(
  'a release is brought in and taken back under load, and no call fails and no file is missing',
  async () => {
    newer = buildNewerRelease()
    const old = thisRelease()
    server = await startPrivateMysql()
    const connection = await mysql.createConnection(server.url)
    await connection.query('CREATE DATABASE rolling CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci')
    await connection.end()
    const [front, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
    const url = `http://127.0.0.1:${front}`
    const env = {
      PUBLIC_URL: url,
      DATABASE_URL: `${server.url}/rolling`,
      DATA_DIR: folder,
      TOKEN_SECRETS: 'first:a-secret-of-tests-0123456789-abcdefghij',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@mealwright.example',
      TRUST_PROXY: '1',
      RATE_LIMIT_SCALE: '1000',
    }
    const instances: ChildProcess[] = []
    const start = async (n: number, release: Release) => {
      const child = await startInstance(release, ports[n] ?? 0, { ...env, INSTANCE_NAME: `app-${n + 1}` })
      running.add(child)
      instances[n] = child
    }
    const replace = async (n: number, release: Release) => {
      const before = instances[n]
      if (before) expect(await ended(before, 'SIGTERM')).toBe(0)
      await start(n, release)
      // The balancer looks every two seconds.
      await wait(3000)
    }
    await start(0, old)
    await start(1, old)
    running.add(startHaproxy(front, [ports[0] ?? 0, ports[1] ?? 0]))
    await wait(3000)

    const own = connect(readConfig({ ...env, NODE_ENV: 'test' }).database)
    db = own
    const people = [await newcomer(url, own, 1), await newcomer(url, own, 2), await newcomer(url, own, 3)]
    const [cook] = people
    if (!cook) throw new Error('No one cooks')
    const versions = new Set<number>()
    const watch = setInterval(() => {
      void own('catalogue_state')
        .first('version')
        .then(({ version }) => versions.add(version))
    }, 100)
    const earlier = await openPage(url, cook)
    const load = keepCalling({ url, graphql: graphqlAt(url) }, people, { old, newer })

    await replace(0, newer)
    await visit(earlier.page, 'Terms of Service')
    await replace(1, newer)
    await visit(earlier.page, 'Privacy Policy')
    const meals = await (await fetch(`${url}/static/meals-with-slugs.json`)).text()

    const later = await openPage(url, cook)
    expect(await later.page.content()).toContain(MARK)
    await replace(0, old)
    await visit(later.page, 'Terms of Service')
    await replace(1, old)
    await visit(later.page, 'Privacy Policy')

    await load.finish()
    clearInterval(watch)
    expect(load.failures).toEqual([])
    expect([...earlier.missing, ...later.missing]).toEqual([])
    for (const name of ['page', 'read', 'catalogue', 'file']) expect(load.answered.get(name)).toBeGreaterThan(50)
    expect(meals).toContain('A meal of the next release')
    expect([...versions]).toEqual([...versions].sort((one, other) => one - other))
    expect(await (await fetch(`${url}/static/meals-with-slugs.json`)).text()).toBe(meals)
    await Promise.all([earlier, later].map(({ context }) => context.close()))
  },
)
