import { wishesOfHousehold } from '../../../server/wishes/householdWishes'
import { wishesOf } from '../../../server/wishes/wishesOf'
import { NO_WISHES } from '../../../server/wishes/wishes'
import { tableMenu } from '../../../server/menu/tableMenu'
import { statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { addMember, joinHousehold } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()

interface Field {
  id: string
  type: string
  options: { id: string; label: string; settings: { id: string; label: string }[] }[]
  answer: { optionIds: string[]; settings: { optionId: string; settingId: string }[] }
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
}

const FORM = `{ id kind label fields { id type options { id label settings { id label } }
  answer { optionIds settings { optionId settingId } } } }`
const SAVE = `mutation ($input: SaveFormsInput!) { saveForms(input: $input) { ok errors { code field message } forms ${FORM} } }`

let ann: Person
beforeEach(async () => {
  ann = await signUpAndIn(app)
})

async function save(input: object, by = ann): Promise<Saved> {
  const { data, errors } = await app.graphql(SAVE, { input }, by.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { saveForms: Saved }).saveForms
}

async function wishForm(by = ann): Promise<Form> {
  const { data, errors } = await app.graphql(`{ viewer { household { wishForm ${FORM} } } }`, {}, by.token)
  expect(errors).toBeUndefined()
  return (data as unknown as { viewer: { household: { wishForm: Form } } }).viewer.household.wishForm
}

const chosen = (form: Form | undefined): Record<string, string[]> =>
  Object.fromEntries(
    (form?.fields ?? []).flatMap(({ id, answer }) => (answer.optionIds.length > 0 ? [[id, answer.optionIds]] : [])),
  )

const choose = (fieldId: string, ...optionIds: (string | number)[]) => ({ fieldId, optionIds: optionIds.map(String) })

async function wishesOfTable(by = ann) {
  const [table, wishes] = await Promise.all([tableMenu(app.services, by), wishesOfHousehold(app.services, by)])
  return wishesOf(wishes, table.members)
}

test('a household that said nothing wishes nothing, in a form of dropdowns', async () => {
  const form = await wishForm()
  expect([form.kind, form.label]).toEqual(['WISHES', 'Wishes'])
  expect(form.fields.every(({ type, options }) => type === 'DROPDOWN' && options.length > 0)).toBe(true)
  expect(chosen(form)).toEqual({})
  expect(await wishesOfTable()).toEqual(NO_WISHES)
})

test('wishes are stored for the household, and read by planning', async () => {
  const { ok, forms } = await save({
    answers: [
      choose('wishes.minutes.dinner.weekday', 30),
      choose('wishes.counts.FISH.atLeast', 2),
      choose('wishes.counts.RED_MEAT.atMost', 1),
      choose('wishes.budget', 150),
      choose('wishes.recentWeeks', 0),
    ],
  })
  expect(ok).toBe(true)
  expect(forms?.map(({ kind }) => kind)).toEqual(['DIETARY', 'TAGS', 'TARGETS', 'WISHES'])
  expect(await wishesOfTable()).toEqual({
    ...NO_WISHES,
    minutes: { ...NO_WISHES.minutes, dinner: { weekday: 30, weekend: null } },
    counts: { FISH: { atLeast: 2, atMost: null }, RED_MEAT: { atLeast: null, atMost: 1 } },
    budget: 150,
    recentWeeks: 0,
  })
  expect(chosen(await wishForm())).toEqual({
    'wishes.minutes.dinner.weekday': ['30'],
    'wishes.counts.FISH.atLeast': ['2'],
    'wishes.counts.RED_MEAT.atMost': ['1'],
    'wishes.budget': ['150'],
    'wishes.recentWeeks': ['0'],
  })
  await save({ answers: [choose('wishes.budget'), choose('wishes.recentWeeks')] })
  expect(await wishesOfTable()).toMatchObject({ budget: null, recentWeeks: 2, counts: { FISH: { atLeast: 2 } } })
})

test('at least more than at most is refused by the field that was sent, and nothing is stored', async () => {
  await save({ answers: [choose('wishes.counts.FISH.atMost', 2)] })
  const answers = [choose('wishes.budget', 100), choose('wishes.counts.FISH.atLeast', 3)]
  const refused = [{ code: 'OUT_OF_RANGE', field: 'answers[1].optionIds' }]
  expect(await save({ answers, isPreview: true })).toMatchObject({ ok: false, forms: null, errors: refused })
  const { errors } = await save({ answers })
  expect(errors).toMatchObject(refused)
  expect(errors[0]?.message).toBe("'Fish at least' is more than 'Fish at most'.")
  expect(chosen(await wishForm())).toEqual({ 'wishes.counts.FISH.atMost': ['2'] })
})

test('mistakes name their place', async () => {
  const { errors } = await save({
    answers: [
      choose('wishes.budget', 151),
      choose('wishes.minutes.brunch.weekday', 10),
      choose('wishes.counts.FISH.atLeast', 1, 2),
      { fieldId: 'targets.day', optionSettings: [{ optionId: 'protein', settingId: '61' }] },
    ],
  })
  expect(errors.map(({ code, field }) => [code, field])).toEqual([
    ['UNKNOWN', 'answers[0].optionIds[0]'],
    ['UNKNOWN', 'answers[1].fieldId'],
    ['TOO_MANY', 'answers[2].optionIds'],
    ['UNKNOWN', 'answers[3].optionSettings[0].settingId'],
  ])
})

test('a preview stores nothing', async () => {
  const { forms } = await save({ answers: [choose('wishes.budget', 150)], isPreview: true })
  expect(chosen(forms?.find(({ kind }) => kind === 'WISHES'))).toMatchObject({ 'wishes.budget': ['150'] })
  expect(chosen(await wishForm())).toEqual({})
})

const targets = (...settings: [string, string | number][]) => ({
  fieldId: 'targets.day',
  optionSettings: settings.map(([optionId, settingId]) => ({ optionId, settingId: String(settingId) })),
})

test('a member has targets, with accounts and without, by those who may edit them', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
  const child = await addMember(app, ann, 'Mia')
  await save({ answers: [targets(['energy', 8000], ['protein', 60], ['sodium', 2000])] })
  await save({ memberId: child, answers: [targets(['fibre', 20], ['saturatedFat', 12])] })
  const { members } = await tableMenu(app.services, ann)
  const self = members.find(({ isViewer }) => isViewer)?.id ?? ''
  expect((await wishesOfTable()).targets).toEqual(
    new Map([
      [
        self,
        {
          energy: { atLeast: 7600, atMost: 8400 },
          protein: { atLeast: 60, atMost: null },
          sodium: { atLeast: null, atMost: 2000 },
        },
      ],
      [child, { fibre: { atLeast: 20, atMost: null }, saturatedFat: { atLeast: null, atMost: 12 } }],
    ]),
  )
  const { errors } = await save({ memberId: self, answers: [targets(['protein', 20])] }, ben)
  expect(errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'memberId' }])
  expect((await save({ answers: [choose('wishes.budget', 200)] }, ben)).ok).toBe(true)
  expect(chosen(await wishForm())).toMatchObject({ 'wishes.budget': ['200'] })
})

