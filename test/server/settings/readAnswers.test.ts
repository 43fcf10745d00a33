import { LIMITS } from '../../../schema/limits'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { DIET, NEVER, quick, settingsCalls, vegan } from './settingsCalls'

const app = givenApp()
let person: Person
const { load, save } = settingsCalls(app, () => person)

beforeEach(async () => {
  person = await signUpAndIn(app)
})

test.each([
  ['no such field', { dietary: [{ label: 'Favourite colour', text: 'red' }] }, 'UNKNOWN', 'dietary[0].label'],
  ['a field of the other form', { tags: [{ label: DIET, settings: [] }] }, 'UNKNOWN', 'tags[0].label'],
  [
    'the same field twice',
    {
      dietary: [
        { label: NEVER, text: 'a' },
        { label: NEVER, text: 'b' },
      ],
    },
    'DUPLICATE',
    'dietary[1].label',
  ],
  ['no answer', { dietary: [{ label: NEVER }] }, 'REQUIRED', 'dietary[0].text'],
  ['null as an answer', { dietary: [{ label: DIET, settings: null }] }, 'REQUIRED', 'dietary[0].settings'],
  [
    'an answer of another type',
    { dietary: [{ label: NEVER, text: 'a', settings: vegan }] },
    'INVALID',
    'dietary[0].settings',
  ],
  [
    'an unknown choice',
    { dietary: [{ label: DIET, settings: [...vegan, { choice: 'Carnivore', setting: 'Strict' }] }] },
    'UNKNOWN',
    'dietary[0].settings[2].choice',
  ],
  [
    'an unknown setting',
    { dietary: [{ label: DIET, settings: [...vegan, { choice: 'Egg free', setting: 'Maybe' }] }] },
    'UNKNOWN',
    'dietary[0].settings[2].setting',
  ],
  [
    'a setting of the other form',
    { tags: [{ label: 'Tags', settings: [{ choice: 'Quick', setting: 'Strict' }] }] },
    'UNKNOWN',
    'tags[0].settings[0].setting',
  ],
  [
    'a choice twice',
    {
      tags: [
        {
          label: 'Tags',
          settings: [
            { choice: 'Quick', setting: 'More' },
            { choice: 'quick', setting: 'Less' },
          ],
        },
      ],
    },
    'DUPLICATE',
    'tags[0].settings[1].choice',
  ],
  [
    'an unknown store',
    { tags: [{ label: 'Preferred store', choice: 'Corner shop of nowhere' }] },
    'UNKNOWN',
    'tags[0].choice',
  ],
  [
    'a text that is too long',
    { dietary: [{ label: NEVER, text: 'a'.repeat(LIMITS.neverEatenLength + 1) }] },
    'TOO_LONG',
    'dietary[0].text',
  ],
  [
    'too many words',
    { dietary: [{ label: NEVER, text: Array.from({ length: LIMITS.neverEatenWords + 1 }, () => 'egg').join() }] },
    'TOO_MANY',
    'dietary[0].text',
  ],
  ['a NUL', { dietary: [{ label: NEVER, text: 'egg\u0000plant' }] }, 'INVALID', 'dietary[0].text'],
  [
    'a thousand settings',
    { tags: [{ label: 'Tags', settings: Array.from({ length: 1000 }, () => quick[0]) }] },
    'TOO_MANY',
    'tags[0].settings',
  ],
  [
    'a thousand answers',
    { tags: Array.from({ length: 1000 }, () => ({ label: 'Tags', settings: [] })) },
    'TOO_MANY',
    'tags',
  ],
])(
  '%s is refused by name, and nothing at all is stored',
  async (_what, wrong: { dietary?: object[]; tags?: object[] }, code, field) => {
    await save({ dietary: [{ label: NEVER, text: 'garlic' }] })
    const before = await load()
    const good = wrong.dietary
      ? { tags: [{ label: 'Tags', settings: quick }] }
      : { dietary: [{ label: DIET, settings: vegan }] }
    expect(await save({ ...good, ...wrong })).toMatchObject({
      forms: null,
      unknownWords: [],
      errors: [{ code, field }],
    })
    expect(await load()).toEqual(before)
  },
)

test('every mistake is reported at once', async () => {
  const { errors } = await save({
    dietary: [
      { label: 'X', text: '' },
      { label: DIET, settings: [{ choice: 'Vegan', setting: 'Y' }] },
    ],
    tags: [{ label: 'Preferred store', choice: 'Z' }],
  })
  expect(errors.map(({ field }) => field)).toEqual([
    'dietary[0].label',
    'dietary[1].settings[0].setting',
    'tags[0].choice',
  ])
})
