import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../schema/limits'
import { LIST_LIMITS } from '../../../schema/namedLists'
import { OPERATIONS_KEPT } from '../../../server/operations/kept'
import { forgetOldWords } from '../../../server/shopping/forgetOldWords'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import type { Wrong } from '../../support/plans'
import { applyAs } from '../operations/operationCalls'
import { join } from '../planning/currentPlans'

const app = givenApp()
let ann: Person
beforeEach(async () => {
  ann = await signUpAndIn(app)
})

interface Item {
  id: string
  text: string
  isTicked: boolean
  note: { text: string } | null
}
interface List {
  ownItems: Item[]
  notes: { text: string }[]
  lists: { id: string; key: string; name: string; items: Item[] }[]
}
const ITEM = '{ id text isTicked note { text } }'
const LIST = `{ ownItems ${ITEM} notes { text } lists { id key name items ${ITEM} } }`

async function apply(by: Person, ...acts: object[]): Promise<{ list: List; errors: Wrong[] }> {
  const operations = acts.map((act) => ('act' in act ? act : { id: randomUUID(), at: app.clock.now(), act }))
  const { data, errors } = await app.graphql(
    `mutation ($operations: [ListOperationInput!]!) {
      applyListOperations(operations: $operations) { list ${LIST} errors { code field message } } }`,
    { operations },
    by.token,
  )
  expect(errors).toBeUndefined()
  app.clock.advance(10)
  return data.applyListOperations as never
}
const listOf = async (by: Person): Promise<List> =>
  (await app.graphql(`{ sharedList ${LIST} }`, {}, by.token)).data.sharedList as never
const naming = (listId: string, name: string) => ({ nameList: { listId, name } })
const adding = (itemId: string, text: string, listId?: string) => ({ addItem: { itemId, text, listId } })
const moving = (itemId: string, listId?: string) => ({ moveItem: { itemId, listId } })
const texts = (items: readonly Item[] = []) => items.map(({ text }) => text)
/** What is on the list of the plan, then on each other by its name. */
const shown = ({ ownItems, lists }: List) => [
  texts(ownItems),
  Object.fromEntries(lists.map(({ name, items }) => [name, texts(items)])),
]

