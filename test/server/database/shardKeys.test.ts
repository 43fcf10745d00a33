import { readFileSync } from 'node:fs'
import { forgetOpinions } from '../../../server/planning/forgetOpinions'
import { membership } from '../../../server/households/membership'
import { makeChallenge } from '../../../server/passkeys/challenges'
import { DeviceModel } from '../../../server/notifications/DeviceModel'
import { WebhookModel } from '../../../server/webhooks/WebhookModel'
import { newId } from '../../../schema/newId'
import { fullHousehold, sendOperation } from '../../support/fullHousehold'
import { givenApp } from '../../support/givenApp'
import { pageEdits, pageQueries } from '../../support/pageCalls'
import { EXCEPTIONS } from '../../support/shardKeys/exceptions'
import { keysOfTables } from '../../support/shardKeys/keysOfTables'
import { usesIn } from '../../support/shardKeys/unkeyed'
import { watchStatements } from '../../support/shardKeys/watchStatements'

/** Every application that a test starts is watched by startApp.ts in the same way; here is what that finds. */
const app = givenApp({ RATE_LIMIT_SCALE: '1000000' })

/** Statements, and how the tables in them are reached. */
const STATEMENTS: [sql: string, reached: string][] = [
  ['select * from `plans` where `householdId` = ?', 'plans: own'],
  ['select * from `plans` where `householdId` in (?, ?) and `nameKey` = ?', 'plans: own'],
  ['select * from `plans` where `id` = ?', 'plans: looked'],
  ['select * from `plans` where `nameKey` = ?', 'plans: all'],
  ['select * from `plans` where `householdId` = ? or `nameKey` = ?', 'plans: all'],
  ['select * from `plans` where (`householdId` = ? or `id` = ?)', 'plans: looked'],
  ['select * from `plans` where not `householdId` = ?', 'plans: all'],
  ['select * from `plans` where `householdId` > ?', 'plans: all'],
  ['select count(*) from `plans`', 'plans: all'],
  ['select 1 as `one` from `meals`', ''],
  [
    'select `p`.* from `household_members` as `m` inner join `plans` as `p` on `p`.`householdId` = `m`.`householdId` where `m`.`userId` = ?',
    'household_members: looked, plans: own',
  ],
  [
    'select `p`.* from `household_members` as `m` inner join `plans` as `p` on `p`.`householdId` = `m`.`householdId` where `m`.`place` = ?',
    'household_members: all, plans: all',
  ],
  [
    'select `m`.`id`, (select count(*) from `dishes` where `dishes`.`userId` = `m`.`userId`) as `dishes` from `household_members` as `m` where `m`.`householdId` = ?',
    'household_members: own, dishes: own',
  ],
  [
    'select `m`.`id`, (select count(*) from `dishes`) as `dishes` from `household_members` as `m` where `m`.`householdId` = ?',
    'household_members: own, dishes: all',
  ],
  [
    'select * from `dishes` where `userId` in (select `userId` from `household_members` where `place` = ?)',
    'dishes: own, household_members: all',
  ],
  ['select * from (select * from `sessions` where `expiresAt` < ?) as `old`', 'sessions: all'],
  ['select `id` from `plans` where `householdId` = ? union all select `id` from `plans`', 'plans: own, plans: all'],
  ['update `plans` set `version` = ? where `id` = ? and `version` = ?', 'plans: looked'],
  ['update `plans` set `version` = ?', 'plans: all'],
  ['delete from `list_ticks` where `at` < ?', 'list_ticks: all'],
  ['delete from `list_ticks` where `householdId` = ? and `at` < ?', 'list_ticks: own'],
  ['insert into `list_ticks` (`householdId`, `itemKey`) values (?, ?)', 'list_ticks: own'],
  ['insert into `list_ticks` (`itemKey`) values (?)', 'list_ticks: all'],
  ['insert into `plan_operations` (`planId`, `at`) select ? as `planId`, ? as `at`', 'plan_operations: looked'],
]

it.each([
  ['SQLite', true],
  ['MariaDB', false],
])('how a table is reached is read from a statement of %s', (_name, isEmbedded) => {
  for (const [sql, reached] of STATEMENTS)
    expect([
      sql,
      usesIn(sql, isEmbedded)
        .map((use) => `${use.table}: ${use.reached}`)
        .join(', '),
    ]).toEqual([sql, reached])
  expect(() => usesIn('select from where `plans`', isEmbedded)).toThrow('Expected')
})

it('every statement of the pages and of the export names a household or an account', async () => {
  const { db } = app.services
  const watched = watchStatements(db)
  const household = await fullHousehold(app, { members: 3, rows: 4 })
  const { token, userId } = household.owner
  const hook = { id: newId(), userId, address: 'https://hooks.example.com/', kinds: [], createdAt: 0 }
  await WebhookModel.query(db).insert({ ...hook, secret: '', sealedBy: '' })
  const { householdId } = await membership(app.services, { userId })
  const device = { id: newId(), userId, householdId, label: 'Phone', endpointHash: '', subscription: '', sealedBy: '' }
  await DeviceModel.query(db).insert({ ...device, dinnerHour: 16, createdAt: 0, seenAt: 0 })
  for (const [name, variables] of Object.entries({ ...pageQueries, ...pageEdits }))
    await sendOperation(app, name, variables(household, app.clock.now()), token)
  expect((await app.graphql('{ myData }', {}, token)).errors).toBeUndefined()
  await makeChallenge(app.services, { purpose: 'SIGN_IN', holder: 'a browser' })
  expect(watched.unkeyed()).toEqual([])
  const reached = new Set(watched.seen().flatMap(({ uses }) => uses.map(({ table }) => table)))
  expect([...keysOfTables.keys()].filter((table) => !reached.has(table))).toEqual([])
  expect(watched.seen().length).toBeGreaterThan(100)
})

it('a statement without a key is found, with its text and where it comes from', async () => {
  const watched = watchStatements(app.services.db, () => false)
  await forgetOpinions(app.services)
  expect(watched.unkeyed()).toEqual([
    expect.stringMatching(
      /^select `userId` from `recipe_opinions` where [^]*\n {2}from server\/planning\/forgetOpinions\.ts forgetOpinions$/,
    ),
  ])
})

it('every exception is a function that there is, and tables of people', () => {
  for (const [origin, { tables, why }] of Object.entries(EXCEPTIONS)) {
    const [file = '', name = ''] = origin.split(' ')
    expect([origin, readFileSync(file, 'utf8').includes(name)]).toEqual([origin, true])
    expect([origin, tables.filter((table) => !keysOfTables.has(table))]).toEqual([origin, []])
    expect(why).not.toBe('')
  }
  const [, said] = /(\d+) functions, all named/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  expect(Number(said)).toBe(Object.keys(EXCEPTIONS).length)
})
