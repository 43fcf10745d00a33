import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { TAGS } from '../../../server/catalogue/types'
import { UserSettingsModel } from '../../../server/settings/UserSettingsModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { DIET, DISLIKED, FORMS, NEVER, SAVE, quick, settingsCalls, vegan } from './settingsCalls'

const app = givenApp()
let person: Person
const { load, save } = settingsCalls(app, () => person)

beforeEach(async () => {
  person = await signUpAndIn(app)
})

test('the forms describe every requirement and every tag', async () => {
  const { dietary, tags } = await load()
  expect(dietary).toMatchObject([
    { label: DIET, type: 'MULTI_CHECKBOX', choices: null, value: { settings: [], text: null } },
    { label: NEVER, type: 'TEXT', choices: null, settingOptions: null, value: { text: '', settings: null } },
    { label: DISLIKED, type: 'TEXT', choices: null, settingOptions: null, value: { text: '', settings: null } },
  ])
  expect(dietary[0]?.settingOptions).toEqual(
    REQUIREMENTS.map(({ label }) => ({ choice: label, possibleSettings: ['Strict', 'Adapt'] })),
  )
  expect(tags).toMatchObject([
    { label: 'Tags', type: 'MULTI_CHECKBOX', value: { settings: [] } },
    { label: 'Preferred store', type: 'DROPDOWN', settingOptions: null, value: { choice: '' } },
  ])
  expect(tags[0]?.settingOptions).toHaveLength(TAGS.length)
  expect(tags[0]?.settingOptions).toContainEqual({
    choice: 'Kid friendly',
    possibleSettings: ['More', 'Less', 'Never'],
  })
})

test('what is saved comes back, and fields that are not named stay', async () => {
  const first = await save({
    dietary: [
      { label: DIET, settings: vegan },
      { label: NEVER, text: ' Mushrooms, coriander ' },
    ],
    tags: [{ label: 'Tags', settings: quick }],
  })
  expect(first).toMatchObject({ unknownWords: [], errors: [] })
  expect(await load()).toEqual(first.forms)
  const second = await save({ tags: [{ label: 'Tags', settings: [] }] })
  expect(second.forms?.dietary).toEqual(first.forms?.dietary)
  expect(second.forms?.dietary.map(({ value }) => value)).toMatchObject([
    { settings: vegan },
    { text: 'Mushrooms, coriander' },
    { text: '' },
  ])
  expect(second.forms?.tags[0]?.value.settings).toEqual([])
  expect((await load(await signUpAndIn(app))).dietary[0]?.value.settings).toEqual([])
})

test('an answer may be spelled in any case, and choices that are not named are unset', async () => {
  await save({ dietary: [{ label: DIET, settings: vegan }] })
  const saved = await save({
    dietary: [{ label: 'dietary requirements', settings: [{ choice: 'egg FREE', setting: 'strict' }] }],
  })
  expect(saved.forms?.dietary[0]?.value.settings).toEqual([{ choice: 'Egg free', setting: 'Strict' }])
})

test('a word that happens to be one of the language of the program is a word like any other', async () => {
  const saved = await save({ dietary: [{ label: NEVER, text: 'constructor' }] })
  expect(saved).toMatchObject({ errors: [], unknownWords: [{ word: 'constructor', suggestions: [] }] })
})

test('unknown words are saved as typed and reported with near matches', async () => {
  const saved = await save({ dietary: [{ label: NEVER, text: 'leek, brocolli, xyzzy' }] })
  expect(saved.unknownWords).toEqual([
    {
      word: 'brocolli',
      suggestions: ['broccoli', expect.anything()].slice(0, saved.unknownWords[0]?.suggestions.length),
    },
    { word: 'xyzzy', suggestions: [] },
  ])
  expect((await load()).dietary[1]?.value.text).toBe('leek, brocolli, xyzzy')
  expect(await UserSettingsModel.query(app.services.db).findById(person.userId)).toMatchObject({
    neverEatenSlugs: expect.arrayContaining(['leek', 'vegetable-stock']),
  })
})

test('a store can be preferred while there is one, and unset', async () => {
  await app.services.db('stores').insert([
    { id: 'market', name: 'market', changedAt: 1 },
    { id: 'corner', name: 'Corner shop', changedAt: 1 },
  ])
  const preferred = async () => (await load()).tags[1]
  const saved = await save({ tags: [{ label: 'Preferred store', choice: 'corner SHOP' }] })
  expect(saved.forms?.tags[1]).toMatchObject({ choices: ['Corner shop', 'market'], value: { choice: 'Corner shop' } })
  await app.services.db('stores').where({ id: 'corner' }).delete()
  expect(await preferred()).toMatchObject({ choices: ['market'], value: { choice: '' } })
  await save({ tags: [{ label: 'Preferred store', choice: 'market' }] })
  await save({ tags: [{ label: 'Preferred store', choice: '' }] })
  expect((await preferred())?.value.choice).toBe('')
  await app.services.db('stores').delete()
})

test('two saves at once lose neither answer', async () => {
  await Promise.all([
    save({ dietary: [{ label: DIET, settings: vegan }] }),
    save({ dietary: [{ label: NEVER, text: 'garlic' }] }),
    save({ tags: [{ label: 'Tags', settings: quick }] }),
  ])
  const { dietary, tags } = await load()
  expect([dietary[0]?.value.settings, dietary[1]?.value.text, tags[0]?.value.settings]).toEqual([
    vegan,
    'garlic',
    quick,
  ])
})

test('callers who are not signed in neither see nor save settings', async () => {
  expect((await app.graphql(`{ settingsForms ${FORMS} }`)).status).toBe(401)
  expect((await app.graphql(SAVE, { input: {} })).status).toBe(401)
})
