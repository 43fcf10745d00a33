import { down, up } from '../../../migrations/20261220_preferredStores'
import { followStoreNames } from '../../../server/settings/followStoreNames'
import { renamePreferredStore } from '../../../server/settings/renamePreferredStore'
import { readSettings } from '../../../server/settings/readSettings'
import { importStores } from '../../../server/stores/importStores'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import { settingsCalls } from './settingsCalls'

const app = givenApp()
let person: Person
const { load, save } = settingsCalls(app, () => person)

const stored = () => app.services.db('user_settings').where({ userId: person.userId }).first()
const shown = async () => (await load()).tags[1]?.value.choice

beforeEach(async () => {
  person = await signUpAndIn(app)
  await app.services.db('stores').delete()
  await importStores(app.services, 'id,name,linkTemplate\ncorner,Corner,\nmarket,Market,\n', renamePreferredStore)
})

/** Writes as the release before does: the name alone. */
const writeName = (preferredStore: string | null) =>
  app.services.db('user_settings').where({ userId: person.userId }).update({ preferredStore })

test('the store is stored by its id, with the name for the release before', async () => {
  await save({ tags: [{ label: 'Preferred store', choice: 'Corner' }] })
  expect(await stored()).toMatchObject({ preferredStoreId: 'corner', preferredStore: 'Corner' })
  await save({ tags: [{ label: 'Preferred store', choice: '' }] })
  expect(await stored()).toMatchObject({ preferredStoreId: null, preferredStore: null })
})

test('a store that gets another name stays preferred, one that is removed does not', async () => {
  await save({ tags: [{ label: 'Preferred store', choice: 'Corner' }] })
  await importStores(app.services, 'id,name,linkTemplate\ncorner,The Corner,\n', renamePreferredStore)
  expect(await shown()).toBe('The Corner')
  expect(await stored()).toMatchObject({ preferredStoreId: 'corner', preferredStore: 'The Corner' })
  await app.services.db('stores').where({ id: 'corner' }).delete()
  expect(await shown()).toBe('')
  expect(await readSettings(app.services.db, person.userId)).toMatchObject({ preferredStoreId: null })
})

test('what the release before writes is followed', async () => {
  await setSettings(app, person.userId, {})
  for (const [name, id] of [
    ['Market', 'market'],
    ['Corner', 'corner'],
    ['Nowhere', null],
    ['Market', 'market'],
    [null, null],
  ] as const) {
    await writeName(name)
    await followStoreNames(app.services)
    expect((await stored())?.preferredStoreId).toBe(id)
  }
  await save({ tags: [{ label: 'Preferred store', choice: 'Corner' }] })
  await followStoreNames(app.services)
  expect(await stored()).toMatchObject({ preferredStoreId: 'corner', preferredStore: 'Corner' })
})

test('the column is filled from the names, and the step can be undone and repeated', async () => {
  const { db } = app.services
  await setSettings(app, person.userId, {})
  await writeName('Market')
  await down(db)
  await down(db)
  expect(await db.schema.hasColumn('user_settings', 'preferredStoreId')).toBe(false)
  await up(db)
  expect(await stored()).toMatchObject({ preferredStoreId: 'market', preferredStore: 'Market' })
  await db('stores').where({ id: 'market' }).delete()
  expect((await stored())?.preferredStoreId).toBeNull()
})

test('tags are read by their words and by their slugs', async () => {
  await setSettings(app, person.userId, { tagPreferences: { 'kid friendly': 'MORE', quick: 'LESS', gone: 'NEVER' } })
  const words = (await readSettings(app.services.db, person.userId)).tagPreferences
  await setSettings(app, person.userId, { tagPreferences: { 'kid-friendly': 'MORE', quick: 'LESS', gone: 'NEVER' } })
  expect((await readSettings(app.services.db, person.userId)).tagPreferences).toEqual(words)
  expect(words.size).toBe(2)
})
