import { LIMITS } from '../../schema/limits'
import type { ListAct } from '../../schema/listOperations'
import { listName, listNameFault, type ListNameFault } from '../../schema/namedLists'
import { countCharacters, NOTE_LIMITS, noteText } from '../../schema/noteText'
import { splitItems } from '../../schema/splitItems'
import { inputError } from '../platform/errors'
import type { InputError, ListActInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import { messages } from './messages'

/** Keys are made of an ingredient's slug and a unit. */
const KEY = /^[a-z0-9-]{1,190}$/
/** No line of a household needs more, in whatever unit. */
const MOST = 1e9

/** An act as it is applied. */
export function toListAct(input: ListActInput): ListAct {
  if (input.addItem) return { addItem: { ...input.addItem, text: input.addItem.text.trim() } }
  if (input.changeItem) return { changeItem: { ...input.changeItem, text: input.changeItem.text.trim() } }
  if (input.noteLine) return { noteLine: { ...input.noteLine, text: noteOf(input.noteLine) } }
  if (input.noteItem) return { noteItem: { ...input.noteItem, text: noteOf(input.noteItem) } }
  if (input.nameList) return { nameList: { ...input.nameList, name: listName(input.nameList.name) } }
  return input.startOver === undefined ? input : { startOver: true }
}

/** Everything that is wrong with an act, each by its path. */
export function checkListAct(input: ListActInput, path: string): InputError[] {
  if (input.tick)
    return [...checkKey(input.tick.key, `${path}.tick`), ...checkAmount(input.tick.amount, `${path}.tick`)]
  if (input.untick) return checkKey(input.untick.key, `${path}.untick`)
  if (input.addItem)
    return [...checkItem(input.addItem, `${path}.addItem`), ...checkPlace(input.addItem, `${path}.addItem`)]
  if (input.changeItem) return checkChange(input.changeItem, `${path}.changeItem`)
  if (input.moveItem)
    return [
      ...checkUuid(input.moveItem.itemId, `${path}.moveItem.itemId`),
      ...checkPlace(input.moveItem, `${path}.moveItem`),
    ]
  if (input.nameList) return checkName(input.nameList, `${path}.nameList`)
  if (input.removeList) return checkUuid(input.removeList.listId, `${path}.removeList.listId`)
  if (input.noteLine)
    return [...checkKey(input.noteLine.key, `${path}.noteLine`), ...checkNote(input.noteLine, `${path}.noteLine`)]
  if (input.noteItem)
    return [
      ...checkUuid(input.noteItem.itemId, `${path}.noteItem.itemId`),
      ...checkNote(input.noteItem, `${path}.noteItem`),
    ]
  if (input.startOver !== undefined)
    return input.startOver ? [] : [inputError('INVALID', `${path}.startOver`, messages.onlyTrue)]
  const [name, item] = Object.entries(input)[0] ?? ['', { itemId: '' }]
  return checkUuid(item.itemId, `${path}.${name}.itemId`)
}

function checkKey(key: string, path: string): InputError[] {
  return KEY.test(key) ? [] : [inputError('INVALID', `${path}.key`, messages.notKey)]
}

function checkAmount(amount: number, path: string): InputError[] {
  return amount >= 0 && amount <= MOST ? [] : [inputError('OUT_OF_RANGE', `${path}.amount`, messages.amountRange)]
}

/** Half a character, which no database takes, becomes the sign for an unknown one. */
const noteOf = ({ text }: { text: string }): string => noteText(text.toWellFormed())

function checkNote(note: { text: string }, path: string): InputError[] {
  const isLong = countCharacters(noteOf(note)) > NOTE_LIMITS.length
  return isLong ? [inputError('TOO_LONG', `${path}.text`, messages.noteTooLong())] : []
}

function checkItem({ itemId, text }: { itemId: string; text: string }, path: string): InputError[] {
  const wrong = checkUuid(itemId, `${path}.itemId`)
  if (splitItems(text).length === 0) wrong.push(inputError('REQUIRED', `${path}.text`, messages.noText))
  if (text.trim().length > LIMITS.ownItemLength)
    wrong.push(inputError('TOO_LONG', `${path}.text`, messages.textTooLong()))
  return wrong
}

function checkChange(item: { itemId: string; text: string; listId?: string | null }, path: string): InputError[] {
  const moves = item.listId !== undefined && item.listId !== null
  return [...checkItem(item, path), ...(moves ? [inputError('INVALID', `${path}.listId`, messages.moveInstead)] : [])]
}

function checkPlace({ listId }: { listId?: string | null }, path: string): InputError[] {
  return listId === undefined || listId === null ? [] : checkUuid(listId, `${path}.listId`)
}

function checkName({ listId, name }: { listId: string; name: string }, path: string): InputError[] {
  const fault = listNameFault(listName(name))
  const wrong = fault === null ? [] : [listError(fault, path)]
  return [...checkUuid(listId, `${path}.listId`), ...wrong]
}

/** What is wrong with naming a list, at its path (docs/product.md SHOP-60). */
export function listError(fault: ListNameFault, path: string): InputError {
  return inputError(fault, fault === 'TOO_MANY' ? path : `${path}.name`, messages.listFaults[fault]())
}
