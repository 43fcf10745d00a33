import { randomUUID } from 'node:crypto'
import { signUpAndIn } from '../../support/people'
import { givenNewCook } from './newCook'

const { app, call, cook } = givenNewCook()
interface Line {
  key: string
  need: { amount: number; unit: string } | null
  [field: string]: unknown
}
interface List {
  version: number
  leftCount: number | null
  lines: Line[] | null
  items: { id: string; text: string; isTicked: boolean }[]
}
const list = async () => (await call('GET', '/api/v2/list')).body as List
const addItem = (text: string, headers = {}) => call('POST', '/api/v2/list/items', { text }, cook().token, headers)
const itemId = async (text: string) => ((await addItem(text)).body as { id: string }).id
const plan = async (serves: number) => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const recipe = meals[byCategory.dinner[0] ?? -1]?.slug
  const { body } = await call('POST', '/api/v2/plan/rows', { category: 'DINNER', content: { recipe }, serves })
  return (body as { id: string }).id
}

describe('lines of the list', () => {
  it('say what the plan needs, exactly and in words', async () => {
    await plan(2)
    const { lines, leftCount, items } = await list()
    expect(lines?.length).toBeGreaterThan(2)
    expect([leftCount, items]).toEqual([lines?.length, []])
    const measured = lines?.find(({ need }) => need)
    expect(measured).toMatchObject({
      ...{ key: expect.any(String), text: expect.stringMatching(/\w/), name: expect.any(String) },
      need: { amount: expect.any(Number), unit: expect.any(String), text: expect.any(String) },
      storeArea: { code: expect.any(String), label: expect.any(String) },
      ...{ isToBuy: true, isAtHome: false, isTicked: false },
    })
  })

  it('are ticked off for what the plan needs, and unticked', async () => {
    await plan(2)
    const before = await list()
    const lines = before.lines ?? []
    for (const { key } of lines)
      expect(await call('PATCH', `/api/v2/list/lines/${key}`, { isTicked: true })).toMatchObject({
        status: 200,
        body: { key },
      })
    const ticked = await list()
    expect([ticked.leftCount, ticked.lines?.every((line) => line.isTicked && !line.isToBuy)]).toEqual([0, true])
    for (const { key } of lines) await call('PATCH', `/api/v2/list/lines/${key}`, { isTicked: false })
    expect((await list()).lines).toEqual(lines)
  })

  it('are unticked also where the plan came to need so much that the unit is another', async () => {
    const row = await plan(1)
    const inGrams = (await list()).lines?.filter(({ need }) => need?.unit === 'g' || need?.unit === 'ml') ?? []
    for (const { key } of inGrams) await call('PATCH', `/api/v2/list/lines/${key}`, { isTicked: true })
    await call('PATCH', `/api/v2/plan/rows/${row}`, { serves: 10 })
    const larger = (await list()).lines?.filter(({ need }) => need?.unit === 'kg' || need?.unit === 'l') ?? []
    expect(larger.length).toBeGreaterThan(0)
    expect(larger.every(({ isTicked }) => isTicked)).toBe(true)
    for (const { key } of larger) await call('PATCH', `/api/v2/list/lines/${key}`, { isTicked: false })
    const after = (await list()).lines?.filter(({ key }) => larger.some((one) => one.key === key))
    expect(after?.some(({ isTicked }) => isTicked)).toBe(false)
  })

  it('are null while a meal has no serves, and own items are there', async () => {
    await plan(0)
    await addItem('batteries')
    expect(await list()).toMatchObject({ lines: null, leftCount: null, items: [{ text: 'batteries' }] })
    expect((await call('PATCH', '/api/v2/list/lines/honey-g', { isTicked: true })).status).toBe(404)
  })

  it('are 404 where there is none, and 400 without a word about the tick', async () => {
    expect((await call('PATCH', '/api/v2/list/lines/none', { isTicked: true })).status).toBe(404)
    expect(await call('PATCH', '/api/v2/list/lines/none', { isTicked: 'yes' })).toMatchObject({
      status: 400,
      body: { fields: { isTicked: [expect.any(String)] } },
    })
  })
})

describe('own items of the list', () => {
  it('are added, ticked off, said in other words and taken off', async () => {
    const id = await itemId('batteries')
    expect((await list()).items).toMatchObject([{ id, text: 'batteries', isTicked: false, area: expect.any(String) }])
    const path = `/api/v2/list/items/${id}`
    app.clock.advance(10)
    expect((await call('PATCH', path, { isTicked: true, text: 'AA batteries' })).status).toBe(200)
    expect((await list()).items).toMatchObject([{ id, text: 'AA batteries', isTicked: true }])
    app.clock.advance(10)
    await call('PATCH', path, { isTicked: false })
    expect((await list()).items).toMatchObject([{ id, text: 'AA batteries', isTicked: false }])
    app.clock.advance(10)
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: {} })
    expect((await list()).items).toEqual([])
    expect((await call('DELETE', path)).status).toBe(200)
  })

  it('are one where the words are on the list already, and several where commas part them', async () => {
    const id = await itemId('Milk')
    expect(await itemId('milk')).toBe(id)
    const path = `/api/v2/list/items/${id}`
    await call('PATCH', path, { isTicked: true })
    app.clock.advance(10)
    // To be bought again, as the one that there is.
    expect(await itemId('MILK, milk')).toBe(id)
    expect((await list()).items).toMatchObject([{ id, text: 'Milk', isTicked: false }])
    expect((await call('PATCH', path, { text: 'Oat milk' })).status).toBe(200)
    const other = await itemId('milk')
    expect((await list()).items.map((one) => one.id).sort()).toEqual([id, other].sort())
    await call('DELETE', `/api/v2/list/items/${other}`)
    const first = await itemId('string, tape')
    expect((await list()).items.find((one) => one.id === first)?.text).toBe('string')
    expect((await list()).items).toHaveLength(3)
  })

  it.each([[' '], ['x'.repeat(201)]])('refuse the text %p', async (text) => {
    expect(await addItem(text)).toMatchObject({ status: 400, body: { fields: { text: [expect.any(String)] } } })
  })

  it('refuse what is wrong, by the name of the field', async () => {
    expect(await call('POST', '/api/v2/list/items', {})).toMatchObject({
      status: 400,
      body: { fields: { text: [expect.any(String)] } },
    })
    const path = `/api/v2/list/items/${await itemId('milk')}`
    expect((await call('PATCH', path, {})).status).toBe(400)
    expect(await call('PATCH', path, { text: '' })).toMatchObject({
      status: 400,
      body: { fields: { text: expect.anything() } },
    })
    expect((await call('DELETE', '/api/v2/list/items/none')).status).toBe(400)
  })

  it('are 404 where there are none, and are not made by a change', async () => {
    const path = `/api/v2/list/items/${randomUUID()}`
    expect((await call('PATCH', path, { text: 'milk', isTicked: true })).status).toBe(404)
    expect((await list()).items).toEqual([])
    const id = await itemId('milk')
    const other = await signUpAndIn(app)
    expect((await call('PATCH', `/api/v2/list/items/${id}`, { isTicked: true }, other.token)).status).toBe(404)
  })

  it('are added once under an Idempotency-Key, also after they were taken off', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await addItem('milk', headers)
    app.clock.advance(10)
    await call('DELETE', `/api/v2/list/items/${(first.body as { id: string }).id}`)
    expect(await addItem('milk', headers)).toMatchObject({ status: 201, body: first.body })
    expect((await list()).items).toEqual([])
  })
})
