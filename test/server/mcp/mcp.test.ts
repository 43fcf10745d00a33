import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { KeyScope } from '../../../server/generated/schemaTypes'
import { KEY_SCOPES } from '../../../server/graphql/keyScopes'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { partnerKey } from '../../support/principals'
import { keyOf } from '../keys/operations'

/** The protocol's own client, as assistants have it. It holds each answer against the shape that its tool promises. */
const app = givenApp({ RATE_LIMIT_SCALE: '1000000' })
let cook: Person
const clients: Client[] = []
beforeEach(async () => {
  cook = await signUpAndIn(app)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  clients.push(client)
  // Only of listed tools does it know the shapes.
  await client.listTools()
  return client
}
const overHttp = (token: string) =>
  connected(
    new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  )
const withKey = async (...scopes: KeyScope[]) => overHttp(await keyOf(app, cook, ...scopes))

const VEGAN = { optionId: 'VEGAN', settingId: 'STRICT' }
const MEETS = 'query ($slug: String!) { meal(slug: $slug) { meets { code } meetsWithSwaps { code } } }'

type Answer = Record<string, unknown> & {
  rows: { id: string; category: string; title: string }[]
  meals: { recipe: { slug: string }; places: { category: string; content: object; swaps: object[] }[] }[]
}
async function use(client: Client, name: string, given: object = {}): Promise<Answer> {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: { ...given } })
  if (isError) throw new Error(JSON.stringify(content))
  return structuredContent as Answer
}
const refused = (client: Client, name: string, given: object = {}) => client.callTool({ name, arguments: { ...given } })

it('an assistant finds meals that suit the table, plans them, reads how they are cooked and what is to be bought', async () => {
  await app.graphql(
    'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { code } } }',
    { input: { answers: [{ fieldId: 'dietary.requirements', optionSettings: [VEGAN] }] } },
    cook.token,
  )
  const client = await withKey(...KEY_SCOPES)
  const { meals, count } = await use(client, 'find_meals', { category: 'DINNER', maxMinutes: 40, first: 5 })
  expect(meals).toHaveLength(5)
  expect(count).toBeGreaterThanOrEqual(5)
  for (const { recipe, places } of meals) {
    const { data } = await app.graphql(MEETS, { slug: recipe.slug }, cook.token)
    const { meets, meetsWithSwaps } = data.meal as never as Record<'meets' | 'meetsWithSwaps', { code: string }[]>
    expect((places[0]?.swaps.length ? meetsWithSwaps : meets).map(({ code }) => code)).toContain('VEGAN')
    expect(places.map(({ category }) => category)).toEqual(['DINNER'])
  }
  const adapted = meals.find(({ places }) => (places[0]?.swaps.length ?? 0) > 0) ?? meals[0]
  const { content } = adapted?.places[0] ?? {}
  const { id } = await use(client, 'add_to_plan', { category: 'DINNER', content, serves: 4 })
  const { rows } = await use(client, 'read_plan', { category: 'DINNER' })
  expect(rows.map((row) => row.id)).toContain(id)
  const { dishes } = await use(client, 'read_cooking', { id })
  expect(dishes).toEqual([
    { name: expect.any(String), serves: 4, ingredients: expect.any(Array), steps: expect.any(Array) },
  ])
  expect((await use(client, 'read_list')).lines).not.toEqual([])
  await use(client, 'change_plan_row', { id, serves: 2 })
  await use(client, 'remove_from_plan', { id })
  expect((await use(client, 'read_plan')).rows.map((row) => row.id)).not.toContain(id)
})

it('what does not suit is not planned by an assistant, and why is not said (API-66)', async () => {
  const saved = { input: { answers: [{ fieldId: 'dietary.requirements', optionSettings: [VEGAN] }] } }
  await app.graphql('mutation ($input: SaveFormsInput!) { saveForms(input: $input) { ok } }', saved, cook.token)
  const client = await withKey(...KEY_SCOPES)
  const { meals, byCategory } = app.services.catalogue.compiled
  const suitable = new Set(
    (await use(client, 'find_meals', { category: 'DINNER', first: 100 })).meals.map(({ recipe }) => recipe.slug),
  )
  const dinners = [...byCategory.dinner].map((index) => meals[index]?.slug ?? '')
  const beef = dinners.find((slug) => slug.includes('beef') && !suitable.has(slug)) ?? ''
  const { rows: before } = await use(client, 'read_plan')
  const added = await refused(client, 'add_to_plan', { category: 'DINNER', content: { recipe: beef } })
  expect(added).toMatchObject({ isError: true })
  expect(JSON.parse((added.content as { text: string }[])[0]?.text ?? '')).toEqual({
    error: 'This does not suit those who eat it.',
    fields: { content: ['This does not suit those who eat it.'] },
  })
  const { id } = await use(client, 'add_to_plan', { category: 'DINNER', content: { text: 'Out' } })
  expect(await refused(client, 'change_plan_row', { id, content: { recipe: beef } })).toMatchObject({ isError: true })
  const { rows } = await use(client, 'read_plan')
  expect(rows).toHaveLength(before.length + 1)
  expect(rows.find((row) => row.id === id)).toMatchObject({ title: 'Out' })
})

