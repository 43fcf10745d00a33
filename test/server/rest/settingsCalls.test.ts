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

describe('settings', () => {
  it('describes both forms', async () => {
    const dietary = await call('GET', '/api/user/settings/dietary-form')
    expect(dietary.body).toMatchObject({
      'Dietary requirements': {
        type: 'multi_checkbox',
        options: expect.arrayContaining([{ choice: 'Vegan', possible_settings: ['Strict', 'Adapt'] }]),
      },
      'Ingredients I never eat': { type: 'text', options: null },
      "Ingredients I don't like": { type: 'text', options: null },
    })
    const tags = await call('GET', '/api/user/settings/tags-form/')
    expect(tags.body).toMatchObject({ Tags: { type: 'multi_checkbox' }, 'Preferred store': { type: 'dropdown' } })
  })

  it('reports what the words of what is never eaten exclude, and those that name nothing', async () => {
    const { token } = await signUpAndIn(app)
    const path = '/api/user/settings/requirements/dietary/'
    const answer = await call('POST', path, { 'Ingredients I never eat': 'leek, brocolli' }, token)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      form: { 'Ingredients I never eat': 'leek, brocolli' },
      unknown_words: [{ word: 'brocolli', suggestions: expect.arrayContaining(['broccoli']) }],
      never_eaten: [
        {
          word: 'leek',
          understood: true,
          ingredients: expect.arrayContaining([{ slug: 'leek', name: expect.any(String) }]),
          meal_count: expect.any(Number),
        },
        { word: 'brocolli', understood: false, ingredients: [], meal_count: 0 },
      ],
    })
  })

  it('takes what one does not like beside what one never eats', async () => {
    const { token } = await signUpAndIn(app)
    const path = '/api/user/settings/requirements/dietary/'
    const form = { 'Ingredients I never eat': 'leek', "Ingredients I don't like": 'olives' }
    expect((await call('POST', path, { form }, token)).body).toMatchObject({ form, unknown_words: [] })
    expect((await call('GET', path, undefined, token)).body).toMatchObject({ form })
  })

  it('stores each spelling, keeps what is not named, and names what is wrong', async () => {
    const { token } = await signUpAndIn(app)
    const path = '/api/user/settings/requirements/dietary/'
    expect((await call('POST', path, { dietary_requirements: ['Vegan'] }, token)).body).toMatchObject({
      dietary_requirements: { Vegan: 'Strict' },
    })
    expect((await call('POST', path, { form: { 'Ingredients I never eat': 'olives' } }, token)).body).toMatchObject({
      dietary_requirements: { Vegan: 'Strict' },
      form: { 'Ingredients I never eat': 'olives' },
    })
    expect((await call('POST', path, { 'Dietary requirements': { 'Nut free': 'Adapt' } }, token)).body).toMatchObject({
      dietary_requirements: { 'Nut free': 'Adapt' },
      form: { 'Ingredients I never eat': 'olives' },
    })
    expect((await call('GET', path, undefined, token)).body).toMatchObject({
      dietary_requirements: { 'Nut free': 'Adapt' },
    })
    expect((await call('POST', path, { Mood: 'good' }, token)).body).toMatchObject({
      fields: { Mood: [expect.any(String)] },
    })

    const tags = '/api/user/settings/preferences/tags/'
    expect(
      (await call('POST', tags, { tag_preferences: [{ tag: 'Quick', setting: 'More' }] }, token)).body,
    ).toMatchObject({ tag_preferences: [{ tag: 'Quick', setting: 'More' }], form: { Tags: { Quick: 'More' } } })
    expect((await call('POST', tags, { tag_preferences: [{ tag: 'Quick' }] }, token)).body).toMatchObject({
      fields: { 'tag_preferences[0]': [expect.any(String)] },
    })
    expect((await call('GET', tags, undefined, token)).body).toMatchObject({
      tag_preferences: [{ tag: 'Quick', setting: 'More' }],
    })
  })
})

describe('what is wrong with settings is named as it was sent', () => {
  const dietary = '/api/user/settings/requirements/dietary/'
  const tags = '/api/user/settings/preferences/tags/'

  it.each([
    [dietary, { dietary_requirements: { Vegan: 'Adapt', 'Nut free': 'Sometimes' } }, ['dietary_requirements.Nut free']],
    [
      dietary,
      { dietary_requirements: { Vegan: 'Adapt', Nope: 'Strict', None: 'Strict' } },
      ['dietary_requirements.Nope', 'dietary_requirements.None'],
    ],
    [dietary, { dietary_requirements: ['Vegan', 'Vegan', 'Nope'] }, ['dietary_requirements[2]']],
    [dietary, { dietary_requirements: ['Vegan', 3] }, ['dietary_requirements[1]']],
    [dietary, { dietary_requirements: { Vegan: 3 } }, ['dietary_requirements.Vegan']],
    [dietary, { form: { 'Dietary requirements': { Vegan: 'Sometimes' } } }, ['form.Dietary requirements.Vegan']],
    [dietary, { 'Dietary requirements': { Vegan: 'Sometimes' } }, ['Dietary requirements.Vegan']],
    [dietary, { 'Ingredients I never eat': 3 }, ['Ingredients I never eat']],
    [dietary, { form: { 'Ingredients I never eat': 'x'.repeat(2001) } }, ['form.Ingredients I never eat']],
    [dietary, { form: [] }, ['form']],
    [
      tags,
      {
        tag_preferences: [
          { tag: 'Quick', setting: 'More' },
          { tag: 'Nope', setting: 'More' },
        ],
      },
      ['tag_preferences[1].tag'],
    ],
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
