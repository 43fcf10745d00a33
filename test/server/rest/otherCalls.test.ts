import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { restCaller } from '../../support/restCaller'

const app = givenApp()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

const call = restCaller(
  () => app,
  () => cook.token,
)

describe('a body of another form', () => {
  it.each([
    ['/api/token/', [], { detail: 'An object is expected.' }],
    [
      '/api/signup/',
      { email: 3, password: 4, marketing_opt_in: 'x' },
      {
        email: ['A text is expected.'],
        password: ['A text is expected.'],
        marketing_opt_in: ['true or false is expected.'],
      },
    ],
    ['/api/token/reset-password/', {}, { detail: expect.stringContaining('key: ') }],
    ['/api/token/reset-password/', { key: 'x' }, { new_password: ['A text is expected.'] }],
    [
      '/api/mealplan/cooking-mode-meal',
      [],
      { error: 'An object is expected.', fields: { '': ['An object is expected.'] } },
    ],
    ['/api/mealplan/scrub/', 'x', { error: 'An object is expected.', fields: { '': ['An object is expected.'] } }],
    ['/api/analytics/frontend/', 3, { error: 'An object is expected.', fields: { '': ['An object is expected.'] } }],
    [
      '/api/mealplan/cooking-mode-meal',
      { unique_id: '', num_serves: 2 ** 31 },
      { fields: { num_serves: ['A whole number of at most 32 bits is expected.'] } },
    ],
    [
      '/api/mealplan/randomize/',
      { breakfast: { num_meals: 0 }, lunch: { num_meals: 0 }, dinner: { settings: { num_meals: 2 ** 31 } } },
      { fields: { 'dinner.settings.num_meals': ['A whole number of at most 32 bits is expected.'] } },
    ],
    [
      '/api/feedback/',
      { questions: [1] },
      { error: 'An object is expected.', fields: { 'questions[0]': ['An object is expected.'] } },
    ],
  ])('%s %j is refused in the spelling of the call', async (path, body, answer) => {
    expect(await call('POST', path, body)).toMatchObject({ status: 400, body: answer })
  })
})

describe('usage and feedback', () => {
  it('takes events of known types, also of strangers', async () => {
    const event = { event_type: 'mode_entered', metadata: { mode: 'shop' }, page: '/', timestamp: Date.now() }
    expect(await call('POST', '/api/analytics/frontend/', event, null)).toMatchObject({ status: 202, body: {} })
    expect(
      (await call('POST', '/api/analytics/frontend/', { ...event, timestamp: new Date().toISOString() })).status,
    ).toBe(202)
    expect(await call('POST', '/api/analytics/frontend/', { ...event, event_type: 'sneezed' }, null)).toMatchObject({
      status: 400,
      body: { fields: { event_type: [expect.any(String)] } },
    })
  })

  it.each([-1, 1.5, 'yesterday', '1969-12-31T23:59:59Z', '1970-01-01T05:00:00+10:00', null])(
    'refuses an event of %s in its own words',
    async (timestamp) => {
      const { status, body } = await call(
        'POST',
        '/api/analytics/frontend/',
        { event_type: 'mode_entered', page: '/', timestamp },
        null,
      )
      const message = 'Milliseconds since 1970 or an ISO date since then is expected.'
      expect([status, body]).toEqual([400, { error: message, fields: { timestamp: [message] } }])
    },
  )

  it('stores feedback whole or not at all', async () => {
    const feedback = {
      questions: [{ question: 'Would you recommend us to a friend?', answer: true }],
      text_responses: { stores_supported: 'the corner shop', benefits: '', wishes: '', general: '' },
      meal_adjustments: [],
    }
    expect((await call('POST', '/api/feedback/', feedback)).status).toBe(201)
    const tooLong = await call('POST', '/api/feedback/', {
      ...feedback,
      text_responses: { ...feedback.text_responses, stores_supported: 'word '.repeat(11) },
    })
    expect(tooLong).toMatchObject({
      status: 400,
      body: { fields: { 'text_responses.stores_supported': [expect.any(String)] } },
    })
  })
})
