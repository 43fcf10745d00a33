import { givenApp } from '../../support/givenApp'
import { mailedKey, PASSWORD, type Person, signUpAndIn } from '../../support/people'
import { restCaller } from '../../support/restCaller'

const app = givenApp()
let cook: Person

beforeAll(async () => {
  cook = await signUpAndIn(app)
})

const call = restCaller(() => app, () => cook.token)

const plan = (rows: object[]) => ({
  breakfast: { settings: { num_meals: 0 }, meal_list: [] },
  lunch: { settings: { num_meals: 0 }, meal_list: [] },
  dinner: { settings: { num_meals: rows.length }, meal_list: rows },
})
const empty = { name: '', unique_id: '', isCustomised: false, url_details: '', num_serves: 2, main_ingredient: '' }

async function firstDinner(): Promise<{ unique_id: string; num_serves: number; name: string }> {
  const { body } = await call('GET', '/api/mealbases/dinner/')
  return (body as { meal_list: { unique_id: string; num_serves: number; name: string }[] }).meal_list[0] ?? Promise.reject(new Error('no dinner'))
}

describe('accounts', () => {
  it('logs in, refreshes and logs out', async () => {
    const login = await call('POST', '/api/token/', { email: cook.email, password: PASSWORD }, null)
    expect(login.status).toBe(200)
    expect(login.body).toMatchObject({ access: expect.any(String), ip: expect.any(String) })
    const cookie = (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict/i)

    const refreshed = await call('POST', '/api/token/refresh/', {}, null, { cookie })
    expect(refreshed.status).toBe(200)
    const next = (refreshed.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const { access } = refreshed.body as { access: string }
    expect((await call('GET', '/api/user/mealplan', undefined, access)).status).toBe(200)

    const out = await call('POST', '/api/token/logout', {}, access, { cookie: next })
    expect([out.status, out.body]).toEqual([200, {}])
    expect((await call('GET', '/api/user/mealplan/', undefined, access)).status).toBe(401)
    expect((await call('POST', '/api/token/refresh/', {}, null, { cookie: next })).status).toBe(401)
  })

  it('refuses blank, wrong and unconfirmed logins', async () => {
    expect(await call('POST', '/api/token/', { email: ' ', password: '' }, null)).toMatchObject({ status: 400, body: { detail: 'Please enter both email and password.' } })
    expect(await call('POST', '/api/token', { email: cook.email, password: 'not it at all' }, null)).toMatchObject({ status: 401, body: { detail: 'Invalid username or password' } })
    await call('POST', '/api/signup/', { email: 'fresh@example.com', password: PASSWORD, marketing_opt_in: true }, null)
    expect((await call('POST', '/api/token/', { email: 'fresh@example.com', password: PASSWORD }, null)).status).toBe(401)
  })

  it('answers logout and refresh without a session', async () => {
    expect(await call('POST', '/api/token/logout', undefined, null)).toMatchObject({ status: 200, body: {} })
    expect((await call('POST', '/api/token/refresh/', undefined, null)).status).toBe(401)
  })

  it('signs up the same for known and unknown addresses, and confirms once', async () => {
    const email = 'rest-signup@example.com'
    const first = await call('POST', '/api/signup/', { email, password: PASSWORD, marketing_opt_in: false }, null)
    const again = await call('POST', '/api/signup/', { email: cook.email, password: PASSWORD, marketing_opt_in: false }, null)
    expect([first.status, first.body]).toEqual([201, again.body])
    const key = await mailedKey(app, email, 'email-confirmation')
    expect((await call('POST', '/api/token/confirm-email/', { key }, null)).status).toBe(200)
    expect((await call('POST', '/api/token/confirm-email/', { key }, null)).status).toBe(400)
  })

  it('names the fields of a refused sign-up', async () => {
    const { status, body } = await call('POST', '/api/signup/', { email: 'nowhere', password: 'short' }, null)
    expect(status).toBe(400)
    expect(body).toEqual({ email: [expect.any(String)], password: [expect.any(String)] })
    expect((await call('POST', '/api/signup/', { email: 'a@example.com' }, null)).body).toEqual({ password: [expect.any(String)] })
  })

  it('resets a forgotten password, known address or not', async () => {
    const person = await signUpAndIn(app)
    const known = await call('POST', '/api/token/forgot-password/', { email: person.email }, null)
    const unknown = await call('POST', '/api/token/forgot-password/', { email: 'nobody@example.com' }, null)
    expect([known.status, known.body]).toEqual([200, { detail: 'Password reset email sent' }])
    expect(unknown.body).toEqual(known.body)
    expect((await call('POST', '/api/token/forgot-password/', { email: '' }, null)).status).toBe(400)
    const key = await mailedKey(app, person.email, 'reset-password')
    expect((await call('POST', '/api/token/reset-password/', { key, new_password: 'short' }, null)).body).toEqual({ new_password: [expect.any(String)] })
    expect((await call('POST', '/api/token/reset-password/', { key, new_password: 'Another-fine-pot-7' }, null)).status).toBe(200)
    expect((await call('POST', '/api/token/reset-password/', { key, new_password: 'Another-fine-pot-7' }, null)).status).toBe(400)
    expect((await call('GET', '/api/user/mealplan/', undefined, person.token)).status).toBe(401)
  })

  it('changes the password', async () => {
    const person = await signUpAndIn(app)
    const wrong = await call('POST', '/api/change-password/', { current_password: 'wrong one here', new_password: 'Another-fine-pot-7', confirm_new_password: 'Another-fine-pot-7' }, person.token)
    expect(wrong).toMatchObject({ status: 400, body: { current_password: [expect.any(String)] } })
    const unequal = await call('POST', '/api/change-password/', { current_password: PASSWORD, new_password: 'Another-fine-pot-7', confirm_new_password: 'Another-fine-pot-8' }, person.token)
    expect(unequal).toMatchObject({ status: 400, body: { confirm_new_password: [expect.any(String)] } })
    const right = await call('POST', '/api/change-password/', { current_password: PASSWORD, new_password: 'Another-fine-pot-7', confirm_new_password: 'Another-fine-pot-7' }, person.token)
    expect(right).toMatchObject({ status: 200, body: { detail: 'Password changed successfully!' } })
  })
})

describe('planning', () => {
  it('saves and reads the plan', async () => {
    const person = await signUpAndIn(app)
    expect(await call('GET', '/api/user/mealplan/', undefined, person.token)).toMatchObject({ status: 200, body: {} })
    const dinner = await firstDinner()
    const saved = await call('PUT', '/api/user/mealplan/', plan([{ ...dinner, name: 'a forged name', num_serves: 4 }, empty]), person.token)
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ dinner: { settings: { num_meals: 2 }, meal_list: [{ name: dinner.name, num_serves: 4 }, empty] } })
    expect((await call('GET', '/api/user/mealplan', undefined, person.token)).body).toEqual(saved.body)
    expect(await call('PUT', '/api/user/mealplan/', plan([]), person.token)).toMatchObject({ status: 400, body: { error: 'Your mealplan is empty' } })
  })

  it.each([
    ['serves of -1', plan([{ ...empty, num_serves: -1 }]), 'dinner.meal_list[0].num_serves'],
    ['serves of 1.5', plan([{ ...empty, num_serves: 1.5 }]), 'dinner.meal_list[0].num_serves'],
    ['serves of 11', plan([empty, { ...empty, num_serves: 11 }]), 'dinner.meal_list[1].num_serves'],
    ['serves beyond 32 bits', plan([{ ...empty, num_serves: 2 ** 31 }]), 'dinner.meal_list[0].num_serves'],
    ['a number of meals beyond 32 bits', { ...plan([]), lunch: { settings: { num_meals: -(2 ** 31) - 1 }, meal_list: [] } }, 'lunch.settings.num_meals'],
    ['a text for a number', plan([{ ...empty, num_serves: '2' }]), 'dinner.meal_list[0].num_serves'],
    ['a forged id', plan([{ ...empty, unique_id: 'forged' }]), 'dinner.meal_list[0].unique_id'],
    ['forty rows', plan(Array.from({ length: 40 }, () => empty)), 'dinner.settings.num_meals'],
    ['a missing category', { breakfast: plan([]).breakfast }, 'lunch'],
  ])('refuses %s and stores nothing', async (_name, body, path) => {
    const { status, body: answer } = await call('PUT', '/api/user/mealplan/', body)
    expect(status).toBe(400)
    expect(Object.keys((answer as { fields: object }).fields)).toContain(path)
    expect((await call('GET', '/api/user/mealplan/')).body).toEqual({})
  })

  it('randomizes with either spelling of the counts', async () => {
    const { status, body } = await call('POST', '/api/mealplan/randomize/', { breakfast: { num_meals: 1 }, lunch: { settings: { num_meals: 2 } }, dinner: { num_meals: 0 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ breakfast: { settings: { num_meals: 1 } }, lunch: { settings: { num_meals: 2 } }, dinner: { settings: { num_meals: 0 }, meal_list: [] } })
    const refused = await call('POST', '/api/mealplan/randomize/', { breakfast: { num_meals: 1 }, lunch: { settings: { num_meals: 11 } }, dinner: { num_meals: 0 } })
    expect(refused).toMatchObject({ status: 400, body: { fields: { 'lunch.settings.num_meals': [expect.any(String)] } } })
  })

  it('lists, cooks and scrubs', async () => {
    const dinner = await firstDinner()
    const list = await call('POST', '/api/mealplan/generate-shopping-list', plan([{ ...dinner, num_serves: 2 }]))
    expect(list.status).toBe(200)
    expect((list.body as unknown[]).length).toBeGreaterThan(2)
    const none = await call('POST', '/api/mealplan/generate-shopping-list/', plan([{ ...dinner, num_serves: 0 }]))
    expect(none).toMatchObject({ status: 400, body: { error: 'A meal in your mealplan has no serves!' } })
    expect((await call('POST', '/api/mealplan/cooking-mode-meal', { ...dinner, num_serves: 3 })).status).toBe(200)
    expect(await call('POST', '/api/mealplan/cooking-mode-meal', { ...dinner, unique_id: 'forged' })).toMatchObject({ status: 400, body: { fields: { unique_id: [expect.any(String)] } } })
    const scrubbed = await call('POST', '/api/mealplan/scrub/', { mealStructure: plan([dinner, empty]) })
    expect(scrubbed).toMatchObject({ status: 200, body: { dinner: { meal_list: [{ name: dinner.name }, empty] } } })
    const bad = await call('POST', '/api/mealplan/scrub/', { mealStructure: plan([{ ...empty, num_serves: 12 }]) })
    expect(bad).toMatchObject({ status: 400, body: { fields: { 'mealStructure.dinner.meal_list[0].num_serves': [expect.any(String)] } } })
  })

  it('knows three categories', async () => {
    expect((await call('GET', '/api/mealbases/supper/')).status).toBe(404)
    for (const category of ['breakfast', 'lunch', 'dinner']) expect((await call('GET', `/api/mealbases/${category}`)).status).toBe(200)
  })
})

