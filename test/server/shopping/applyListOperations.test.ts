import { randomUUID } from 'node:crypto'
import { forgetOldWords } from '../../../server/shopping/forgetOldWords'
import { itemIdOf } from '../../../schema/splitItems'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { ERRORS, type Wrong } from '../../support/plans'
import { join } from '../planning/currentPlans'

const app = givenApp()
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

interface List {
  version: number
  clearedAt: number
  ticks: { key: string; amount: number; at: number; by: string | null }[]
  ownItems: { id: string; text: string; area: string; isTicked: boolean; at: number; by: string | null }[]
}
const LIST = '{ version clearedAt ticks { key amount at by } ownItems { id text area isTicked at by } }'

const operation = (act: object, at = app.clock.now(), id: string = randomUUID()) => ({ id, at, act })
async function apply(operations: object[], by = person): Promise<{ list: List | null; errors: Wrong[] }> {
  const { data, errors } = await app.graphql(
    `mutation ($operations: [ListOperationInput!]!) { applyListOperations(operations: $operations) { list ${LIST} ${ERRORS} } }`,
    { operations },
    by.token,
  )
  expect(errors).toBeUndefined()
  return data.applyListOperations as never
}
async function list(by = person): Promise<List> {
  return (await app.graphql(`{ sharedList ${LIST} }`, {}, by.token)).data.sharedList as never
}

