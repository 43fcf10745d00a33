import { mailedKey, PASSWORD } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { answered, app, call, cook, document, jsonOperations, problems } from './documentedCalls'

const plan = (rows: object[]) => ({
  breakfast: { settings: { num_meals: 0 }, meal_list: [] },
  lunch: { settings: { num_meals: 0 }, meal_list: [] },
  dinner: { settings: { num_meals: rows.length }, meal_list: rows },
})

describe('what is answered', () => {
  it('about accounts', async () => {
    const open = { token: null }
    const fresh = 'contract-fresh@example.com'
    await call('post', '/api/signup/', { ...open, body: { email: fresh, password: PASSWORD, marketing_opt_in: true } })
    await call('post', '/api/signup/', { ...open, body: { email: 'x', password: 'y' } })
    await call('post', '/api/token/', { ...open, body: { email: fresh, password: PASSWORD } })
    await call('post', '/api/token/confirm-email/', {
      ...open,
      body: { key: await mailedKey(app, fresh, 'email-confirmation') },
    })
    await call('post', '/api/token/confirm-email/', { ...open, body: { key: 'x' } })
    await call('post', '/api/token/', { ...open, body: { email: '', password: '' } })
    const login = await call('post', '/api/token/', { ...open, body: { email: fresh, password: PASSWORD } })
    const { access } = login.answer as { access: string }
    await call('post', '/api/token/refresh/', { ...open, body: {}, cookie: login.cookie })
    await call('post', '/api/token/refresh/', { ...open, body: {} })
    await call('post', '/api/change-password/', {
      token: access,
      body: { current_password: 'x', new_password: 'y', confirm_new_password: 'z' },
    })
    const next = 'Another-fine-pot-7'
    await call('post', '/api/change-password/', {
      token: access,
      body: { current_password: PASSWORD, new_password: next, confirm_new_password: next },
    })
    await call('post', '/api/change-password/', { token: access, body: {} })
    await call('post', '/api/token/forgot-password/', { ...open, body: { email: fresh } })
    await call('post', '/api/token/forgot-password/', { ...open, body: { email: '' } })
    const key = await mailedKey(app, fresh, 'reset-password')
    await call('post', '/api/token/reset-password/', { ...open, body: { key, new_password: 'short' } })
    await call('post', '/api/token/reset-password/', { ...open, body: { key, new_password: next } })
    await call('post', '/api/token/reset-password/', { ...open, body: { key, new_password: next } })
    await call('post', '/api/token/logout', { ...open, body: {} })
    await call('post', '/api/token/logout', { ...open, raw: '{' })
  })

  it('about plans', async () => {
    await call('get', '/api/user/mealplan/')
    const { answer } = await call('get', '/api/mealbases/{category}/')
    const [entry] = (answer as { meal_list: { num_serves: number }[] }).meal_list
    if (!entry) throw new Error('There is no dinner')
    await call('get', '/api/mealbases/{category}/', { token: await partnerKey(app, 'MEALS_READ') })
    await call('get', '/api/mealbases/{category}/', { category: 'supper' })
    await call('put', '/api/user/mealplan/', { body: plan([entry]) })
    await call('get', '/api/user/mealplan/')
    for (const path of ['/api/mealplan/generate-shopping-list', '/api/user/mealplan/']) {
      const method = path.includes('user') ? 'put' : 'post'
      await call(method, path, { body: plan([{ ...entry, num_serves: 2 }]) })
      await call(method, path, { body: plan([{ ...entry, num_serves: -1 }]) })
    }
    await call('post', '/api/mealplan/randomize/', {
      body: { breakfast: { num_meals: 2 }, lunch: { settings: { num_meals: 0 } }, dinner: { num_meals: 3 } },
    })
    await call('post', '/api/mealplan/randomize/', { body: { breakfast: { num_meals: 99 } } })
    await call('post', '/api/mealplan/cooking-mode-meal', { body: { ...entry, num_serves: 2 } })
    await call('post', '/api/mealplan/cooking-mode-meal', { body: { ...entry, unique_id: 'x' } })
    await call('post', '/api/mealplan/scrub/', { body: { mealStructure: plan([entry]) } })
    await call('post', '/api/mealplan/scrub/', { body: {} })
  })

  it('about settings, usage and feedback', async () => {
    await call('get', '/api/user/settings/dietary-form')
    await call('get', '/api/user/settings/tags-form')
    for (const [path, good, bad] of [
      [
        '/api/user/settings/preferences/tags/',
        { tag_preferences: [{ tag: 'Quick', setting: 'More' }] },
        { tag_preferences: 3 },
      ],
      [
        '/api/user/settings/requirements/dietary/',
        { dietary_requirements: { Vegan: 'Adapt' } },
        { dietary_requirements: { Vegan: 'x' } },
      ],
    ] as const) {
      await call('post', path, { body: good })
      await call('get', path)
      await call('post', path, { body: bad })
    }
    await call('post', '/api/analytics/frontend/', {
      body: { event_type: 'mode_entered', metadata: {}, page: '/', timestamp: Date.now() },
    })
    await call('post', '/api/analytics/frontend/', { body: { event_type: 'x' } })
    await call('post', '/api/feedback/', {
      body: {
        questions: [],
        text_responses: { stores_supported: '', benefits: 'x', wishes: '', general: '' },
        meal_adjustments: [],
      },
    })
    await call('post', '/api/feedback/', { body: { questions: 3 } })
    await call('get', '/static/meals-with-slugs.json', { token: null })
  })

  it('about plan rows, list, cupboard and history (v2)', async () => {
    await call('get', '/api/v2/plan/rows', { search: '?category=DINNER&from=2026-11-01&to=2026-11-30' })
    await call('get', '/api/v2/plan/rows', { search: '?from=x' })
    const added = await call('post', '/api/v2/plan/rows', {
      body: { category: 'DINNER', content: { text: 'Pizza', isOut: true }, date: '2026-11-30' },
    })
    const parts = { ...(added.answer as { id: string }), ingredient: 'honey', key: 'none' }
    await call('post', '/api/v2/plan/rows', { body: { category: 'DINNER', eaters: ['none'] } })
    await call('patch', '/api/v2/plan/rows/{id}', { parts, body: { serves: 2, content: null } })
    await call('patch', '/api/v2/plan/rows/{id}', { parts, body: { serves: 99 } })
    await call('delete', '/api/v2/plan/rows/{id}', { parts })
    await call('delete', '/api/v2/plan/rows/{id}', { parts })
    await call('patch', '/api/v2/plan/rows/{id}', { parts, body: { serves: 2 } })
    await call('get', '/api/v2/plans')
    await call('get', '/api/v2/history')
    await call('get', '/api/v2/history', { search: '?after=x' })
    const found = await call('get', '/api/v2/meals', { search: '?category=DINNER&maxMinutes=60&first=3' })
    const [meal] = (found.answer as { meals: { places: { content: object }[] }[] }).meals
    const planned = await call('post', '/api/v2/plan/rows', {
      body: { category: 'DINNER', content: meal?.places[0]?.content, serves: 2 },
    })
    await call('get', '/api/v2/plan/rows/{id}/cooking', { parts: planned.answer as { id: string } })
    await call('get', '/api/v2/meals', { search: '?first=0' })
    await call('get', '/api/v2/plan/rows/{id}/cooking', { parts: { id: 'none' } })
    const list = await call('get', '/api/v2/list')
    const { lines } = list.answer as { lines: { key: string }[] }
    await call('patch', '/api/v2/list/lines/{key}', { parts: { key: lines[0]?.key ?? '' }, body: { isTicked: true } })
    await call('patch', '/api/v2/list/lines/{key}', { parts, body: { isTicked: true } })
    const item = await call('post', '/api/v2/list/items', { body: { text: 'batteries' } })
    await call('post', '/api/v2/list/items', { body: { text: ' ' } })
    const { id } = item.answer as { id: string }
    await call('patch', '/api/v2/list/items/{id}', { parts: { id }, body: { isTicked: true } })
    await call('patch', '/api/v2/list/items/{id}', { parts, body: { isTicked: true } })
    await call('delete', '/api/v2/list/items/{id}', { parts: { id } })
    await call('put', '/api/v2/cupboard/{ingredient}', { parts, body: { amount: 250, unit: 'g' } })
    await call('put', '/api/v2/cupboard/{ingredient}', { parts, body: { amount: 250 } })
    await call('get', '/api/v2/cupboard')
    await call('delete', '/api/v2/cupboard/{ingredient}', { parts })
    await call('get', '/api/v2/freezer')
  })

  it('to who has it already, is what the document says too', async () => {
    const isOfOne = (path: string) => path.includes('{id}')
    for (const { path, operation } of jsonOperations().filter(
      ({ method, path: one }) => method === 'get' && !isOfOne(one),
    )) {
      const headers = { authorization: `Bearer ${cook.token}`, 'if-none-match': '*', 'cache-control': 'max-age=0' }
      const { status } = await app.fetch(path.replace('{category}', 'dinner'), { headers })
      expect([operation.operationId, status, operation.responses]).toEqual([
        operation.operationId,
        304,
        expect.objectContaining({
          200: expect.objectContaining({ headers: { ETag: expect.anything() } }),
          304: { description: expect.any(String) },
        }),
      ])
    }
  })

  it('to what cannot be answered, is what the document says too', async () => {
    for (const { path, method, operation } of jsonOperations()) {
      if (operation.security.length > 0)
        expect((await call(method, path, { token: null, body: method === 'get' ? undefined : {} })).status).toBe(401)
      if (!operation.requestBody) continue
      expect((await call(method, path, { raw: '{"a":' })).status).toBe(400)
      expect((await call(method, path, { raw: 'a=b', type: 'text/plain' })).status).toBe(415)
      expect((await call(method, path, { raw: JSON.stringify({ a: 'x'.repeat(102_400) }) })).status).toBe(413)
    }
  })

  it('to a key that may not is what the document says, and to a page of elsewhere', async () => {
    const writer = await partnerKey(app, 'LINKS_WRITE')
    for (const { path, method, operation } of jsonOperations()) {
      const body = method === 'get' ? undefined : {}
      if (operation.security.length > 0) {
        const status = (await call(method, path, { token: writer, body })).status
        // What is wrong with a body may be found before who sent it.
        expect([operation.operationId, [403, 400].includes(status)]).toEqual([operation.operationId, true])
        if (!body) expect(status).toBe(403)
      }
    }
    const elsewhere = await app.fetch('/api/token/refresh/', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie: 'mw_refresh=x', origin: 'https://elsewhere.example' },
    })
    const schema = document.paths['/api/token/refresh/']?.post?.responses[403]?.content?.['application/json']?.schema
    expect([elsewhere.status, problems(schema ?? (false as never), await elsewhere.json())]).toEqual([403, ''])
  })

  it('has shown every call a success and, where there is one, a failure', () => {
    for (const { operation } of jsonOperations()) {
      const seen = [...(answered.get(operation.operationId) ?? [])]
      expect([operation.operationId, seen.some((status) => status < 300)]).toEqual([operation.operationId, true])
      const canFail = Object.keys(operation.responses).some(
        (status) =>
          Number(status) >= 400 &&
          !['429', '500', '503'].includes(status) &&
          (status !== '403' || operation.security.length > 0),
      )
      if (canFail)
        expect([operation.operationId, seen.some((status) => status >= 400)]).toEqual([operation.operationId, true])
    }
  })
})