describe('settings', () => {
  it('describes both forms', async () => {
    const dietary = await call('GET', '/api/user/settings/dietary-form')
    expect(dietary.body).toMatchObject({ 'Dietary requirements': { type: 'multi_checkbox', options: expect.arrayContaining([{ choice: 'Vegan', possible_settings: ['Strict', 'Adapt'] }]) }, 'Ingredients I never eat': { type: 'text', options: null } })
    const tags = await call('GET', '/api/user/settings/tags-form/')
    expect(tags.body).toMatchObject({ Tags: { type: 'multi_checkbox' }, 'Preferred store': { type: 'dropdown' } })
  })

  it('stores each spelling, keeps what is not named, and names what is wrong', async () => {
    const { token } = await signUpAndIn(app)
    const path = '/api/user/settings/requirements/dietary/'
    expect((await call('POST', path, { dietary_requirements: ['Vegan'] }, token)).body).toMatchObject({ dietary_requirements: { Vegan: 'Strict' } })
    expect((await call('POST', path, { form: { 'Ingredients I never eat': 'olives' } }, token)).body).toMatchObject({ dietary_requirements: { Vegan: 'Strict' }, form: { 'Ingredients I never eat': 'olives' } })
    expect((await call('POST', path, { 'Dietary requirements': { 'Nut free': 'Adapt' } }, token)).body).toMatchObject({ dietary_requirements: { 'Nut free': 'Adapt' }, form: { 'Ingredients I never eat': 'olives' } })
    expect((await call('GET', path, undefined, token)).body).toMatchObject({ dietary_requirements: { 'Nut free': 'Adapt' } })
    expect((await call('POST', path, { Mood: 'good' }, token)).body).toMatchObject({ fields: { Mood: [expect.any(String)] } })

    const tags = '/api/user/settings/preferences/tags/'
    expect((await call('POST', tags, { tag_preferences: [{ tag: 'Quick', setting: 'More' }] }, token)).body).toMatchObject({ tag_preferences: [{ tag: 'Quick', setting: 'More' }], form: { Tags: { Quick: 'More' } } })
    expect((await call('POST', tags, { tag_preferences: [{ tag: 'Quick' }] }, token)).body).toMatchObject({ fields: { 'tag_preferences[0]': [expect.any(String)] } })
    expect((await call('GET', tags, undefined, token)).body).toMatchObject({ tag_preferences: [{ tag: 'Quick', setting: 'More' }] })
  })
})

