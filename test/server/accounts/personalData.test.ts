import { newId } from '../../../schema/newId'
import { randomUUID } from 'node:crypto'
import { personalTables } from '../../../server/accounts/personalData'
import { nameInExport } from '../../../server/accounts/PersonalTable'
import { hashOf } from '../../../server/accounts/secrets'
import { tablesOf } from '../../../server/database/introspect'
import { sydneyMonthOf } from '../../../server/pure/sydneyTime'
import { admin } from '../../support/admin'
import { givenApp } from '../../support/givenApp'
import { browserKeys } from '../../support/pushService'
import { logIn, PASSWORD, type Person, signUpByMail } from '../../support/people'
import { planOf, rowOf } from '../../support/plans'
import { savedDish, soup } from '../dishes/dishCalls'
import { sent, setPhoto } from '../photos/photoCalls'
import { liveInHousehold } from './liveInHousehold'
import { refresh, send, sendRaw, viewer } from './operations'

const app = givenApp()

const DAY = 24 * 60 * 60 * 1000
const OWNER = /^user_?id$/i
const myData = async (token: string) =>
  (await app.graphql('{ myData }', {}, token)).data.myData as unknown as {
    data: Record<string, { about: string; rows: object[] }>
  }

test('every table with an owner is in the export, and its rows go with the account', async () => {
  const tables = await tablesOf(app.services.db)
  expect(tables.map(({ name }) => name)).toContain('sessions')
  for (const { name, columns, references } of tables) {
    const refers = references.filter(({ table }) => table === 'users')
    const owners = new Set([...columns.filter((column) => OWNER.test(column)), ...refers.map(({ column }) => column)])
    for (const owner of owners) {
      const exported = personalTables.some((one) => one.table === name && (one.owner === owner || one.of !== undefined))
      const onDelete = refers.find(({ column }) => column === owner)?.onDelete
      const goes = onDelete === 'CASCADE' || (onDelete === 'SET NULL' && !OWNER.test(owner))
      expect({ table: name, owner, exported, goes }).toEqual({ table: name, owner, exported: true, goes: true })
    }
  }
})

/** Tables of a household that say nothing about a person: which operations were applied, and how often a list, a cupboard or habits changed. */
const IMPERSONAL = ['list_states', 'list_operations', 'cupboard_states', 'shop_states']

test('every table that hangs on a household is in the export, and its rows go with the household', async () => {
  const tables = await tablesOf(app.services.db)
  const exported = personalTables.flatMap(({ table, parts = [] }) => [table, ...parts.map((part) => part.table)])
  const ofHousehold = new Set(['households'])
  for (let size = 0; size < ofHousehold.size;) {
    size = ofHousehold.size
    for (const { name, references } of tables)
      if (references.some(({ table }) => ofHousehold.has(table))) ofHousehold.add(name)
  }
  expect([...ofHousehold]).toEqual(expect.arrayContaining(['household_members', 'plans', 'profile_settings']))
  expect([...ofHousehold].filter((name) => ![...exported, ...IMPERSONAL].includes(name))).toEqual([])
  for (const { name, references } of tables)
    for (const { table, onDelete } of references.filter((one) => ofHousehold.has(one.table)))
      expect({ name, table, onDelete }).toEqual({ name, table, onDelete: 'CASCADE' })
})

test('every table of the export exists with its columns, and tables that hang on one of them go with it', async () => {
  const tables = new Map((await tablesOf(app.services.db)).map((table) => [table.name, table]))
  for (const { table, owner, key = 'id', doneBy, empty = [], without = [], json = [], parts = [] } of personalTables) {
    const named = [owner, key, ...(doneBy ? [doneBy] : []), ...empty, ...without, ...json]
    expect(tables.get(table)?.columns).toEqual(expect.arrayContaining(named))
    for (const part of parts)
      expect(tables.get(part.table)?.columns).toEqual(expect.arrayContaining([...(part.without ?? [])]))
    for (const part of parts)
      expect(tables.get(part.table)?.references).toContainEqual({ column: part.parent, table, onDelete: 'CASCADE' })
  }
})

