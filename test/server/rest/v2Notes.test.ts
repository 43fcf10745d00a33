import { randomUUID } from 'node:crypto'
import { givenNewCook } from './newCook'

const { app, call, cook } = givenNewCook()
interface Item {
  id: string
  text: string
  note: string | null
}
interface List {
  lines: { key: string; note: string | null; isTicked: boolean }[] | null
  items: Item[]
  lists: { id: string; name: string; items: Item[] }[]
}
const list = async () => (await call('GET', '/api/v2/list')).body as List
const added = async (body: object) => ((await call('POST', '/api/v2/list/items', body)).body as { id: string }).id
const change = (id: string, body: object) => {
  app.clock.advance(10)
  return call('PATCH', `/api/v2/list/items/${id}`, body)
}
const MAKE = 'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok } }'

/** A named list, as the pages make it. */
async function namedList(name: string): Promise<string> {
  const listId = randomUUID()
  const input = { operations: [{ act: { list: { nameList: { listId, name } } } }] }
  const { data } = await app.graphql(MAKE, { input }, cook().token)
  expect(data).toEqual({ applyOperations: { ok: true } })
  return listId
}

test('a line is noted on, with or without its tick, and the note is taken away', async () => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const recipe = meals[byCategory.dinner[0] ?? -1]?.slug
  await call('POST', '/api/v2/plan/rows', { category: 'DINNER', content: { recipe }, serves: 2 })
  const key = (await list()).lines?.[0]?.key ?? ''
  const path = `/api/v2/list/lines/${key}`
  const first = async () => (await list()).lines?.find((line) => line.key === key)
  expect(await call('PATCH', path, { note: 'the ripe ones' })).toMatchObject({ status: 200, body: { key } })
  expect(await first()).toMatchObject({ note: 'the ripe ones', isTicked: false })
  app.clock.advance(10)
  await call('PATCH', path, { note: null, isTicked: true })
  expect(await first()).toMatchObject({ note: null, isTicked: true })
  expect((await call('PATCH', path, {})).status).toBe(400)
  expect(await call('PATCH', path, { note: 'x'.repeat(101) })).toMatchObject({
    status: 400,
    body: { fields: { note: [expect.any(String)] } },
  })
})

test('an item is noted on, added to a named list, moved between lists and changed where it is', async () => {
  const hardware = await namedList('Hardware')
  const screws = await added({ text: '12 screws', listId: hardware })
  const milk = await added({ text: 'milk' })
  await change(milk, { note: 'two of them' })
  expect(await list()).toMatchObject({
    items: [{ id: milk, note: 'two of them' }],
    lists: [{ id: hardware, name: 'Hardware', items: [{ id: screws, text: '12 screws', note: null }] }],
  })
  expect((await change(screws, { text: '20 screws', note: 'long ones' })).status).toBe(200)
  await change(milk, { listId: hardware })
  expect(await list()).toMatchObject({
    items: [],
    lists: [
      {
        items: [
          { id: screws, text: '20 screws', note: 'long ones' },
          { id: milk, note: 'two of them' },
        ],
      },
    ],
  })
  await change(milk, { listId: null, note: '' })
  expect((await list()).items).toMatchObject([{ id: milk, note: null }])
  expect(await change(milk, { listId: 'none' })).toMatchObject({
    status: 400,
    body: { fields: { listId: [expect.any(String)] } },
  })
})
