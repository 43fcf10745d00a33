import { LIMITS } from '../../../schema/limits'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { TAGS } from '../../../server/catalogue/types'
import { UserSettingsModel } from '../../../server/settings/UserSettingsModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

interface Field {
  label: string
  type: string
  choices: string[] | null
  settingOptions: { choice: string; possibleSettings: string[] }[] | null
  value: { text: string | null; choice: string | null; choices: string[] | null; settings: { choice: string; setting: string }[] | null }
}
interface Forms {
  dietary: Field[]
  tags: Field[]
}
interface Saved {
  forms: Forms | null
  unknownWords: { word: string; suggestions: string[] }[]
  errors: { code: string; field: string | null; message: string }[]
}

const FIELD = 'label type help choices settingOptions { choice possibleSettings } value { text choice choices settings { choice setting } }'
const FORMS = `{ dietary { ${FIELD} } tags { ${FIELD} } }`
const SAVE = `mutation ($input: SaveSettingsInput!) {
  saveSettings(input: $input) { forms ${FORMS} unknownWords { word suggestions } errors { code field message } }
}`
const DIET = 'Dietary requirements'
const NEVER = 'Ingredients I never eat'

const app = givenApp()
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

async function load(by = person): Promise<Forms> {
  const answer = await app.graphql(`{ settingsForms ${FORMS} }`, {}, by.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.settingsForms as never
}

async function save(input: object, by = person): Promise<Saved> {
  const answer = await app.graphql(SAVE, { input }, by.token)
  expect(answer.errors).toBeUndefined()
  return answer.data.saveSettings as never
}

const vegan = [{ choice: 'Vegan', setting: 'Strict' }, { choice: 'Gluten free', setting: 'Adapt' }]
const quick = [{ choice: 'Quick', setting: 'More' }, { choice: 'Kid friendly', setting: 'Never' }]

test('the forms describe every requirement and every tag', async () => {
  const { dietary, tags } = await load()
  expect(dietary).toMatchObject([
    { label: DIET, type: 'MULTI_CHECKBOX', choices: null, value: { settings: [], text: null } },
    { label: NEVER, type: 'TEXT', choices: null, settingOptions: null, value: { text: '', settings: null } },
  ])
  expect(dietary[0]?.settingOptions).toEqual(REQUIREMENTS.map(({ label }) => ({ choice: label, possibleSettings: ['Strict', 'Adapt'] })))
  expect(tags).toMatchObject([
    { label: 'Tags', type: 'MULTI_CHECKBOX', value: { settings: [] } },
    { label: 'Preferred store', type: 'DROPDOWN', settingOptions: null, value: { choice: '' } },
  ])
  expect(tags[0]?.settingOptions).toHaveLength(TAGS.length)
  expect(tags[0]?.settingOptions).toContainEqual({ choice: 'Kid friendly', possibleSettings: ['More', 'Less', 'Never'] })
})

test('what is saved comes back, and fields that are not named stay', async () => {
  const first = await save({ dietary: [{ label: DIET, settings: vegan }, { label: NEVER, text: ' Mushrooms, coriander ' }], tags: [{ label: 'Tags', settings: quick }] })
  expect(first).toMatchObject({ unknownWords: [], errors: [] })
  expect(await load()).toEqual(first.forms)
  const second = await save({ tags: [{ label: 'Tags', settings: [] }] })
  expect(second.forms?.dietary).toEqual(first.forms?.dietary)
  expect(second.forms?.dietary.map(({ value }) => value)).toMatchObject([{ settings: vegan }, { text: 'Mushrooms, coriander' }])
  expect(second.forms?.tags[0]?.value.settings).toEqual([])
  expect((await load(await signUpAndIn(app))).dietary[0]?.value.settings).toEqual([])
})

test('an answer may be spelled in any case, and choices that are not named are unset', async () => {
  await save({ dietary: [{ label: DIET, settings: vegan }] })
  const saved = await save({ dietary: [{ label: 'dietary requirements', settings: [{ choice: 'egg FREE', setting: 'strict' }] }] })
  expect(saved.forms?.dietary[0]?.value.settings).toEqual([{ choice: 'Egg free', setting: 'Strict' }])
})

test('a word that happens to be one of the language of the program is a word like any other', async () => {
  const saved = await save({ dietary: [{ label: NEVER, text: 'constructor' }] })
  expect(saved).toMatchObject({ errors: [], unknownWords: [{ word: 'constructor', suggestions: [] }] })
})

test('unknown words are saved as typed and reported with near matches', async () => {
  const saved = await save({ dietary: [{ label: NEVER, text: 'leek, brocolli, xyzzy' }] })
  expect(saved.unknownWords).toEqual([{ word: 'brocolli', suggestions: ['broccoli', expect.anything()].slice(0, saved.unknownWords[0]?.suggestions.length) }, { word: 'xyzzy', suggestions: [] }])
  expect((await load()).dietary[1]?.value.text).toBe('leek, brocolli, xyzzy')
  expect(await UserSettingsModel.query(app.services.db).findById(person.userId)).toMatchObject({ neverEatenSlugs: ['leek'] })
})

test.each([
  ['no such field', { dietary: [{ label: 'Favourite colour', text: 'red' }] }, 'UNKNOWN', 'dietary[0].label'],
  ['a field of the other form', { tags: [{ label: DIET, settings: [] }] }, 'UNKNOWN', 'tags[0].label'],
  ['the same field twice', { dietary: [{ label: NEVER, text: 'a' }, { label: NEVER, text: 'b' }] }, 'DUPLICATE', 'dietary[1].label'],
  ['no answer', { dietary: [{ label: NEVER }] }, 'REQUIRED', 'dietary[0].text'],
  ['null as an answer', { dietary: [{ label: DIET, settings: null }] }, 'REQUIRED', 'dietary[0].settings'],
  ['an answer of another type', { dietary: [{ label: NEVER, text: 'a', settings: vegan }] }, 'INVALID', 'dietary[0].settings'],
  ['an unknown choice', { dietary: [{ label: DIET, settings: [...vegan, { choice: 'Carnivore', setting: 'Strict' }] }] }, 'UNKNOWN', 'dietary[0].settings[2].choice'],
  ['an unknown setting', { dietary: [{ label: DIET, settings: [...vegan, { choice: 'Egg free', setting: 'Maybe' }] }] }, 'UNKNOWN', 'dietary[0].settings[2].setting'],
  ['a setting of the other form', { tags: [{ label: 'Tags', settings: [{ choice: 'Quick', setting: 'Strict' }] }] }, 'UNKNOWN', 'tags[0].settings[0].setting'],
  ['a choice twice', { tags: [{ label: 'Tags', settings: [{ choice: 'Quick', setting: 'More' }, { choice: 'quick', setting: 'Less' }] }] }, 'DUPLICATE', 'tags[0].settings[1].choice'],
  ['an unknown store', { tags: [{ label: 'Preferred store', choice: 'Corner shop of nowhere' }] }, 'UNKNOWN', 'tags[0].choice'],
  ['a text that is too long', { dietary: [{ label: NEVER, text: 'a'.repeat(LIMITS.neverEatenLength + 1) }] }, 'TOO_LONG', 'dietary[0].text'],
  ['too many words', { dietary: [{ label: NEVER, text: Array.from({ length: LIMITS.neverEatenWords + 1 }, () => 'egg').join() }] }, 'TOO_MANY', 'dietary[0].text'],
  ['a NUL', { dietary: [{ label: NEVER, text: 'egg\u0000plant' }] }, 'INVALID', 'dietary[0].text'],
  ['a thousand settings', { tags: [{ label: 'Tags', settings: Array.from({ length: 1000 }, () => quick[0]) }] }, 'TOO_MANY', 'tags[0].settings'],
  ['a thousand answers', { tags: Array.from({ length: 1000 }, () => ({ label: 'Tags', settings: [] })) }, 'TOO_MANY', 'tags'],
])('%s is refused by name, and nothing at all is stored', async (_what, wrong: { dietary?: object[]; tags?: object[] }, code, field) => {
  await save({ dietary: [{ label: NEVER, text: 'garlic' }] })
  const before = await load()
  const good = wrong.dietary ? { tags: [{ label: 'Tags', settings: quick }] } : { dietary: [{ label: DIET, settings: vegan }] }
  expect(await save({ ...good, ...wrong })).toMatchObject({ forms: null, unknownWords: [], errors: [{ code, field }] })
  expect(await load()).toEqual(before)
})

test('every mistake is reported at once', async () => {
  const { errors } = await save({
    dietary: [{ label: 'X', text: '' }, { label: DIET, settings: [{ choice: 'Vegan', setting: 'Y' }] }],
    tags: [{ label: 'Preferred store', choice: 'Z' }],
  })
  expect(errors.map(({ field }) => field)).toEqual(['dietary[0].label', 'dietary[1].settings[0].setting', 'tags[0].choice'])
})

test('a store can be preferred while there is one, and unset', async () => {
  await app.services.db('stores').insert([{ id: 'market', name: 'market', changedAt: 1 }, { id: 'corner', name: 'Corner shop', changedAt: 1 }])
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
  expect([dietary[0]?.value.settings, dietary[1]?.value.text, tags[0]?.value.settings]).toEqual([vegan, 'garlic', quick])
})

test('nobody who is not signed in sees or saves settings', async () => {
  expect((await app.graphql(`{ settingsForms ${FORMS} }`)).status).toBe(401)
  expect((await app.graphql(SAVE, { input: {} })).status).toBe(401)
})
