import { randomUUID } from 'node:crypto'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { TAGS } from '../../../server/catalogue/types'
import { UserSettingsModel } from '../../../server/settings/UserSettingsModel'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { NEVER, settingsCalls } from './settingsCalls'

const app = givenApp()
let ann: Person
const { load, save } = settingsCalls(app, () => ann)

interface Field {
  id: string
  label: string
  type: string
  options: { id: string; label: string; settings: { id: string; label: string }[] }[]
  answer: { text: string | null; optionIds: string[]; settings: { optionId: string; settingId: string }[] }
}
interface Form {
  id: string
  kind: string
  label: string
  fields: Field[]
}
interface Saved {
  ok: boolean
  errors: { code: string; field: string; message: string }[]
  forms: Form[] | null
  effect: {
    problems: { row: { id: string }; reasons: string[]; replacement: object | null }[]
    neverEaten: { word: string; understood: boolean }[]
    categories: { category: string; count: number }[]
  } | null
}

const FORM = `{ id kind label fields { id label type options { id label settings { id label } }
  answer { text optionIds settings { optionId settingId } } } }`
const SAVE = `mutation ($input: SaveFormsInput!) { saveForms(input: $input) { ok errors { code field message } forms ${FORM}
  effect { problems { row { id } reasons replacement { id } } neverEaten { word understood } categories { category count } } } }`
const MEMBERS = `{ viewer { household { members { id name forms ${FORM} } } } }`

beforeEach(async () => {
  ann = await signUpAndIn(app)
  await app.services.db('stores').delete()
  await app.services.db('stores').insert([
    { id: 'corner', name: 'Corner', linkTemplate: null, changedAt: 0 },
    { id: 'market', name: 'Market', linkTemplate: null, changedAt: 0 },
  ])
})

async function saveForms(input: object, by = ann): Promise<Saved> {
  const { data, errors } = await app.graphql(SAVE, { input }, by.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { saveForms: Saved }).saveForms
}

async function members(by = ann): Promise<{ id: string; name: string; forms: Form[] | null }[]> {
  const { data, errors } = await app.graphql(MEMBERS, {}, by.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { viewer: { household: { members: never } } }).viewer.household.members
}

async function formsOf(by = ann): Promise<Form[]> {
  const [first] = await members(by)
  if (!first?.forms) throw new Error('There are no forms')
  return first.forms
}

const vegan = { fieldId: 'dietary.requirements', optionSettings: [{ optionId: 'VEGAN', settingId: 'STRICT' }] }
const store = (...optionIds: string[]) => ({ fieldId: 'tags.preferredStore', optionIds })
const row = (by = ann) => UserSettingsModel.query(app.services.db).findById(by.userId)

test("one's own forms are a short way from the viewer", async () => {
  const { data } = await app.graphql(`{ viewer { member { isViewer forms ${FORM} } } }`, {}, ann.token)
  expect(data).toEqual({ viewer: { member: { isViewer: true, forms: await formsOf() } } })
})

test('fields, options and settings have ids, with labels beside them', async () => {
  const [dietary, tags] = await formsOf()
  expect([dietary?.kind, dietary?.label, tags?.kind, tags?.label]).toEqual(['DIETARY', 'Dietary', 'TAGS', 'Tags'])
  expect([dietary, tags].flatMap((form) => form?.fields.map(({ id }) => id) ?? [])).toEqual([
    'dietary.requirements',
    'dietary.neverEaten',
    'dietary.disliked',
    'tags.preferences',
    'tags.preferredStore',
  ])
  expect(dietary?.fields[0]?.options.map(({ id, label }) => [id, label])).toEqual(
    REQUIREMENTS.map(({ key, label }) => [key, label]),
  )
  const kids = tags?.fields[0]?.options.find(({ id }) => id === 'kid-friendly')
  expect(kids).toEqual({
    id: 'kid-friendly',
    label: 'Kid friendly',
    settings: [
      { id: 'MORE', label: 'More' },
      { id: 'LESS', label: 'Less' },
      { id: 'NEVER', label: 'Never' },
    ],
  })
  expect(tags?.fields[0]?.options).toHaveLength(TAGS.length)
  expect(tags?.fields[1]?.options).toEqual([
    { id: 'corner', label: 'Corner', settings: [] },
    { id: 'market', label: 'Market', settings: [] },
  ])
})

test('what is saved by ids is what the older fields show by labels, and the other way round', async () => {
  const saved = await saveForms({
    answers: [
      vegan,
      { fieldId: 'dietary.neverEaten', text: ' leek, xyzzy ' },
      { fieldId: 'tags.preferences', optionSettings: [{ optionId: 'kid-friendly', settingId: 'NEVER' }] },
      store('market'),
    ],
  })
  expect(saved).toMatchObject({ ok: true, errors: [] })
  expect(saved.effect?.neverEaten).toEqual([
    { word: 'leek', understood: true },
    { word: 'xyzzy', understood: false },
  ])
  expect(await formsOf()).toEqual(saved.forms)
  const { dietary, tags } = await load()
  expect([...dietary, ...tags].map(({ value }) => value.settings ?? value.text ?? value.choice)).toEqual([
    [{ choice: 'Vegan', setting: 'Strict' }],
    'leek, xyzzy',
    '',
    [{ choice: 'Kid friendly', setting: 'Never' }],
    'Market',
  ])
  await save({ tags: [{ label: 'Preferred store', choice: 'corner' }] })
  expect((await formsOf())[1]?.fields[1]?.answer).toEqual({ text: null, optionIds: ['corner'], settings: [] })
  expect((await saveForms({ answers: [store()] })).forms?.[1]?.fields[1]?.answer.optionIds).toEqual([])
  expect((await formsOf())[0]).toEqual(saved.forms?.[0])
})

