import { randomUUID } from 'node:crypto'
import { givenNewCook } from './newCook'

const { app, call, cook } = givenNewCook()
const PATH = '/api/v2/cupboard'
const items = async () => ((await call('GET', PATH)).body as { items: object[] }).items

it('what is at home is said, said again, read and taken away', async () => {
  expect(await items()).toEqual([])
  expect(await call('PUT', `${PATH}/honey`, {})).toMatchObject({ status: 200, body: {} })
  expect(await items()).toMatchObject([{ ingredient: { slug: 'honey' }, quantity: null, useBy: null }])
  app.clock.advance(10)
  await call('PUT', `${PATH}/honey`, { amount: 250, unit: 'g', useBy: '2026-12-24' })
  expect(await items()).toMatchObject([
    {
      ingredient: { slug: 'honey', name: expect.stringMatching(/honey/i) },
      quantity: { amount: 250, unit: 'g', text: expect.any(String) },
      useBy: '2026-12-24',
    },
  ])
  app.clock.advance(10)
  expect(await call('DELETE', `${PATH}/honey`)).toMatchObject({ status: 200, body: {} })
  expect(await items()).toEqual([])
  expect((await call('DELETE', `${PATH}/honey`)).status).toBe(200)
})

it.each([
  [{ amount: -1, unit: 'g' }, 'amount'],
  [{ amount: 'much', unit: 'g' }, 'amount'],
  [{ amount: 1 }, 'unit'],
  [{ amount: 1, unit: 'ounce' }, 'unit'],
  [{ useBy: 'soon' }, 'useBy'],
])('%j is refused, by the name of the field', async (body, field) => {
  expect(await call('PUT', `${PATH}/honey`, body)).toMatchObject({
    status: 400,
    body: { error: expect.any(String), fields: { [field]: [expect.any(String)] } },
  })
  expect(await items()).toEqual([])
})

it.each(['no-such-thing', 'constructor', '__proto__'])('%s is no ingredient', async (slug) => {
  expect(await call('PUT', `${PATH}/${slug}`, {})).toMatchObject({ status: 404, body: { detail: expect.any(String) } })
})

it('what is in the freezer is read', async () => {
  const { meals, byCategory } = app.services.catalogue.compiled
  const meal = meals[byCategory.dinner[0] ?? -1]
  const freeze = { batch: randomUUID(), recipe: meal?.slug, serves: 3, frozenOn: '2026-11-20' }
  await app.graphql(
    'mutation ($freeze: FreezeActInput!) { applyOperations(input: { operations: [{ act: { cupboard: { freeze: $freeze } } }] }) { ok } }',
    { freeze },
    cook().token,
  )
  expect((await call('GET', '/api/v2/freezer')).body).toEqual({
    batches: [
      {
        id: expect.stringContaining(freeze.batch),
        version: { id: expect.any(String), name: meal?.name, isAdapted: false },
        ...{ serves: 3, frozenOn: '2026-11-20' },
      },
    ],
  })
})