describe('what is wrong with settings is named as it was sent', () => {
  const dietary = '/api/user/settings/requirements/dietary/'
  const tags = '/api/user/settings/preferences/tags/'

  it.each([
    [dietary, { dietary_requirements: { Vegan: 'Adapt', 'Nut free': 'Sometimes' } }, ['dietary_requirements.Nut free']],
    [dietary, { dietary_requirements: { Vegan: 'Adapt', Nope: 'Strict', None: 'Strict' } }, ['dietary_requirements.Nope', 'dietary_requirements.None']],
    [dietary, { dietary_requirements: ['Vegan', 'Vegan', 'Nope'] }, ['dietary_requirements[2]']],
    [dietary, { dietary_requirements: ['Vegan', 3] }, ['dietary_requirements[1]']],
    [dietary, { dietary_requirements: { Vegan: 3 } }, ['dietary_requirements.Vegan']],
    [dietary, { form: { 'Dietary requirements': { Vegan: 'Sometimes' } } }, ['form.Dietary requirements.Vegan']],
    [dietary, { 'Dietary requirements': { Vegan: 'Sometimes' } }, ['Dietary requirements.Vegan']],
    [dietary, { 'Ingredients I never eat': 3 }, ['Ingredients I never eat']],
    [dietary, { form: { 'Ingredients I never eat': 'x'.repeat(2001) } }, ['form.Ingredients I never eat']],
    [dietary, { form: [] }, ['form']],
    [tags, { tag_preferences: [{ tag: 'Quick', setting: 'More' }, { tag: 'Nope', setting: 'More' }] }, ['tag_preferences[1].tag']],
    [tags, { tag_preferences: [{ tag: 'Quick', setting: 'Much' }] }, ['tag_preferences[0].setting']],
    [tags, { tag_preferences: { Quick: 'Much' } }, ['tag_preferences.Quick']],
    [tags, { 'Preferred store': 'nowhere' }, ['Preferred store']],
    [tags, { tag_preferences: [], form: { Tags: { Quick: 'More' } } }, ['tag_preferences']],
  ])('%s %j', async (path, body, paths) => {
    const { status, body: answer } = await call('POST', path, body)
    const { error, fields } = answer as { error: string; fields: Record<string, string[]> }
    expect([status, Object.keys(fields), error]).toEqual([400, paths, fields[paths[0] ?? '']?.[0]])
  })
})

