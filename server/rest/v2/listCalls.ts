import { z } from 'zod'
import { keysOf } from '../../../schema/lineTicks'
import { messages } from '../messages'
import {
  type ActInput,
  type V2ItemFragment,
  V2ItemsDocument,
  V2LinesDocument,
  V2ListDocument,
  type V2ListQuery,
  V2OperationsDocument,
} from '../operations.generated'
import { present, restCall, RestFailure, type RestCall } from '../RestCall'
import { detail, nothing, refused } from '../shapes'
import { itemChange, lineChange, listAnswer, newItem } from './listShapes'
import { operate } from './operate'
import { toQuantity } from './toQuantity'

const tag = 'List (v2)'
const bad = { description: 'What is wrong with which field; nothing is changed.', shape: refused }
const made = z.object({ id: z.string() })

type Line = NonNullable<NonNullable<V2ListQuery['viewer']['household']>['shoppingList']>['lines'][number]

const toLine = ({ ingredient, need, atHome, toBuy, left, purchase, tick, note, ...line }: Line) => ({
  ...line,
  text: purchase?.text ?? [(toBuy ?? need)?.text, line.name].filter(Boolean).join(' '),
  ingredient: ingredient?.slug ?? null,
  ...{ need: toQuantity(need), atHome: toQuantity(atHome), toBuy: toQuantity(toBuy), left: toQuantity(left) },
  isTicked: tick !== null,
  note: note?.text ?? null,
})

const toItem = ({ note, ...item }: V2ItemFragment) => ({ ...item, note: note?.text ?? null })

/** The calls about the shopping list (docs/product.md API-57, API-59). */
export const v2ListCalls: RestCall[] = [
  restCall({
    method: 'get',
    path: '/api/v2/list',
    tag,
    summary: 'Read the shopping list',
    operation: V2ListDocument,
    body: null,
    answers: { 200: { description: 'What the plan needs, and own items.', shape: listAnswer } },
    run: async ({ execute }) => {
      const { shoppingList, sharedList } = present((await execute({})).viewer.household)
      const { version, ownItems } = sharedList
      const items = ownItems.map(toItem)
      const lists = sharedList.lists.map((one) => ({ id: one.key, name: one.name, items: one.items.map(toItem) }))
      const lines = shoppingList?.lines.map(toLine) ?? null
      return { status: 200, body: { version, leftCount: shoppingList?.leftCount ?? null, lines, items, lists } }
    },
  }),
  restCall({
    method: 'patch',
    path: '/api/v2/list/lines/{key}',
    tag,
    summary: 'Tick a line off, untick it, or note something on it',
    operation: V2OperationsDocument,
    keyScopes: ['LIST_READ', 'LIST_WRITE'],
    body: lineChange,
    answers: {
      200: { description: 'The line is as it was asked for.', shape: z.object({ key: z.string() }) },
      400: bad,
      404: { description: 'The list has no such line.', shape: detail },
    },
    run: async ({ body, params: { key = '' }, execute, executeOther }) => {
      const { shoppingList } = present((await executeOther(V2LinesDocument, {})).viewer.household)
      const line = shoppingList?.lines.find((one) => one.key === key)
      if (!line) throw new RestFailure(404, { detail: messages.noSuchLine })
      const amount = line.need?.amount ?? 0
      const untick = (): ActInput[] =>
        keysOf({ key, amount, measurementUnit: line.need?.unit.symbol ?? '' }).map((one) => ({
          list: { untick: { key: one } },
        }))
      const { isTicked, note } = body
      await operate(execute, [
        ...(isTicked === undefined ? [] : isTicked ? [{ list: { tick: { key, amount } } }] : untick()),
        ...(note === undefined ? [] : [{ list: { noteLine: { key, text: note ?? '' } } }]),
      ])
      return { status: 200, body: { key } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/v2/list/items',
    tag,
    summary: 'Add something to the list',
    operation: V2OperationsDocument,
    keyScopes: ['LIST_WRITE'],
    body: newItem,
    answers: {
      201: {
        description:
          'It is on the list. The id is that of the item that holds what the text names first: a new one, or the one that had these words already.',
        shape: made,
      },
      400: bad,
    },
    run: async ({ body, execute, idForNew }) => {
      const itemId = idForNew()
      const { itemIds } = await operate(execute, [{ list: { addItem: { itemId, ...body } } }])
      return { status: 201, body: { id: itemIds[0] ?? itemId } }
    },
  }),
  restCall({
    method: 'patch',
    path: '/api/v2/list/items/{id}',
    tag,
    summary: 'Change an own item: its words, tick, note and list',
    operation: V2OperationsDocument,
    keyScopes: ['LIST_READ', 'LIST_WRITE'],
    body: itemChange,
    answers: {
      200: { description: 'The item is as it was asked for.', shape: made },
      400: { ...bad, description: 'What is wrong with which field. Other fields of the same call are changed.' },
      404: { description: 'The list has no such item.', shape: detail },
    },
    run: async ({ body: { text, isTicked, note, listId }, params: { id = '' }, execute, executeOther }) => {
      const { ownItems, lists } = present((await executeOther(V2ItemsDocument, {})).viewer.household).sharedList
      if (![{ items: ownItems }, ...lists].some(({ items }) => items.some((one) => one.id === id)))
        throw new RestFailure(404, { detail: messages.noSuchItem })
      const acts: ActInput[] = [
        ...(text === undefined ? [] : [{ list: { changeItem: { itemId: id, text } } }]),
        ...(isTicked === undefined
          ? []
          : [{ list: isTicked ? { tickItem: { itemId: id } } : { untickItem: { itemId: id } } }]),
        ...(note === undefined ? [] : [{ list: { noteItem: { itemId: id, text: note ?? '' } } }]),
        ...(listId === undefined ? [] : [{ list: { moveItem: { itemId: id, listId } } }]),
      ]
      await operate(execute, acts)
      return { status: 200, body: { id } }
    },
  }),
  restCall({
    method: 'delete',
    path: '/api/v2/list/items/{id}',
    tag,
    summary: 'Take an own item off the list',
    operation: V2OperationsDocument,
    keyScopes: ['LIST_WRITE'],
    body: null,
    answers: { 200: { description: 'It is not on the list, whether or not it was.', shape: nothing }, 400: bad },
    run: async ({ params: { id = '' }, execute }) => {
      await operate(execute, [{ list: { removeItem: { itemId: id } } }])
      return { status: 200, body: {} }
    },
  }),
]
