import { readdirSync, readFileSync } from 'node:fs'
import { keyOf } from '../../../server/keys/operations'
import { signUpAndIn } from '../../../support/people'
import { dayIn, givenHome, SCOPES } from './givenHome'

const FOLDER = 'docs/integrations/home-assistant/custom_components/mealwright'
const home = givenHome()
beforeEach(() => home.clear())

interface Items {
  id: string
  state: number
  isAvailable: boolean
  written: number
  items: { uid: string; summary: string; status: string }[]
}

/** The integration within the stand-in of Home Assistant. */
function system() {
  const { ask } = home.start('system')
  const call = async (name: string, ...words: unknown[]) => {
    const { value, ...failed } = await ask(name, words)
    expect(failed).toEqual({})
    return value
  }
  const items = async () => (await call('items')) as Items
  return {
    call,
    items,
    tried: (name: string, ...words: unknown[]) => ask(name, words),
    texts: async () => (await items()).items.map(({ summary, status }) => [summary, status]),
    user: (given: object) => call('user', { url: home.gateway().url, api_key: home.key(), ...given }),
    action: (name: string, words: unknown[], said = {}) => ask('action', [name, ...words], said),
  }
}

/** The same, set up. */
async function given() {
  const one = system()
  expect(await one.user({})).toMatchObject({ type: 'create_entry' })
  return one
}

describe('the dialogs', () => {
  it('say what is wrong with address and key, and make an entry of the right ones', async () => {
    const { call, user } = system()
    const form = (field: string, error: string) => ({ type: 'form', step_id: 'user', errors: { [field]: error } })
    expect(await user({ url: 'http://127.0.0.1:9' })).toEqual(form('base', 'cannot_connect'))
    expect(await user({ url: `${home.gateway().url}/nowhere` })).toEqual(form('base', 'cannot_connect'))
    expect(await user({ api_key: 'mwp_none' })).toEqual(form('api_key', 'invalid_auth'))
    const narrow = await keyOf(home.app, home.owner(), 'LIST_READ', 'LIST_WRITE')
    expect(await user({ api_key: narrow })).toEqual(form('api_key', 'missing_scope'))
    const title = expect.any(String)
    expect(await user({ url: `${home.gateway().url}/ `, api_key: ` ${home.key()} ` })).toEqual({
      type: 'create_entry',
      title,
    })
    expect(await call('state')).toEqual({ state: 'loaded', title, entities: ['calendar', 'todo'], asks: false })
    expect(await user({})).toEqual({ type: 'abort', reason: 'already_configured' })
    expect(await call('reconfigure', { url: home.gateway().url, api_key: home.key() })).toMatchObject({
      reason: 'reconfigure_successful',
    })
    await call('unload')
    expect(await call('state')).toMatchObject({ entities: [] })
  })

  it('ask for another key when the one there has ended, and take none of another household', async () => {
    const { call, items } = await given()
    await home.revokeKeys()
    await call('refresh', 'todo')
    expect([(await items()).isAvailable, await call('state')]).toMatchObject([false, { asks: true }])
    const other = await keyOf(home.app, await signUpAndIn(home.app), ...SCOPES)
    expect(await call('reauth', { api_key: home.key() })).toMatchObject({
      step_id: 'reauth_confirm',
      errors: { api_key: 'invalid_auth' },
    })
    expect(await call('reauth', { api_key: other })).toEqual({ type: 'abort', reason: 'other_household' })
    const next = await keyOf(home.app, home.owner(), ...SCOPES)
    expect(await call('reauth', { api_key: next })).toEqual({ type: 'abort', reason: 'reauth_successful' })
    expect([(await items()).isAvailable, await call('state')]).toMatchObject([true, { state: 'loaded', asks: false }])
  })
})

