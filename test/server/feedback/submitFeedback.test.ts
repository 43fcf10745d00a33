import { LIMITS } from '../../../schema/limits'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'

const app = givenApp()
let person: Person
let meal: string

beforeAll(async () => {
  person = await signUpAndIn(app)
  meal = (await names(person.token))[0] ?? ''
})
beforeEach(() => app.services.db('feedback').delete())

interface Result {
  submitted: boolean
  errors: { code: string; field: string | null; message: string }[]
}

const SUBMIT =
  'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { submitted errors { code field message } } }'

async function submit(input: object, token: string | null = person.token): Promise<Result> {
  const { data } = await app.graphql(SUBMIT, { input }, token)
  return (data as unknown as { submitFeedback: Result }).submitFeedback
}

async function names(token: string): Promise<string[]> {
  return ((await app.graphql('{ mealNames }', {}, token)).data as unknown as { mealNames: string[] }).mealNames
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join('  \n ')
const stored = async () => ({
  forms: await app.services.db('feedback'),
  adjustments: await app.services.db('meal_adjustments').orderBy('position'),
})

test('every part of a form is stored', async () => {
  const questions = [
    { question: 'Would you recommend us to a friend?', answer: true },
    { question: 'Does it save you 1 hour?', answer: null },
  ]
  const textResponses = { storesSupported: ' Corner Grocer ', benefits: 'time 🥕', wishes: '', general: 'thanks' }
  const mealAdjustments = [
    { meal, recommendation: ' less salt ' },
    { meal, recommendation: 'more carrots' },
  ]
  expect(await submit({ questions, textResponses, mealAdjustments })).toEqual({ submitted: true, errors: [] })
  const { forms, adjustments } = await stored()
  expect(forms).toMatchObject([
    { userId: person.userId, storesSupported: 'Corner Grocer', benefits: 'time 🥕', wishes: '', general: 'thanks' },
  ])
  expect(JSON.parse(forms[0].questions)).toEqual(questions)
  expect(adjustments).toMatchObject([
    { position: 0, meal, recommendation: 'less salt' },
    { position: 1, meal, recommendation: 'more carrots' },
  ])
})

test('any question can be skipped', async () => {
  expect(await submit({})).toEqual({ submitted: true, errors: [] })
})

test.each([
  ['storesSupported', 10],
  ['benefits', 50],
  ['wishes', 50],
  ['general', 100],
])('%s takes %i words and not one more', async (name, limit) => {
  expect((await submit({ textResponses: { [name]: words(limit) } })).submitted).toBe(true)
  const { submitted, errors } = await submit({ textResponses: { [name]: words(limit + 1) } })
  expect({ submitted, errors }).toMatchObject({
    submitted: false,
    errors: [{ code: 'TOO_LONG', field: `input.textResponses.${name}` }],
  })
  expect((await stored()).forms).toHaveLength(1)
})

test('everything that is wrong is named, and nothing is stored', async () => {
  const mealAdjustments = [
    { meal, recommendation: 'fine' },
    { meal: 'Soup of the day before', recommendation: 'fine' },
    { meal, recommendation: ' \n ' },
    { meal: ' ', recommendation: 'x'.repeat(LIMITS.textLength + 1) },
  ]
  const questions = [{ question: ' ', answer: true }, { question: 'x'.repeat(301) }, { question: 'nul \u0000' }]
  const { submitted, errors } = await submit({
    questions,
    textResponses: { general: 'x'.repeat(5001), wishes: 'half \ud83d' },
    mealAdjustments,
  })
  expect(submitted).toBe(false)
  expect(errors.map(({ code, field }) => [code, field])).toEqual([
    ['REQUIRED', 'input.questions[0].question'],
    ['TOO_LONG', 'input.questions[1].question'],
    ['INVALID', 'input.questions[2].question'],
    ['INVALID', 'input.textResponses.wishes'],
    ['TOO_LONG', 'input.textResponses.general'],
    ['UNKNOWN', 'input.mealAdjustments[1].meal'],
    ['REQUIRED', 'input.mealAdjustments[2].recommendation'],
    ['REQUIRED', 'input.mealAdjustments[3].meal'],
    ['TOO_LONG', 'input.mealAdjustments[3].recommendation'],
  ])
  expect(await stored()).toEqual({ forms: [], adjustments: [] })
})

test('five meals and twenty questions at most', async () => {
  const adjustments = (count: number) => Array.from({ length: count }, () => ({ meal, recommendation: 'more' }))
  const questions = (count: number) => Array.from({ length: count }, () => ({ question: 'Why?', answer: false }))
  expect((await submit({ mealAdjustments: adjustments(5), questions: questions(20) })).submitted).toBe(true)
  expect((await submit({ mealAdjustments: adjustments(6) })).errors).toMatchObject([
    { code: 'TOO_MANY', field: 'input.mealAdjustments' },
  ])
  expect((await submit({ questions: questions(21) })).errors).toMatchObject([
    { code: 'TOO_MANY', field: 'input.questions' },
  ])
})

test('a recommendation of more than a hundred words is taken: the limit is suggested only', async () => {
  expect((await submit({ mealAdjustments: [{ meal, recommendation: words(150) }] })).submitted).toBe(true)
})

test('the same submission is stored once, of each person, however often and at once it is sent', async () => {
  const other = await signUpAndIn(app)
  const input = {
    submissionId: 'one',
    textResponses: { general: 'hello' },
    mealAdjustments: [{ meal, recommendation: 'more' }],
  }
  const results = await Promise.all([...Array.from({ length: 5 }, () => submit(input)), submit(input, other.token)])
  expect(results.map(({ submitted }) => submitted)).toEqual(Array(6).fill(true))
  await submit(input)
  await submit({ ...input, submissionId: 'One' })
  const { forms, adjustments } = await stored()
  expect(forms.map(({ userId, submissionId }) => [userId === person.userId, submissionId]).sort()).toEqual([
    [false, 'one'],
    [true, 'One'],
    [true, 'one'],
  ])
  expect(adjustments).toHaveLength(3)
  expect((await submit({ submissionId: 'x'.repeat(101) })).errors).toMatchObject([
    { code: 'TOO_LONG', field: 'input.submissionId' },
  ])
})

test('feedback and meal names are for people who are signed in', async () => {
  const { status, errors } = await app.graphql(SUBMIT, { input: {} })
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  expect((await app.graphql('{ mealNames }')).status).toBe(401)
})

test('the names are those of all meals, sorted, each once', async () => {
  const all = await names(person.token)
  expect(new Set(all)).toEqual(new Set(app.services.catalogue.compiled.meals.map(({ name }) => name)))
  expect(all).toHaveLength(new Set(all).size)
  expect(all).toEqual([...all].sort(new Intl.Collator('en-AU').compare))
})

test("feedback is in its owner's export, and is deleted with the account", async () => {
  const leaving = await signUpAndIn(app)
  await submit(
    { textResponses: { general: 'my words' }, mealAdjustments: [{ meal, recommendation: 'less salt' }] },
    leaving.token,
  )
  const { data } = await app.graphql('{ myData }', {}, leaving.token)
  const held = (data as unknown as { myData: { data: { feedback: { rows: object[] } } } }).myData.data.feedback.rows
  expect(held).toMatchObject([{ general: 'my words', meal_adjustments: [{ meal, recommendation: 'less salt' }] }])
  await app.graphql(
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }',
    { input: { password: leaving.password } },
    leaving.token,
  )
  expect(await stored()).toEqual({ forms: [], adjustments: [] })
})