test('a named list has its own items, which are in nothing that is said of the list of the plan', async () => {
  const [ben, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  await join(app, ben, ann)
  const [listId, itemId] = [randomUUID(), randomUUID()]
  await apply(ann, naming(listId, '  Hard\nware '), adding(randomUUID(), 'milk'))
  await apply(ben, adding(itemId, '12 screws', listId), { noteItem: { itemId, text: 'the long ones' } })
  await apply(ben, { tickItem: { itemId } }, { startOver: true })
  const list = await listOf(ann)
  expect(list).toMatchObject({
    ownItems: [{ text: 'milk' }],
    notes: [],
    lists: [
      {
        id: `NamedList:${listId}`,
        key: listId,
        name: 'Hard ware',
        items: [{ text: '12 screws', isTicked: true, note: { text: 'the long ones' } }],
      },
    ],
  })
  expect(shown(await listOf(stranger))).toEqual([[], {}])
  const asked = '{ viewer { household { shoppingList { leftCount ownItems { text } } } } }'
  expect((await app.graphql(asked, {}, ann.token)).data.viewer).toEqual({
    household: { shoppingList: { leftCount: 1, ownItems: [{ text: 'milk' }] } },
  })
  const csv = await (await app.fetch('/api/exports/list', { headers: { Authorization: `Bearer ${ann.token}` } })).text()
  expect(csv).toMatch(/,milk,,,to buy,,\r\n/)
  expect(csv).toMatch(/,12 screws,,,ticked off,the long ones,Hard ware\r\n/)
})

test('the same words on two lists are two items, on one they are one', async () => {
  const listId = randomUUID()
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  await apply(ann, naming(listId, 'Party'), adding(first, 'lemonade'), adding(second, 'lemonade', listId))
  const { list } = await apply(ann, adding(third, 'Lemonade', listId), { tickItem: { itemId: third } })
  expect(list).toMatchObject({ ownItems: [{ id: first, isTicked: false }], lists: [{ items: [{ id: second }] }] })
  expect(list.lists[0]?.items).toMatchObject([{ isTicked: true }])
})

test('an item is moved from one list to another and back, with its tick and its note', async () => {
  const [listId, itemId] = [randomUUID(), randomUUID()]
  await apply(ann, naming(listId, 'Hardware'), adding(itemId, 'foil'), { noteItem: { itemId, text: 'wide' } })
  await apply(ann, { tickItem: { itemId } })
  const there = (await apply(ann, moving(itemId, `NamedList:${listId}`))).list
  expect(there).toMatchObject({ ownItems: [], lists: [{ items: [{ isTicked: true, note: { text: 'wide' } }] }] })
  expect((await apply(ann, moving(itemId))).list).toMatchObject({
    ownItems: [{ id: itemId, isTicked: true, note: { text: 'wide' } }],
    lists: [{ items: [] }],
  })
})

test('a list that is removed takes its items along, and comes back with them; what is added later is on the list of the plan', async () => {
  const [listId, late] = [randomUUID(), randomUUID()]
  await apply(ann, naming(listId, 'Hardware'), adding(randomUUID(), 'screws, nails', listId))
  expect(shown((await apply(ann, { removeList: { listId } })).list)).toEqual([[], {}])
  expect(shown((await apply(ann, adding(late, 'glue', listId))).list)).toEqual([['glue'], {}])
  expect(shown((await apply(ann, naming(listId, 'Hardware'))).list)).toEqual([
    [],
    { Hardware: ['glue', 'nails', 'screws'] },
  ])
})

test('acts count in the order of their times, whichever arrives first', async () => {
  const [listId, itemId] = [randomUUID(), randomUUID()]
  const now = app.clock.now() - 100
  const at = (time: number, act: object) => ({ id: randomUUID(), at: now + time, act })
  const acts = [
    at(1, naming(listId, 'Hardware')),
    at(2, adding(itemId, 'screws', listId)),
    at(3, moving(itemId)),
    at(4, moving(itemId, listId)),
    at(5, naming(listId, 'Tools')),
  ]
  for (const act of acts.toReversed()) await apply(ann, act)
  expect(shown(await listOf(ann))).toEqual([[], { Tools: ['screws'] }])
})

test('what is wrong with a list is named by its field, and nothing of the call is stored', async () => {
  const ids = Array.from({ length: LIST_LIMITS.count }, () => randomUUID())
  const [first = '', second = ''] = ids
  const refused = await apply(
    ann,
    naming(first, ' \u200b '),
    naming(first, '🔩'.repeat(41)),
    naming('none', 'Hardware'),
    { changeItem: { itemId: randomUUID(), text: 'glue', listId: first } },
    moving('none', 'none'),
  )
  expect(refused.errors).toMatchObject([
    { code: 'REQUIRED', field: 'operations[0].act.nameList.name', message: 'Enter a name.' },
    { code: 'TOO_LONG', field: 'operations[1].act.nameList.name', message: 'A name has at most 40 characters.' },
    { code: 'INVALID', field: 'operations[2].act.nameList.listId' },
    { code: 'INVALID', field: 'operations[3].act.changeItem.listId' },
    { code: 'INVALID', field: 'operations[4].act.moveItem.itemId' },
    { code: 'INVALID', field: 'operations[4].act.moveItem.listId' },
  ])
  await apply(ann, ...ids.map((id, index) => naming(id, index === 0 ? '🔩'.repeat(40) : `List ${index}`)))
  const taken = await apply(ann, naming(second, 'lIST 2'))
  expect(taken.errors).toMatchObject([{ code: 'DUPLICATE', field: 'operations[0].act.nameList.name' }])
  expect((await apply(ann, naming(second, 'LIST 1'))).errors).toEqual([])
  const oneMore = await apply(ann, naming(randomUUID(), 'One more'))
  expect(oneMore.errors).toMatchObject([{ code: 'TOO_MANY', field: 'operations[0].act.nameList' }])
  await apply(ann, { removeList: { listId: first } })
  expect((await apply(ann, naming(randomUUID(), 'One more'))).errors).toEqual([])
  expect((await apply(ann, naming(first, 'Again'))).errors).toMatchObject([{ code: 'TOO_MANY' }])
  expect((await listOf(ann)).lists).toHaveLength(LIST_LIMITS.count)
})

test('own items are counted on all lists together', async () => {
  const listId = randomUUID()
  const many = (count: number, on?: string) =>
    Array.from({ length: count }, () => adding(randomUUID(), `item ${randomUUID()}`, on))
  await apply(ann, naming(listId, 'Hardware'), ...many(LIMITS.ownItems / 2), ...many(LIMITS.ownItems / 2, listId))
  expect((await apply(ann, adding(randomUUID(), 'glue'))).errors).toMatchObject([{ code: 'TOO_MANY' }])
  await apply(ann, { removeList: { listId } })
  expect((await apply(ann, adding(randomUUID(), 'glue'))).errors).toEqual([])
})

test('a list that was removed long ago is forgotten with what was on it, and what came later stays', async () => {
  const [gone, present] = [randomUUID(), randomUUID()]
  const [screws, glue] = [randomUUID(), randomUUID()]
  await apply(ann, naming(gone, 'Hardware'), naming(present, 'Garden'), adding(screws, 'screws', gone))
  await apply(ann, { removeList: { listId: gone } })
  await apply(ann, adding(glue, 'glue', gone))
  const stored = async () => ({
    items: await app.services.db('list_items').whereIn('id', [screws, glue]).pluck('id'),
    lists: await app.services.db('named_lists').whereIn('id', [gone, present]).pluck('id'),
  })
  await forgetOldWords(app.services)
  expect((await stored()).items).toHaveLength(2)
  await forgetOldWords({ ...app.services, now: () => app.clock.now() + OPERATIONS_KEPT + 1 })
  expect(await stored()).toEqual({ items: [glue], lists: [present] })
  expect(shown(await listOf(ann))).toEqual([['glue'], { Garden: [] }])
})

test('clients that know what changed get a list with what is on it, and its items are none of the plan’s', async () => {
  const [listId, itemId] = [randomUUID(), randomUUID()]
  const changes = async (after: string | null) => {
    const { data } = await app.graphql(
      `query ($after: String) { viewer { household { changes(after: $after) {
        cursor removed changed { __typename id ... on NamedList { items { text } } } } } } }`,
      { after },
      ann.token,
      { 'Graph-Ids': '1' },
    )
    return (
      data.viewer as never as { household: { changes: { cursor: string; removed: string[]; changed: object[] } } }
    ).household.changes
  }
  await apply(ann, naming(listId, 'Hardware'), adding(itemId, 'screws'))
  const { cursor } = await changes(null)
  await applyAs(app, ann, [{ act: { list: moving(itemId, listId) } }])
  expect(await changes(cursor)).toMatchObject({
    removed: [`OwnItem:${itemId}`],
    changed: [{ __typename: 'NamedList', id: `NamedList:${listId}`, items: [{ text: 'screws' }] }],
  })
})