describe('the list', () => {
  it('has what the plan needs and what was added, is ticked off, unticked, changed and removed', async () => {
    await home.plan(dayIn(1))
    const { action, items, texts } = await given()
    const before = await items()
    expect([before.isAvailable, before.id]).toEqual([true, expect.stringMatching(/_shopping_list$/)])
    expect(before.state).toBe(before.items.length)
    expect(await action('add_item', ['batteries'])).toEqual({ value: null })
    expect(await texts()).toContainEqual(['batteries', 'needs_action'])
    expect((await items()).written).toBeGreaterThan(before.written)
    const [line] = before.items
    await action('update_item', [line?.uid], { status: 'completed' })
    await action('update_item', ['batteries'], { rename: 'AA batteries', status: 'completed' })
    const { lines, items: own } = await home.list()
    expect([lines?.find(({ key }) => `line:${key}` === line?.uid)?.isTicked, own]).toMatchObject([
      true,
      [{ text: 'AA batteries', isTicked: true }],
    ])
    await action('update_item', ['AA batteries'], { status: 'needs_action' })
    expect(await texts()).toContainEqual(['AA batteries', 'needs_action'])
    await action('update_item', ['AA batteries'], { status: 'completed' })
    // Removing what is done takes own items off; lines stay with their meal.
    expect(await action('remove_completed_items', [])).toEqual({ value: null })
    expect((await texts()).map(([, status]) => status).filter((status) => status === 'completed')).toHaveLength(1)
    expect((await home.list()).items).toEqual([])
  })

  it('refuses what the plan decides, and what is gone, in words', async () => {
    await home.plan(dayIn(1))
    const { action, items } = await given()
    const [line] = (await items()).items
    const refused = {
      error: 'ServiceValidationError',
      translation_domain: 'mealwright',
      translation_key: 'line_of_plan',
    }
    expect(await action('remove_item', [[line?.uid]])).toMatchObject(refused)
    expect(await action('update_item', [line?.uid], { rename: 'caviar' })).toMatchObject(refused)
    await action('add_item', ['milk'])
    const { items: own } = await home.list()
    await home.call('DELETE', `/api/v2/list/items/${own[0]?.id}`)
    expect(await action('update_item', ['milk'], { status: 'completed' })).toMatchObject({
      error: 'HomeAssistantError',
      translation_key: 'write_failed',
    })
    expect((await items()).items.some(({ summary }) => summary === 'milk')).toBe(false)
    expect(await action('add_item', ['x'.repeat(300)])).toMatchObject({ translation_key: 'write_failed' })
  })

  it('says which scope a key lacks that may only read', async () => {
    const { action, user } = system()
    await user({ api_key: await keyOf(home.app, home.owner(), 'PLAN_READ', 'LIST_READ') })
    expect(await action('add_item', ['milk'])).toMatchObject({
      translation_key: 'missing_scope',
      translation_placeholders: { scope: 'LIST_WRITE' },
    })
  })

  it('is not available while the server is down, and comes back', async () => {
    const { call, items } = await given()
    const down = ['lostBefore', 'lostBefore', 'lostBefore'] as const
    home.gateway().failNext(...down)
    await call('refresh', 'todo')
    expect((await items()).isAvailable).toBe(false)
    home.gateway().failNext(...down)
    await call('setup')
    expect(await call('state')).toMatchObject({ state: 'setup_retry', entities: [], asks: false })
    await call('setup')
    expect([await call('state'), (await items()).isAvailable]).toMatchObject([{ state: 'loaded' }, true])
  })
})

describe('the calendar', () => {
  it('has planned meals at their usual hours in Sydney, and those of past weeks', async () => {
    const { name } = await home.plan('2027-01-12')
    await home.call('POST', '/api/v2/plan/rows', { category: 'LUNCH', content: { text: 'Soup' }, date: '2027-06-01' })
    await home.plan(dayIn(-2))
    await home.plan(dayIn(2))
    const { call } = await given()
    const events = (first: string, last: string) => call('events', `${first}T00:00:00+00:00`, `${last}T00:00:00+00:00`)
    expect(await events('2027-01-12', '2027-01-13')).toContainEqual({
      ...{ start: '2027-01-12T18:30:00+11:00', end: '2027-01-12T19:30:00+11:00', summary: name, location: null },
      ...{ uid: expect.any(String), description: expect.stringMatching(/^Dinner for 2\n.+\nhttp/) },
    })
    // Winter is another hour.
    expect(await events('2027-06-01', '2027-06-02')).toMatchObject([
      { start: '2027-06-01T12:30:00+10:00', summary: 'Soup' },
    ])
    expect(await events('2027-07-01', '2027-07-02')).toEqual([])
    expect(await call('event')).toMatchObject({ state: expect.stringMatching(/on|off/), event: { summary: name } })
    await home.app.graphql('mutation { beginWeek(input: {}) { ok } }', {}, home.owner().token)
    const week = (await events(dayIn(-4), dayIn(4))) as { start: string; summary: string }[]
    // A new week has as many rows, which are empty.
    expect(week.map(({ start, summary }) => [start.slice(0, 10), summary])).toEqual(
      [dayIn(-2), dayIn(2)].map((day) => [day, name]),
    )
  })
})

describe('the files', () => {
  const json = (name: string) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Record<string, unknown>

  it('hand out no key, address, food or name for a fault to be found', async () => {
    await home.plan(dayIn(1))
    const { call, action, items } = await given()
    await action('add_item', ['batteries'])
    const found = JSON.stringify(await call('diagnostics'))
    const { items: all } = await items()
    for (const secret of [home.key(), home.gateway().url, ...all.map(({ summary }) => summary)])
      expect(found).not.toContain(secret)
    expect(JSON.parse(found)).toMatchObject({
      list: { is_read: true, own_items: 1, lines: all.length - 1 },
      plan: { is_read: true },
    })
  })

  it('have the texts that the code names, and no others', () => {
    const code = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.py'))
      .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
      .join('\n')
    const strings = json('strings.json') as {
      config: Record<'error' | 'abort' | 'step', Record<string, unknown>>
      exceptions: object
      entity: object
    }
    expect(json('translations/en.json')).toEqual(strings)
    const named = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort()
    expect(Object.keys(strings.exceptions).sort()).toEqual(named(/translation_key="(\w+)"/g))
    expect(Object.keys(strings.config.error).sort()).toEqual(named(/return \{[^}]*: "(\w+)"\}, None/g))
    expect(Object.keys(strings.config.step).sort()).toEqual(named(/async_step_(\w+)\(self, user_input/g))
    expect(strings.entity).toMatchObject({ calendar: { meals: {} }, todo: { shopping_list: {} } })
    expect(json('manifest.json')).toMatchObject({
      domain: 'mealwright',
      config_flow: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
  })
})
