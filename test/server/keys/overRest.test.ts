import type { KeyScope } from '../../../server/generated/schemaTypes'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { ERRORS, planOf, rowOf } from '../../support/plans'
import { openSocket } from '../realtime/socketClient'
import { keyOf } from './operations'

const app = givenApp()
const ONE = { num_meals: 1 }
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

describe('the REST calls', () => {
  const call = async (scope: KeyScope, path: string, method = 'GET', body?: object) => {
    const answer = await app.fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${await keyOf(app, person, scope)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      challenge: answer.headers.get('www-authenticate'),
      body: (await answer.json()) as object,
    }
  }
  const empty = { settings: { num_meals: 0 }, meal_list: [] }
  const plan = { breakfast: empty, lunch: empty, dinner: empty }

  it('of the plan and the list answer to their scopes', async () => {
    await app.graphql(
      `mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { ${ERRORS} } }`,
      { plan: planOf({ dinner: [rowOf(app, 'dinner')] }) },
      person.token,
    )
    expect(await call('PLAN_READ', '/api/user/mealplan/')).toMatchObject({
      status: 200,
      body: { dinner: expect.anything() },
    })
    expect((await call('LIST_READ', '/api/mealplan/generate-shopping-list', 'POST', plan)).status).not.toBe(403)
    expect(await call('LIST_READ', '/api/user/mealplan/')).toEqual({
      status: 403,
      challenge: 'Bearer error="insufficient_scope", scope="PLAN_READ"',
      body: { detail: 'This key may not use Query.mealPlan: it needs the scope PLAN_READ.' },
    })
    expect((await call('PLAN_READ', '/api/mealplan/generate-shopping-list', 'POST', plan)).status).toBe(403)
  })

  it.each([
    ['/api/mealbases/dinner/', 'GET', undefined],
    ['/api/mealplan/randomize/', 'POST', { breakfast: ONE, lunch: ONE, dinner: ONE }],
    ['/api/token/logout/', 'POST', {}],
    ['/api/user/data.json', 'GET', undefined],
  ])('%s is closed to keys', async (path, method, body) => {
    const { status, body: answer } = await call('PLAN_READ', path, method, body)
    expect([path, status, answer]).toEqual([path, 403, { detail: expect.any(String) }])
  })

  it('say what is wrong with a key', async () => {
    const answer = await app.fetch('/api/user/mealplan/', {
      headers: { authorization: `Bearer mwp_00000000_${'A'.repeat(43)}` },
    })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
  })
})

it('the files of the catalogue are for keys that read meals', async () => {
  const get = async (scope: KeyScope) =>
    (
      await app.fetch('/api/partners/catalogue.ndjson', {
        headers: { authorization: `Bearer ${await keyOf(app, person, scope)}` },
      })
    ).status
  expect([await get('MEALS_READ'), await get('PLAN_READ')]).toEqual([200, 403])
})

it('a key opens no socket, and learns why', async () => {
  const socket = await openSocket(app.url.replace('http', 'ws') + '/graphql')
  socket.send({
    type: 'connection_init',
    payload: { authorization: `Bearer ${await keyOf(app, person, 'PLAN_READ')}` },
  })
  expect(await socket.ended).toEqual({
    code: 4403,
    reason: 'Keys of people open no sockets: read over HTTP, or send an access token.',
  })
})

it('a page’s source is for keys that write dishes', async () => {
  const send = async (scope: KeyScope) => {
    const query = `mutation ($html: String!) { readDish(input: { text: $html }) { errors { code } } }`
    const html = `<p>${'One egg. '.repeat(20_000)}</p>`
    return (await app.graphql(query, { html }, await keyOf(app, person, scope))).status
  }
  expect([await send('DISHES_WRITE'), await send('DISHES_READ')]).toEqual([200, 413])
})
