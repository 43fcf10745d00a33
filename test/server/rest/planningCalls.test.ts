import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
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

const plan = (rows: object[]) => ({
  breakfast: { settings: { num_meals: 0 }, meal_list: [] },
  lunch: { settings: { num_meals: 0 }, meal_list: [] },
  dinner: { settings: { num_meals: rows.length }, meal_list: rows },
})
const empty = { name: '', unique_id: '', isCustomised: false, url_details: '', num_serves: 2, main_ingredient: '' }

async function firstDinner(): Promise<{ unique_id: string; num_serves: number; name: string }> {
  const { body } = await call('GET', '/api/mealbases/dinner/')
  return (
    (body as { meal_list: { unique_id: string; num_serves: number; name: string }[] }).meal_list[0] ??
    Promise.reject(new Error('no dinner'))
  )
}

describe('planning', () => {
  it('saves and reads the plan', async () => {
    const person = await signUpAndIn(app)
    expect(await call('GET', '/api/user/mealplan/', undefined, person.token)).toMatchObject({ status: 200, body: {} })
    const dinner = await firstDinner()
    const saved = await call(
      'PUT',
      '/api/user/mealplan/',
      plan([{ ...dinner, name: 'a forged name', num_serves: 4 }, empty]),
      person.token,
    )
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      dinner: { settings: { num_meals: 2 }, meal_list: [{ name: dinner.name, num_serves: 4 }, empty] },
    })
    expect((await call('GET', '/api/user/mealplan', undefined, person.token)).body).toEqual(saved.body)
    expect(await call('PUT', '/api/user/mealplan/', plan([]), person.token)).toMatchObject({
      status: 400,
      body: { error: 'Your mealplan is empty' },
    })
  })

  it.each([
    ['serves of -1', plan([{ ...empty, num_serves: -1 }]), 'dinner.meal_list[0].num_serves'],
    ['serves of 1.5', plan([{ ...empty, num_serves: 1.5 }]), 'dinner.meal_list[0].num_serves'],
    ['serves of 11', plan([empty, { ...empty, num_serves: 11 }]), 'dinner.meal_list[1].num_serves'],
    ['serves beyond 32 bits', plan([{ ...empty, num_serves: 2 ** 31 }]), 'dinner.meal_list[0].num_serves'],
    [
      'a number of meals beyond 32 bits',
      { ...plan([]), lunch: { settings: { num_meals: -(2 ** 31) - 1 }, meal_list: [] } },
      'lunch.settings.num_meals',
    ],
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
    const { status, body } = await call('POST', '/api/mealplan/randomize/', {
      breakfast: { num_meals: 1 },
      lunch: { settings: { num_meals: 2 } },
      dinner: { num_meals: 0 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      breakfast: { settings: { num_meals: 1 } },
      lunch: { settings: { num_meals: 2 } },
      dinner: { settings: { num_meals: 0 }, meal_list: [] },
    })
    const refused = await call('POST', '/api/mealplan/randomize/', {
      breakfast: { num_meals: 1 },
      lunch: { settings: { num_meals: 11 } },
      dinner: { num_meals: 0 },
    })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'lunch.settings.num_meals': [expect.any(String)] } },
    })
  })

  it('says how many different meals suit and what excludes the others where they are too few', async () => {
    const person = await signUpAndIn(app)
    const { meals, byCategory, ingredientBySlug } = app.services.catalogue.compiled
    const eaten = new Set(meals[byCategory.dinner[0] ?? -1]?.ingredients.map(({ slug }) => slug))
    const neverEatenSlugs = [...ingredientBySlug.keys()].filter((slug) => !eaten.has(slug))
    await setSettings(app, person.userId, { neverEatenSlugs })
    const wanted = { breakfast: { num_meals: 0 }, lunch: { num_meals: 0 }, dinner: { num_meals: 10 } }
    const { body } = await call('POST', '/api/mealplan/randomize/', wanted, person.token)
    const { dinner, lunch } = body as Record<'dinner' | 'lunch', { meal_list: { name: string }[] }>
    expect(dinner).toMatchObject({
      settings: { num_meals: 10 },
      different_meals: new Set(dinner.meal_list.map(({ name }) => name)).size,
      excluded_by: [{ kind: 'never_eaten', label: 'Ingredients I never eat', count: expect.any(Number) }],
    })
    expect(Object.keys(lunch)).toEqual(['settings', 'meal_list'])
  })

  it('lists, cooks and scrubs', async () => {
    const dinner = await firstDinner()
    const list = await call('POST', '/api/mealplan/generate-shopping-list', plan([{ ...dinner, num_serves: 2 }]))
    expect(list.status).toBe(200)
    expect((list.body as unknown[]).length).toBeGreaterThan(2)
    const none = await call('POST', '/api/mealplan/generate-shopping-list/', plan([{ ...dinner, num_serves: 0 }]))
    expect(none).toMatchObject({ status: 400, body: { error: 'A meal in your mealplan has no serves!' } })
    expect((await call('POST', '/api/mealplan/cooking-mode-meal', { ...dinner, num_serves: 3 })).status).toBe(200)
    expect(await call('POST', '/api/mealplan/cooking-mode-meal', { ...dinner, unique_id: 'forged' })).toMatchObject({
      status: 400,
      body: { fields: { unique_id: [expect.any(String)] } },
    })
    const scrubbed = await call('POST', '/api/mealplan/scrub/', { mealStructure: plan([dinner, empty]) })
    expect(scrubbed).toMatchObject({ status: 200, body: { dinner: { meal_list: [{ name: dinner.name }, empty] } } })
    const bad = await call('POST', '/api/mealplan/scrub/', { mealStructure: plan([{ ...empty, num_serves: 12 }]) })
    expect(bad).toMatchObject({
      status: 400,
      body: { fields: { 'mealStructure.dinner.meal_list[0].num_serves': [expect.any(String)] } },
    })
  })

  it('knows three categories', async () => {
    expect((await call('GET', '/api/mealbases/supper/')).status).toBe(404)
    for (const category of ['breakfast', 'lunch', 'dinner'])
      expect((await call('GET', `/api/mealbases/${category}`)).status).toBe(200)
  })
})