describe('a body of another form', () => {
  it.each([
    ['/api/token/', [], { detail: 'An object is expected.' }],
    ['/api/signup/', { email: 3, password: 4, marketing_opt_in: 'x' }, { email: ['A text is expected.'], password: ['A text is expected.'], marketing_opt_in: ['true or false is expected.'] }],
    ['/api/token/reset-password/', {}, { detail: expect.stringContaining('key: ') }],
    ['/api/token/reset-password/', { key: 'x' }, { new_password: ['A text is expected.'] }],
    ['/api/mealplan/cooking-mode-meal', [], { error: 'An object is expected.', fields: { '': ['An object is expected.'] } }],
    ['/api/mealplan/scrub/', 'x', { error: 'An object is expected.', fields: { '': ['An object is expected.'] } }],
    ['/api/analytics/frontend/', 3, { error: 'An object is expected.', fields: { '': ['An object is expected.'] } }],
    ['/api/mealplan/cooking-mode-meal', { unique_id: '', num_serves: 2 ** 31 }, { fields: { num_serves: ['A whole number of at most 32 bits is expected.'] } }],
    ['/api/mealplan/randomize/', { breakfast: { num_meals: 0 }, lunch: { num_meals: 0 }, dinner: { settings: { num_meals: 2 ** 31 } } }, { fields: { 'dinner.settings.num_meals': ['A whole number of at most 32 bits is expected.'] } }],
    ['/api/feedback/', { questions: [1] }, { error: 'An object is expected.', fields: { 'questions[0]': ['An object is expected.'] } }],
  ])('%s %j is told so in the words of the call', async (path, body, answer) => {
    expect(await call('POST', path, body)).toMatchObject({ status: 400, body: answer })
  })
})