it('an assistant keeps list, cupboard and freezer', async () => {
  const client = await withKey('LIST_READ', 'LIST_WRITE', 'CUPBOARD_READ', 'CUPBOARD_WRITE')
  const { id } = await use(client, 'add_to_list', { text: '2 L milk' })
  await use(client, 'change_list_item', { id, isTicked: true })
  expect((await use(client, 'read_list')).items).toMatchObject([{ id, isTicked: true }])
  await use(client, 'remove_from_list', { id })
  expect((await use(client, 'read_list')).items).toEqual([])
  await use(client, 'put_in_cupboard', { ingredient: 'honey', amount: 200, unit: 'g' })
  expect((await use(client, 'read_cupboard')).items).toMatchObject([{ ingredient: { slug: 'honey' } }])
  await use(client, 'take_from_cupboard', { ingredient: 'honey' })
  expect((await use(client, 'read_cupboard')).items).toEqual([])
  expect((await use(client, 'read_freezer')).batches).toEqual([])
})

it('a key has the tools of its scopes, and no other can be used', async () => {
  const reader = await withKey('PLAN_READ')
  const { tools } = await reader.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['read_plan', 'find_meals', 'read_cooking', 'read_past_weeks'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  await expect(refused(reader, 'add_to_plan', { category: 'DINNER' })).rejects.toThrow('There is no tool add_to_plan')
  await expect(refused(reader, 'no_such_tool')).rejects.toThrow('There is no tool')
})

it('what is wrong is said by its field, and nothing is done', async () => {
  const client = await withKey(...KEY_SCOPES)
  const before = await use(client, 'read_plan')
  expect(await refused(client, 'add_to_plan', { category: 'SUPPER' })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('"category":["BREAKFAST, LUNCH or DINNER is expected."]') }],
  })
  expect(await refused(client, 'add_to_plan', { category: 'DINNER', content: { recipe: 'no-such' } })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('content.recipe') }],
  })
  expect(await refused(client, 'find_meals', { first: 1000 })).toMatchObject({ isError: true })
  expect(await use(client, 'read_plan')).toEqual(before)
})

it('no one is let in without a token, with a partner’s key there are no tools', async () => {
  const post = (token: string | null, body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' }) =>
    fetch(`${app.url}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  const anonymous = await post(null)
  expect([anonymous.status, anonymous.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  const unknown = await post('mwp_abcdefgh_'.padEnd(56, 'x'))
  expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
  expect(await (await post(await partnerKey(app, 'MEALS_READ'))).json()).toMatchObject({ result: { tools: [] } })
  const batch = await post(cook.token, [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }])
  expect(batch.status).toBe(400)
  expect((await fetch(`${app.url}/mcp`)).status).toBe(405)
  const foreign = await fetch(`${app.url}/mcp`, { method: 'POST', headers: { Origin: 'https://elsewhere.example' } })
  expect(foreign.status).toBe(403)
})

it('the command hands on what an assistant that starts it says', async () => {
  const MEALWRIGHT_KEY = await keyOf(app, cook, 'LIST_READ', 'LIST_WRITE')
  const client = await connected(
    new StdioClientTransport({
      command: process.execPath,
      args: ['node_modules/tsx/dist/cli.mjs', 'server/commands/mcp.ts'],
      env: { PATH: process.env.PATH ?? '', MEALWRIGHT_URL: app.url, MEALWRIGHT_KEY },
    }),
  )
  await use(client, 'add_to_list', { text: 'foil' })
  expect((await use(client, 'read_list')).items).toMatchObject([{ text: 'foil' }])
})
