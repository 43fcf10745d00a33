import { LIMITS } from '../../schema/limits'
import type { ListAct } from '../../schema/listOperations'
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
  return input.startOver === undefined ? input : { startOver: true }
}

/** Everything that is wrong with an act, each by its path. */
export function checkListAct(input: ListActInput, path: string): InputError[] {
  if (input.tick)
    return [...checkKey(input.tick.key, `${path}.tick`), ...checkAmount(input.tick.amount, `${path}.tick`)]
  if (input.untick) return checkKey(input.untick.key, `${path}.untick`)
  if (input.addItem) return checkItem(input.addItem, `${path}.addItem`)
  if (input.changeItem) return checkItem(input.changeItem, `${path}.changeItem`)
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
