import { cacheExchange, Client, fetchExchange } from '@urql/core'
import { BASE, expect, holds, KEY, MINE } from './counted.mjs'

const clientOf = (key) =>
  new Client({
    url: `${BASE}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetchOptions: () => ({ headers: { authorization: `Bearer ${key}` } }),
  })
const PAGE =
  'query ($after: String) { meals(first: 20, after: $after) { nodes { id slug } pageInfo { hasNextPage endCursor } } }'
const ADD =
  'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok list { ownItems { id text } } errors { code } } }'

await holds('a page, and the next one by its cursor', async () => {
  const first = await clientOf(KEY).query(PAGE, {})
  const second = await clientOf(KEY).query(PAGE, { after: first.data.meals.pageInfo.endCursor })
  const slugs = [...first.data.meals.nodes, ...second.data.meals.nodes].map(({ slug }) => slug)
  expect(new Set(slugs).size === 40, '40 different meals')
})
await holds('the same again comes from the cache', async () => {
  const client = clientOf(KEY)
  await client.query(PAGE, {})
  expect((await client.query(PAGE, {}, { requestPolicy: 'cache-only' })).data.meals.nodes.length === 20, 'a page')
})
await holds('a mutation by a person’s key', async () => {
  const act = { list: { addItem: { itemId: crypto.randomUUID(), text: 'candles' } } }
  const { data, error } = await clientOf(MINE).mutation(ADD, { input: { operations: [{ act }] } })
  expect(data?.applyOperations.ok, error ?? JSON.stringify(data))
})
await holds('an error with its code', async () => {
  const { error } = await clientOf('mw_nobody_0').query(PAGE, {})
  expect(error?.graphQLErrors[0]?.extensions.code, String(error))
})