it('is shared by a household and no one else', async () => {
  const [other, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  const otherId = await join(app, other, person)
  const mine = operation({ tick: { key: 'rice-g', amount: 300 } })
  await apply([mine])
  const itemId = randomUUID()
  const theirs = operation({ addItem: { itemId, text: ' milk ' } })
  const { list: shown } = await apply([theirs], other)
  expect(shown).toMatchObject({
    version: 2,
    ticks: [{ key: 'rice-g', amount: 300, at: mine.at }],
    ownItems: [{ id: itemId, text: 'milk', area: 'dairy', isTicked: false, at: theirs.at, by: otherId }],
  })
  expect(await list()).toEqual(shown)
  expect(await list(stranger)).toEqual({ version: 0, clearedAt: 0, ticks: [], ownItems: [] })
})

it('makes several items of one text, each under its area', async () => {
  const itemId = randomUUID()
  const { list: shown } = await apply([operation({ addItem: { itemId, text: 'toilet paper, 2 L milk; bananas' } })])
  expect(shown?.ownItems.map(({ id, text, area }) => ({ id, text, area }))).toEqual([
    { id: itemIdOf(itemId, 1), text: '2 L milk', area: 'dairy' },
    { id: itemIdOf(itemId, 2), text: 'bananas', area: 'produce' },
    { id: itemId, text: 'toilet paper', area: 'uncategorised' },
  ])
})

it('does each operation once, in whatever order it arrives', async () => {
  const now = app.clock.now()
  const itemId = randomUUID()
  const operations = [
    operation({ addItem: { itemId, text: 'tea' } }, now - 5),
    operation({ changeItem: { itemId, text: 'green tea' } }, now - 4),
    operation({ tickItem: { itemId } }, now - 3),
    operation({ tick: { key: 'rice-g', amount: 1 } }, now - 2),
    operation({ untick: { key: 'rice-g' } }, now - 1),
  ]
  for (const one of operations.toReversed()) await apply([one])
  const { version, ...shown } = await list()
  expect(shown).toMatchObject({ ticks: [], ownItems: [{ text: 'green tea', isTicked: true, at: now - 3 }] })
  expect((await apply([...operations, ...operations])).list?.version).toBe(version)
})

it('takes an act from the future for one of the present, and the same when it comes again', async () => {
  const early = operation({ tick: { key: 'rice-g', amount: 1 } }, app.clock.now() + 300_000)
  const { list: first } = await apply([early])
  const at = first?.ticks[0]?.at ?? 0
  expect(at).toBeLessThanOrEqual(app.clock.now())
  app.clock.advance(10_000)
  await apply([operation({ untick: { key: 'rice-g' } })])
  app.clock.advance(310_000)
  expect((await apply([early])).list?.ticks).toEqual([])
  const little = operation({ tick: { key: 'milk-l', amount: 1 } }, app.clock.now() + 4000)
  expect((await apply([little])).list?.ticks).toMatchObject([{ at: little.at }])
})

it('forgets old words, but neither ticks nor items of the list', async () => {
  const [kept, removed] = [randomUUID(), randomUUID()]
  await apply([
    operation({ tick: { key: 'rice-g', amount: 1 } }),
    operation({ untick: { key: 'milk-l' } }),
    operation({ addItem: { itemId: kept, text: 'tea' } }),
    operation({ addItem: { itemId: removed, text: 'jam' } }),
    operation({ removeItem: { itemId: removed } }, app.clock.now() + 1),
  ])
  const count = async (table: string) => (await app.services.db(table)).length
  const before = [await count('list_ticks'), await count('list_items')]
  await forgetOldWords(app.services)
  expect([await count('list_ticks'), await count('list_items')]).toEqual(before)
  await forgetOldWords({ ...app.services, now: () => app.clock.now() + 31 * 24 * 60 * 60 * 1000 })
  expect(await list()).toMatchObject({ ticks: [{ key: 'rice-g' }], ownItems: [{ id: kept }] })
  expect(await app.services.db('list_items').where({ id: removed })).toEqual([])
  expect(await app.services.db('list_ticks').where({ itemKey: 'milk-l', isTicked: 0 })).toEqual([])
})

it('starts over', async () => {
  const itemId = randomUUID()
  await apply([
    operation({ tick: { key: 'rice-g', amount: 1 } }),
    operation({ addItem: { itemId, text: 'tea' } }),
    operation({ tickItem: { itemId } }),
  ])
  app.clock.advance(1000)
  const { list: shown } = await apply([operation({ startOver: true })])
  expect(shown).toMatchObject({ ticks: [], ownItems: [{ isTicked: false }] })
  expect((await apply([operation({ tick: { key: 'rice-g', amount: 1 } })])).list?.ticks).toHaveLength(1)
})

it('forgets the oldest of more than 500 ticks and refuses more than 200 items', async () => {
  const now = app.clock.now()
  const ticks = (from: number) =>
    Array.from({ length: 400 }, (_, n) =>
      operation({ tick: { key: `line-${from + n}-g`, amount: 1 } }, now - 2000 + from + n),
    )
  await apply(ticks(0))
  const { list: shown } = await apply(ticks(400))
  expect(shown?.ticks).toHaveLength(500)
  expect(shown?.ticks.some(({ key }) => key === 'line-299-g')).toBe(false)
  const items = Array.from({ length: 201 }, (_, n) =>
    operation({ addItem: { itemId: randomUUID(), text: `item ${n}` } }),
  )
  expect((await apply(items)).errors).toMatchObject([{ code: 'TOO_MANY', field: 'operations[200].act.addItem' }])
  expect((await list()).ownItems).toEqual([])
  expect((await apply(items.slice(1))).list?.ownItems).toHaveLength(200)
  expect((await apply(items.slice(1))).errors).toEqual([])
  expect((await apply(items.slice(0, 1))).errors).toMatchObject([{ code: 'TOO_MANY' }])
})

it.each([
  [{ tick: { key: 'Not a key', amount: 1 } }, 'INVALID', 'tick.key'],
  [{ tick: { key: 'rice-g', amount: -1 } }, 'OUT_OF_RANGE', 'tick.amount'],
  [{ addItem: { itemId: 'x', text: 'tea' } }, 'INVALID', 'addItem.itemId'],
  [{ addItem: { itemId: randomUUID(), text: ' , ' } }, 'REQUIRED', 'addItem.text'],
  [{ changeItem: { itemId: randomUUID(), text: 'x'.repeat(201) } }, 'TOO_LONG', 'changeItem.text'],
  [{ removeItem: { itemId: 'x' } }, 'INVALID', 'removeItem.itemId'],
  [{ startOver: false }, 'INVALID', 'startOver'],
])('names %p, and stores nothing of the call', async (act, code, field) => {
  const { list: shown, errors } = await apply([operation({ tick: { key: 'rice-g', amount: 1 } }), operation(act)])
  expect({ shown, errors }).toMatchObject({ shown: null, errors: [{ code, field: `operations[1].act.${field}` }] })
  expect((await list()).version).toBe(0)
})
