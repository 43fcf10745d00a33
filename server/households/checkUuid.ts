import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import { messages } from './messages'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What is wrong with an id that a client has chosen. */
export function checkUuid(id: string, path: string): InputError[] {
  return UUID.test(id) ? [] : [inputError('INVALID', path, messages.notUuid)]
}