describe('usage and feedback', () => {
  it('takes events of known types, also of strangers', async () => {
    const event = { event_type: 'mode_entered', metadata: { mode: 'shop' }, page: '/', timestamp: Date.now() }
    expect(await call('POST', '/api/analytics/frontend/', event, null)).toMatchObject({ status: 202, body: {} })
    expect((await call('POST', '/api/analytics/frontend/', { ...event, timestamp: new Date().toISOString() })).status).toBe(202)
    expect(await call('POST', '/api/analytics/frontend/', { ...event, event_type: 'sneezed' }, null)).toMatchObject({ status: 400, body: { fields: { event_type: [expect.any(String)] } } })
  })

  it.each([-1, 1.5, 'yesterday', '1969-12-31T23:59:59Z', '1970-01-01T05:00:00+10:00', null])('refuses an event of %s in its own words', async (timestamp) => {
    const { status, body } = await call('POST', '/api/analytics/frontend/', { event_type: 'mode_entered', page: '/', timestamp }, null)
    const message = 'Milliseconds since 1970 or an ISO date since then is expected.'
    expect([status, body]).toEqual([400, { error: message, fields: { timestamp: [message] } }])
  })

  it('stores feedback whole or not at all', async () => {
    const feedback = { questions: [{ question: 'Would you recommend us to a friend?', answer: true }], text_responses: { stores_supported: 'the corner shop', benefits: '', wishes: '', general: '' }, meal_adjustments: [] }
    expect((await call('POST', '/api/feedback/', feedback)).status).toBe(201)
    const tooLong = await call('POST', '/api/feedback/', { ...feedback, text_responses: { ...feedback.text_responses, stores_supported: 'word '.repeat(11) } })
    expect(tooLong).toMatchObject({ status: 400, body: { fields: { 'text_responses.stores_supported': [expect.any(String)] } } })
  })
})