test.each([
  ['no field', { text: 'figs' }, 'REQUIRED', 'answers[0].fieldId'],
  ['a label', { label: NEVER, text: 'figs' }, 'REQUIRED', 'answers[0].fieldId'],
  ['an unknown field', { fieldId: 'dietary.colour', text: 'red' }, 'UNKNOWN', 'answers[0].fieldId'],
  ['an id and a label', { fieldId: 'dietary.neverEaten', label: NEVER, text: 'a' }, 'INVALID', 'answers[0].label'],
  ['no answer', { fieldId: 'dietary.neverEaten' }, 'REQUIRED', 'answers[0].text'],
  ['an answer by label', { fieldId: 'tags.preferredStore', choice: 'Corner' }, 'INVALID', 'answers[0].choice'],
  ['a label as an option', store('Corner'), 'UNKNOWN', 'answers[0].optionIds[0]'],
  ['two stores', store('corner', 'market'), 'TOO_MANY', 'answers[0].optionIds'],
  [
    'an unknown setting',
    { ...vegan, optionSettings: [{ optionId: 'VEGAN', settingId: 'NEVER' }] },
    'UNKNOWN',
    'answers[0].optionSettings[0].settingId',
  ],
  [
    'an option twice',
    { ...vegan, optionSettings: [...vegan.optionSettings, ...vegan.optionSettings] },
    'DUPLICATE',
    'answers[0].optionSettings[1].optionId',
  ],
  ['a NUL', { fieldId: 'dietary.neverEaten', text: 'egg\u0000plant' }, 'INVALID', 'answers[0].text'],
])('%s is refused by name, and nothing is stored', async (_what, answer, code, field) => {
  const good = { fieldId: 'tags.preferences', optionSettings: [{ optionId: 'quick', settingId: 'MORE' }] }
  const refused = await saveForms({ answers: [answer, good] })
  expect(refused.errors[0] ?? {}).toMatchObject({ code, field })
  expect(refused).toMatchObject({ ok: false, forms: null, effect: null })
  expect(await row()).toBeUndefined()
})

test('a field twice is refused at the second', async () => {
  expect((await saveForms({ answers: [store('corner'), store()] })).errors).toMatchObject([
    { code: 'DUPLICATE', field: 'answers[1].fieldId' },
  ])
})

test('a preview says which rows would no longer suit and stores nothing', async () => {
  const { meals } = app.services.catalogue.compiled
  const meal = meals.find(({ slug }) => slug === 'weeknight-butter-chicken')
  const rowId = randomUUID()
  await app.graphql(
    'mutation ($operations: [PlanOperationInput!]!) { applyPlanOperations(operations: $operations) { ok } }',
    {
      operations: [
        {
          id: randomUUID(),
          act: { addRow: { rowId, category: 'DINNER', uniqueId: encodeMealEntryId(meal?.id ?? '', []) } },
        },
      ],
    },
    ann.token,
  )
  const before = await saveForms({ answers: [], isPreview: true })
  expect(before.effect?.problems).toEqual([])
  const preview = await saveForms({ answers: [vegan], isPreview: true })
  expect(preview.effect?.problems).toMatchObject([{ row: { id: rowId } }])
  expect(preview.effect?.problems[0]?.reasons.join()).not.toBe('')
  const dinners = (saved: Saved) => saved.effect?.categories.find(({ category }) => category === 'DINNER')?.count ?? 0
  expect(dinners(preview)).toBeGreaterThan(0)
  expect(dinners(preview)).toBeLessThan(dinners(before))
  expect(await row()).toBeUndefined()
  const saved = await saveForms({ answers: [vegan] })
  expect(saved).toEqual(preview)
  const { data } = await app.graphql('{ viewer { household { plan { problems { row { id } } } } } }', {}, ann.token)
  expect(data).toEqual({ viewer: { household: { plan: { problems: [{ row: { id: rowId } }] } } } })
})

test('who may not edit the answers sees no forms and gets NOT_ALLOWED', async () => {
  const ben = await signUpAndIn(app)
  const bens = await joinHousehold(app, ann, ben)
  const mia = await addMember(app, ann, 'Mia')
  const seenBy = async (by: Person) => (await members(by)).map(({ forms }) => forms?.map(({ fields }) => fields.length))
  expect(await seenBy(ann)).toEqual([[3, 2, 1], undefined, [3, 1, 1]])
  expect(await seenBy(ben)).toEqual([undefined, [3, 2, 1], undefined])
  for (const [by, memberId] of [
    [ben, mia],
    [ann, bens],
  ] as const)
    for (const isPreview of [true, false])
      expect(await saveForms({ memberId, answers: [vegan], isPreview }, by)).toMatchObject({
        ok: false,
        errors: [{ code: 'NOT_ALLOWED', field: 'memberId' }],
      })
  expect((await saveForms({ memberId: 'none', answers: [] })).errors).toMatchObject([
    { code: 'UNKNOWN', field: 'memberId' },
  ])
  expect((await saveForms({ memberId: `HouseholdMember:${mia}`, answers: [vegan] })).ok).toBe(true)
  expect((await members())[2]?.forms?.[0]?.fields[0]?.answer.settings).toEqual(vegan.optionSettings)
})

test('the forms of twelve members are as many statements as those of two', async () => {
  await addMember(app, ann, 'Mia')
  const counts: number[] = []
  for (let size = 2; size <= 12; size += 5) {
    counts.push((await statementsOf(app.services.db, () => members())).length)
    for (let more = 0; more < 5; more += 1) await addMember(app, ann, `Guest ${size + more}`)
  }
  expect(new Set(counts).size).toBe(1)
})