test('the export holds everything and no secret', async () => {
  const person = await signUpByMail(app)
  await send(app, 'requestPasswordReset', { email: person.email })
  const { data } = await myData(person.token)
  expect(Object.keys(data)).toEqual(personalTables.map(nameInExport))
  expect(data.users?.rows).toEqual([expect.objectContaining({ email: person.email, ipAddress: '127.0.0.1' })])
  expect(data.sessions?.rows).toHaveLength(1)
  expect(data.mailed_keys?.rows).toHaveLength(2)
  expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|refreshHash|previousHash|reset-password/)
  const rows = await app.services.db('mailed_keys').where({ userId: person.userId })
  for (const { hash } of rows) expect(JSON.stringify(data)).not.toContain(hash)
})

/** Leaves something in every table that can hold something about a person, through the calls that people make. */
async function liveFully(person: Person): Promise<void> {
  const call = async (name: string, type: string, input: object) => {
    const answer = await app.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { errors { message } } }`,
      { input },
      person.token,
    )
    expect(answer).toMatchObject({ status: 200, data: { [name]: { errors: [] } } })
  }
  await call('saveSettings', 'SaveSettingsInput', {
    operationId: 'canary',
    dietary: [{ label: 'Ingredients I never eat', text: 'celery' }],
  })
  const dish = await savedDish(app, person, soup())
  await setPhoto(app, person, dish.id, await sent(app, person))
  await liveInHousehold(app, person)
  const canary = { rowId: randomUUID(), category: 'DINNER', uniqueId: '', content: { text: { text: 'canary pizza' } } }
  await call('applyOperations', 'ApplyOperationsInput', { operations: [{ act: { plan: { addRow: canary } } }] })
  await call('setOpinion', 'SetOpinionInput', { recipe: app.services.catalogue.compiled.meals[0]?.id, rating: 4 })
  await call('makeCalendarFeed', 'MakeCalendarFeedInput', {})
  const key = { name: 'canary display', scopes: ['PLAN_READ'], days: 90, password: PASSWORD }
  await call('makePersonalKey', 'MakePersonalKeyInput', key)
  const address = 'https://hooks.example.com/canary-hook'
  await call('addWebhook', 'AddWebhookInput', { address, kinds: ['PLAN_CHANGED'], password: PASSWORD })
  await call('addNotificationDevice', 'AddNotificationDeviceInput', {
    ...{ label: 'canary phone', kinds: ['DINNER'] },
    subscription: {
      endpoint: 'https://push.example.com/canary-push',
      ...browserKeys(app.services.config.tokenSecrets),
    },
  })
  for (let plans = 0; plans < 2; plans += 1)
    await call('randomizeMealPlan', 'RandomizeMealPlanInput', { dinner: { numMeals: 1 } })
  await call('saveMealPlan', 'SaveMealPlanInput', { plan: planOf({ dinner: [rowOf(app, 'dinner')] }) })
  const [meal] = app.services.catalogue.compiled.meals
  const mealAdjustments = [{ meal: meal?.name, recommendation: 'more canary seed' }]
  await call('submitFeedback', 'SubmitFeedbackInput', { textResponses: { wishes: 'canary wishes' }, mealAdjustments })
  await call('recordEvent', 'AnalyticsEventInput', {
    eventType: 'MODE_ENTERED',
    metadata: { mode: 'shop' },
    page: '/',
    timestamp: app.clock.now(),
  })
  const { month } = sydneyMonthOf(app.clock.now())
  app.clock.advance(32 * DAY)
  expect(await admin(app, 'raffle', 'draw', month)).toMatchObject({ code: 0 })
}

test('the export is for the signed-in person alone', async () => {
  const [one, other] = [await signUpByMail(app), await signUpByMail(app)]
  expect(JSON.stringify(await myData(one.token))).not.toContain(other.email)
  expect((await app.graphql('{ myData }')).status).toBe(401)
})

test('deleting needs the password', async () => {
  const { token } = await signUpByMail(app)
  expect((await send(app, 'deleteAccount', { password: 'wrong-password-1' }, token)).errors).toMatchObject([
    { code: 'WRONG_PASSWORD', field: 'password' },
  ])
  expect((await send(app, 'deleteAccount', { password: ' ' }, token)).errors).toMatchObject([
    { code: 'REQUIRED', field: 'password' },
  ])
  expect((await sendRaw(app, 'deleteAccount', { password: PASSWORD })).status).toBe(401)
  expect((await viewer(app, token)).status).toBe(200)
})

test('deleting ends the session and leaves no row with the person in it but the last mail', async () => {
  const person = await signUpByMail(app, `farewell-${Date.now()}@example.com`)
  await send(app, 'requestPasswordReset', { email: person.email })
  expect(await send(app, 'deleteAccount', { password: PASSWORD }, person.token)).toEqual({ deleted: true, errors: [] })
  expect((await viewer(app, person.token)).status).toBe(401)
  expect((await refresh(app, person.cookie)).status).toBe(401)
  for (const { name } of await tablesOf(app.services.db)) {
    const rows = JSON.stringify(await app.services.db(name))
    expect({ name, holdsId: rows.includes(person.userId) }).toEqual({ name, holdsId: false })
    if (name !== 'outbox')
      expect({ name, holdsEmail: rows.includes(person.email) }).toEqual({ name, holdsEmail: false })
  }
  const mails = await app.services.db('outbox').where({ to: person.email })
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Mealwright account is deleted'])
})

test('the address is free again afterwards', async () => {
  const person = await signUpByMail(app)
  await send(app, 'deleteAccount', { password: PASSWORD }, person.token)
  await app.services.db('outbox').where({ to: person.email }).delete()
  const again = await signUpByMail(app, person.email)
  expect(again.userId).not.toBe(person.userId)
})

test('of a person who has done everything each table is exported, and afterwards nothing is left', async () => {
  const { email, userId } = await signUpByMail(app, `everything-${Date.now()}@example.com`)
  await liveFully(await logIn(app, email, PASSWORD))
  // What connecting with a provider leaves (test/server/identities), of which there is none here.
  const there = { userId, issuer: 'https://id.example', subject: 'canary' }
  const [createdAt, expiresAt] = [app.services.now(), app.services.now() + 600_000]
  await app.services.db('identities').insert({ id: newId(), ...there, createdAt })
  const visit = { hash: 'f'.repeat(64), purpose: 'CONNECT', next: '/', createdAt, expiresAt }
  await app.services.db('provider_visits').insert({ ...visit, ...there })
  // What a device leaves (test/server/passkeys), of which there is none here.
  const passkey = { credentialHash: 'f'.repeat(64), credentialId: 'f', publicKey: 'f', counter: 0, transports: '[]' }
  await app.services.db('passkeys').insert({ id: newId(), userId, ...passkey, isSynced: 0, name: 'Phone', createdAt })
  await app.services.db('second_factors').insert({ userId, secret: 'f', sealedBy: 'test', begunAt: createdAt })
  await app.services.db('recovery_codes').insert({ id: newId(), userId, selector: 'FFFF', hash: 'f', createdAt })
  // What a file of recipes leaves (test/server/imports).
  const counts = { found: 1, stored: 1, doubles: 0, failed: 0, createdAt, changedAt: createdAt }
  await app.services.db('imports').insert({ id: 'i', userId, fileName: 'r.zip', state: 'DONE', ...counts })
  await app.services.db('import_items').insert({ importId: 'i', userId, position: 0, name: 'Pie' })
  await app.services.db('attempts').delete()
  await send(app, 'requestPasswordReset', { email })
  const { token } = await logIn(app, email, PASSWORD)
  await send(app, 'logIn', { email, password: 'wrong-password-1' })
  await send(app, 'deleteAccount', { password: 'wrong-password-1' }, token)
  const { data } = await myData(token)
  expect(Object.entries(data).filter(([, { rows }]) => rows.length === 0)).toEqual([])
  const exported = JSON.stringify(data)
  for (const word of ['celery', 'Grandma’s soup', 'canary wishes', 'more canary seed', 'MODE_ENTERED', email])
    expect(exported).toContain(word)
  for (const word of [
    'canary child',
    'canary parsnips',
    'canary week',
    'canary tick',
    'canary foil',
    'canary-friend',
    'canary pizza',
  ])
    expect(exported).toContain(word)

  expect(await send(app, 'deleteAccount', { password: PASSWORD }, token)).toEqual({ deleted: true, errors: [] })
  for (const { name } of await tablesOf(app.services.db)) {
    const rows: object[] = await app.services.db(name)
    const about = rows.filter((row) =>
      [userId, 'canary', 'Grandma’s soup', ...(name === 'outbox' ? [] : [email])].some((word) =>
        JSON.stringify(row).includes(word),
      ),
    )
    expect({ name, about }).toEqual({ name, about: [] })
  }
  expect((await app.services.db('attempts')).map(({ bucket }) => bucket)).toEqual([hashOf('address:127.0.0.1')])
})
