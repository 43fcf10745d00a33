import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { rowOf } from '../../support/plans'
import { raffleRows } from './raffleRows'

const app = givenApp()
const { thisMonth, plan, giveFeedback } = raffleRows(app)
let person: Person

beforeAll(async () => {
  person = await signUpAndIn(app)
})
beforeEach(async () => {
  for (const table of ['feedback', 'generated_plans']) await app.services.db(table).delete()
})

const RANDOMIZE =
  'mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) { errors { message } } }'
const SUBMIT = 'mutation ($input: SubmitFeedbackInput!) { submitFeedback(input: $input) { submitted } }'

const standing = async () =>
  (
    await app.graphql(
      '{ raffleStatus { month monthName plansGenerated plansNeeded feedbackGiven eligible } }',
      {},
      person.token,
    )
  ).data.raffleStatus as { plansGenerated: number } | undefined

describe('how a user stands', () => {
  it('counts the plans of this month in Sydney, and feedback of any time', async () => {
    const { month, name, start } = thisMonth()
    expect(await standing()).toEqual({
      month,
      monthName: name,
      plansGenerated: 0,
      plansNeeded: 2,
      feedbackGiven: false,
      eligible: false,
    })
    await plan(person.userId, start - 1, start)
    await giveFeedback(person.userId)
    expect(await standing()).toMatchObject({ plansGenerated: 1, feedbackGiven: true, eligible: false })
    await plan(person.userId, start + 1)
    expect(await standing()).toMatchObject({ plansGenerated: 2, eligible: true })
  })

  it('needs feedback, and a token', async () => {
    await plan(person.userId, thisMonth().start, thisMonth().start, thisMonth().start)
    expect(await standing()).toMatchObject({ plansGenerated: 3, feedbackGiven: false, eligible: false })
    expect((await app.graphql('{ raffleStatus { eligible } }')).status).toBe(401)
  })

  it('counts proposals for categories, and none for a single row or for gaps', async () => {
    const propose = async (input: object) => {
      const { data } = await app.graphql(RANDOMIZE, { input }, person.token)
      expect(data.randomizeMealPlan).toEqual({ errors: [] })
      return (await standing())?.plansGenerated
    }
    const keep = ['dinner', 'dinner', 'lunch'].map(
      (category, index) => rowOf(app, category as 'dinner', index).uniqueId,
    )
    const one = { dinner: { numMeals: 1 } }
    expect(await propose({ ...one, keep })).toBe(0)
    expect(await propose({ ...one, keep, breakfast: { numMeals: 0 } })).toBe(0)
    expect(await propose({ ...one, scope: 'ROW' })).toBe(0)
    expect(await propose({ dinner: { numMeals: 2 }, keep, scope: 'GAPS' })).toBe(0)
    expect(await propose({ ...one, keep: ['', ''] })).toBe(1)
    expect(await propose({ ...one, keep, scope: 'CATEGORIES' })).toBe(2)
    expect(await propose({ dinner: { numMeals: 2 }, keep })).toBe(3)
    expect(await propose({ ...one, breakfast: { numMeals: 1 }, keep })).toBe(4)
    expect(await app.services.db('generated_plans')).toHaveLength(8)
  })

  it.each([
    [false, {}],
    [false, { questions: [{ question: 'Is it "answer":true?', answer: null }], textResponses: { general: ' ' } }],
    [true, { questions: [{ question: 'Is it useful?', answer: false }] }],
    [
      true,
      {
        questions: [
          { question: 'a', answer: null },
          { question: 'Is it useful?', answer: true },
        ],
      },
    ],
    [true, { textResponses: { storesSupported: 'Aldi' } }],
    [true, { textResponses: { wishes: 'More soups' } }],
  ])('feedback counts: %s, for %j', async (counts, input) => {
    await plan(person.userId, thisMonth().start, thisMonth().start)
    const { data } = await app.graphql(SUBMIT, { input }, person.token)
    expect(data.submitFeedback).toEqual({ submitted: true })
    expect(await standing()).toMatchObject({ feedbackGiven: counts, eligible: counts })
  })

  it('takes a recommendation about a meal as feedback', async () => {
    const [meal] = app.services.catalogue.compiled.meals
    const input = { mealAdjustments: [{ meal: meal?.name, recommendation: 'Less salt' }] }
    await app.graphql(SUBMIT, { input }, person.token)
    expect(await standing()).toMatchObject({ feedbackGiven: true })
  })
})
