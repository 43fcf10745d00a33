import { ProfileSettingsModel } from '../../../server/settings/ProfileSettingsModel'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { DIET, DISLIKED, FORMS, type Forms, NEVER, SAVE, settingsCalls, vegan } from './settingsCalls'

const app = givenApp()
let ann: Person
let ben: Person
const { load, save } = settingsCalls(app, () => ann)

beforeEach(async () => {
  ann = await signUpAndIn(app)
  ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
})

const ask = (memberId: string, by = ann) =>
  app.graphql(`query ($memberId: ID) { settingsForms(memberId: $memberId) ${FORMS} }`, { memberId }, by.token)
const answersOf = ({ data }: Awaited<ReturnType<typeof ask>>) => {
  const { dietary, tags } = data.settingsForms as unknown as Forms
  return [...dietary, ...tags].map(({ label, value }) => [label, value.settings ?? value.text ?? value.choice])
}

test('a member without an account has both forms but no preferred store', async () => {
  const mia = await addMember(app, ann, 'Mia')
  const saved = await save({
    memberId: mia,
    dietary: [
      { label: DIET, settings: vegan },
      { label: NEVER, text: 'mushrooms' },
    ],
    tags: [{ label: 'Tags', settings: [{ choice: 'Spicy', setting: 'Never' }] }],
  })
  expect(saved.errors).toEqual([])
  expect(saved.forms?.tags.map(({ label }) => label)).toEqual(['Tags'])
  expect(answersOf(await ask(mia))).toEqual([
    [DIET, vegan],
    [NEVER, 'mushrooms'],
    [DISLIKED, ''],
    ['Tags', [{ choice: 'Spicy', setting: 'Never' }]],
  ])
  const row = await ProfileSettingsModel.query(app.services.db).findById(mia)
  expect(row?.neverEatenSlugs).toContain('mushroom')
  expect((await load()).dietary[0]?.value.settings).toEqual([])
  const { errors } = await save({ memberId: mia, tags: [{ label: 'Preferred store', choice: '' }] })
  expect(errors).toMatchObject([{ code: 'UNKNOWN', field: 'tags[0].label' }])
})

test('answers are stored whole or not at all, and what is not named stays', async () => {
  const mia = await addMember(app, ann, 'Mia', { requirements: { VEGAN: 'STRICT' } })
  const wrong = await save({
    memberId: mia,
    dietary: [
      { label: NEVER, text: 'peas' },
      { label: DIET, settings: [{ choice: 'Vegan', setting: 'Sometimes' }] },
    ],
  })
  expect(wrong.errors).toMatchObject([{ code: 'UNKNOWN', field: 'dietary[1].settings[0].setting' }])
  expect((await ProfileSettingsModel.query(app.services.db).findById(mia))?.neverEaten).toBe('')
  await save({ memberId: mia, dietary: [{ label: NEVER, text: 'peas' }] })
  expect(await ProfileSettingsModel.query(app.services.db).findById(mia)).toMatchObject({
    neverEaten: 'peas',
    requirements: { VEGAN: 'STRICT' },
  })
})

test('who may edit the answers may see them, and no one else', async () => {
  const stranger = await signUpAndIn(app)
  const ofOwner = await addMember(app, ann, 'Mia')
  const ofAll = await addMember(app, ann, 'Sam', {}, { answersEditedBy: 'EVERYONE' })
  const rows: { id: string }[] = await app.services.db('household_members').where({ userId: ben.userId }).select('id')
  const bens = rows[0]?.id ?? ''
  const allowed: [Person, string, boolean | null][] = [
    [ann, ofOwner, true],
    [ann, ofAll, true],
    [ann, bens, false],
    [ben, ofOwner, false],
    [ben, ofAll, true],
    [ben, bens, true],
    [stranger, ofAll, null],
  ]
  for (const [person, memberId, may] of allowed) {
    const read = await ask(memberId, person)
    const { errors } = await save({ memberId, dietary: [{ label: NEVER, text: 'figs' }] }, person)
    if (may === true) {
      expect(read.errors).toBeUndefined()
      expect(errors).toEqual([])
    } else {
      expect(read.errors?.[0]?.extensions.code).toBe(may === null ? 'BAD_USER_INPUT' : 'FORBIDDEN')
      expect(errors).toMatchObject([{ code: may === null ? 'UNKNOWN' : 'NOT_ALLOWED', field: 'memberId' }])
    }
  }
})

test('what another account lets everyone edit is the answers of that account', async () => {
  await app.services.db('household_members').where({ userId: ben.userId }).update({ answersEditedBy: 'EVERYONE' })
  const rows: { id: string }[] = await app.services.db('household_members').where({ userId: ben.userId }).select('id')
  await save({ memberId: rows[0]?.id, dietary: [{ label: DIET, settings: vegan }] })
  expect((await load(ben)).dietary[0]?.value.settings).toEqual(vegan)
  expect((await load(ann)).dietary[0]?.value.settings).toEqual([])
})

test('saves of a member that arrive at once keep what each of them named', async () => {
  const mia = await addMember(app, ann, 'Mia')
  await ProfileSettingsModel.query(app.services.db).deleteById(mia)
  const sent = [{ dietary: [{ label: NEVER, text: 'olives' }] }, { dietary: [{ label: DIET, settings: vegan }] }]
  const answers = await Promise.all(
    sent.map((input) => app.graphql(SAVE, { input: { ...input, memberId: mia } }, ann.token)),
  )
  for (const { errors } of answers) expect(errors).toBeUndefined()
  expect(await ProfileSettingsModel.query(app.services.db).findById(mia)).toMatchObject({
    neverEaten: 'olives',
    requirements: { VEGAN: 'STRICT', GLUTEN_FREE: 'ADAPT' },
  })
})