test('a member has one form of a kind, which only those see who may edit it', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
  const seenBy = async ({ token }: Person) => {
    const query = '{ viewer { household { members { isViewer form(kind: TARGETS) { kind fields { id } } } } } }'
    const { data } = await app.graphql(query, {}, token)
    const { members } = (data as unknown as { viewer: { household: { members: { isViewer: boolean }[] } } }).viewer
      .household
    return members.find(({ isViewer }) => !isViewer)
  }
  expect(await seenBy(ben)).toEqual({ isViewer: false, form: null })
  const { data } = await app.graphql('{ viewer { member { form(kind: TARGETS) { fields { id } } } } }', {}, ann.token)
  expect(data).toEqual({ viewer: { member: { form: { fields: [{ id: 'targets.day' }] } } } })
})

test('targets go along with who leaves, wishes stay', async () => {
  const ben = await signUpAndIn(app)
  await joinHousehold(app, ann, ben)
  await save({ answers: [targets(['protein', 80]), choose('wishes.budget', 200)] }, ben)
  await app.graphql('mutation { leaveHousehold { ok } }', {}, ben.token)
  const { budget, targets: own } = await wishesOfTable(ben)
  expect([budget, [...own.values()]]).toEqual([null, [{ protein: { atLeast: 80, atMost: null } }]])
  expect(await wishesOfTable(ann)).toMatchObject({ budget: 200 })
})

test('wishes go with their household, and are in the export', async () => {
  await save({ answers: [targets(['protein', 80]), choose('wishes.budget', 200)] })
  const { data } = await app.graphql('{ myData }', {}, ann.token)
  expect((data as unknown as { myData: object }).myData).toMatchObject({
    data: {
      household_wishes: { rows: [{ wishes: { budget: 200 } }] },
      user_settings: { rows: [{ targets: { protein: 80 } }] },
    },
  })
  const { members } = await tableMenu(app.services, ann)
  const householdId = members[0]?.householdId ?? ''
  expect(await app.services.db('household_wishes').where({ householdId })).toHaveLength(1)
  await app.services.db('households').where({ id: householdId }).delete()
  expect(await app.services.db('household_wishes').where({ householdId })).toEqual([])
})

test('forms are found by their ids, by the household alone', async () => {
  const { id } = await wishForm()
  const by = async ({ token }: Person) =>
    (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, token)).data
  expect(await by(ann)).toEqual({ node: { id } })
  expect(await by(await signUpAndIn(app))).toEqual({ node: null })
})

test('wishes are read by the statement of the table', async () => {
  await save({ answers: [choose('wishes.budget', 200)] })
  const statements = await statementsOf(app.services.db, () => wishesOfTable())
  expect(statements).toHaveLength(1)
})
