import { keyOf } from '../../../server/keys/operations'
import { ERRORS } from '../../../support/plans'
import { dayIn, givenHome } from './givenHome'

const home = givenHome()
beforeEach(() => home.clear())

interface Entry {
  uid: string
  text: string
  is_ticked: boolean
}
/** The client as a running program, by the names of its methods. */
function client(environment = {}) {
  const program = home.start('client', environment)
  const tried = async (name: string, words: unknown[] = [], said = {}) => program.ask('call', [name, ...words], said)
  const call = async (name: string, words: unknown[] = [], said = {}) => {
    const { value, ...failed } = await tried(name, words, said)
    expect(failed).toEqual({})
    return value
  }
  const entries = async () => ((await call('shopping_list')) as { entries: Entry[] }).entries
  return { call, tried, entries }
}

describe('the client reads', () => {
  it('the name of the household', async () => {
    expect(await client().call('household')).toEqual({
      id: expect.stringMatching(/^Household:/),
      name: expect.any(String),
    })
  })

  it('the list: lines of the plan and own items', async () => {
    await home.plan(dayIn(1))
    await home.call('POST', '/api/v2/list/items', { text: 'batteries' })
    const { lines, items } = await home.list()
    expect(lines?.length).toBeGreaterThan(2)
    expect(await client().entries()).toEqual([
      ...(lines ?? []).map(({ key, text }) => ({ uid: `line:${key}`, text, is_ticked: false })),
      { uid: `item:${items[0]?.id}`, text: 'batteries', is_ticked: false },
    ])
  })

  it('own items alone, as long as a meal has no serves', async () => {
    await home.plan(null, 0)
    await home.call('POST', '/api/v2/list/items', { text: 'batteries' })
    expect(await client().call('shopping_list')).toMatchObject({ left_count: null, entries: [{ text: 'batteries' }] })
  })

  it('an unchanged list at the cost of a 304', async () => {
    const { call, entries } = client()
    const first = await call('shopping_list')
    const before = home.gateway().exchanges.length
    expect(await call('shopping_list')).toEqual(first)
    await home.call('POST', '/api/v2/list/items', { text: 'milk' })
    expect(await entries()).toMatchObject([{ text: 'milk' }])
    expect(
      home
        .gateway()
        .exchanges.slice(before)
        .map(({ status }) => status),
    ).toEqual([304, 200])
  })

  it('planned meals of days, and those of weeks that are over', async () => {
    const { name, id } = await home.plan(dayIn(-2))
    await home.plan(dayIn(20))
    await home.plan(null)
    const { call } = client()
    const planned = await call('planned', [dayIn(-7), dayIn(7)])
    expect(planned).toEqual([
      {
        ...{ id, day: dayIn(-2), category: 'DINNER', title: name, serves: 2 },
        ...{ eaten_by: [expect.any(String)], page_url: expect.stringMatching(/^http/) },
      },
    ])
    const { errors } = await home.app.graphql(`mutation { beginWeek(input: {}) { ${ERRORS} } }`, {}, home.owner().token)
    expect(errors).toBeUndefined()
    expect(await call('planned', [dayIn(-7), dayIn(-1)])).toEqual([])
    expect(await call('eaten', [dayIn(-7), dayIn(-1)])).toMatchObject([{ day: dayIn(-2), title: name }])
    expect(await call('eaten', [dayIn(-1), dayIn(7)])).toEqual([])
  })
})

describe('the client writes', () => {
  it('what is added, ticked off, said in other words and removed', async () => {
    await home.plan(dayIn(1))
    const { call, entries } = client()
    const uid = (await call('add', ['batteries'])) as string
    const [line] = await entries()
    await call('change', [line?.uid], { is_ticked: true })
    await call('change', [uid], { is_ticked: true, text: 'AA batteries' })
    const after = await home.list()
    expect(after.items).toMatchObject([{ text: 'AA batteries', isTicked: true }])
    expect(after.lines?.filter(({ isTicked }) => isTicked).map(({ key }) => `line:${key}`)).toEqual([line?.uid])
    home.app.clock.advance(10)
    for (const one of [uid, line?.uid]) await call('change', [one], { is_ticked: false })
    expect((await entries()).every(({ is_ticked: isTicked }) => !isTicked)).toBe(true)
    await call('remove', [uid])
    expect((await home.list()).items).toEqual([])
  })

  it('what is added by the words of an item that is there: its uid is answered', async () => {
    const { call } = client()
    const uid = await call('add', ['Bananas'])
    expect(await call('add', ['banana'])).toBe(uid)
  })

  it('once, where the answer was lost', async () => {
    const { call } = client()
    home.gateway().failNext('lostAfter')
    const uid = (await call('add', ['milk'])) as string
    expect((await home.list()).items).toMatchObject([{ id: uid.slice('item:'.length), text: 'milk' }])
  })
})

describe('the client fails', () => {
  it('by what is wrong', async () => {
    const { tried } = client()
    expect(await tried('add', ['x'.repeat(300)])).toMatchObject({
      error: 'MealwrightRefusedError',
      text: expect.any(String),
    })
    expect(await tried('change', ['item:0b9c5c1e-6a0f-4c58-9a39-5f6a3f0f7d11'], { is_ticked: true })).toMatchObject({
      error: 'MealwrightRefusedError',
    })
  })

  it('where the key has ended, with the reason', async () => {
    const { tried, call } = client()
    await call('shopping_list')
    await home.revokeKeys()
    for (const name of ['household', 'shopping_list'])
      expect(await tried(name)).toMatchObject({ error: 'MealwrightKeyError' })
    expect(await tried('household')).toMatchObject({ reason: 'ACCESS_KEY_REVOKED' })
    expect(await client({ KEY: 'mwp_none' }).tried('household')).toMatchObject({ reason: 'ACCESS_KEY_INVALID' })
  })

  it('where the key may not, with the scope', async () => {
    const KEY = await keyOf(home.app, home.owner(), 'LIST_READ')
    const { tried, entries } = client({ KEY })
    expect(await entries()).toEqual([])
    expect(await tried('add', ['milk'])).toMatchObject({
      error: 'MealwrightScopeError',
      scope: expect.stringContaining('LIST_WRITE'),
    })
    expect(await tried('planned', [dayIn(0), dayIn(1)])).toMatchObject({
      error: 'MealwrightScopeError',
      scope: expect.stringContaining('PLAN_READ'),
    })
  })

  it('where the server is down or busy, after trying again, and never shows the key', async () => {
    const { tried, call } = client()
    home.gateway().failNext('lostBefore', { status: 503, headers: { 'retry-after': '0' } })
    await call('shopping_list')
    home.gateway().failNext('lostBefore', 'lostBefore', 'lostBefore')
    const down = await tried('shopping_list')
    home.gateway().failNext({ status: 503, headers: { 'retry-after': '120' } })
    const busy = await tried('shopping_list')
    const wrong = await client({ BASE: 'http://127.0.0.1:9' }).tried('household')
    for (const answer of [down, busy, wrong]) {
      expect(answer).toMatchObject({ error: 'MealwrightUnavailableError', text: expect.any(String) })
      expect(JSON.stringify(answer)).not.toContain(home.key())
    }
    await call('shopping_list')
  })
})
