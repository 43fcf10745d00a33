import type { z } from 'zod'
import type { InputError } from '../generated/schemaTypes'
import { RestFailure } from './RestCall'

/** Messages by path, such as `breakfast.meal_list[2].num_serves`. */
export type FieldMessages = Record<string, string[]>

/** What is wrong with the shape of a body. */
export function messagesOfIssues(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  return collect(issues.map(({ path, message }) => [pathOf(path), message]))
}

/** The errors of a result, with paths as REST spells them. `outer` matches the head of a path that REST leaves out. */
export function messagesOfErrors(errors: readonly InputError[], outer = /^(input|plan|entry)(\.|$)/): FieldMessages {
  return collect(errors.map(({ field, message }) => [restPath(field ?? '', outer), message]))
}

/** Answers 400 {error, fields} when there are errors. @throws RestFailure */
export function refuse(errors: readonly InputError[], spell: (path: string) => string = (path) => path): void {
  const [first] = errors
  if (!first) return
  const fields = Object.fromEntries(
    Object.entries(messagesOfErrors(errors)).map(([path, messages]) => [spell(path), messages]),
  )
  throw new RestFailure(400, { error: first.message, fields })
}

/** Answers 400 with lists of messages under the given fields; what belongs to none of them goes to the first. */
export function refuseByField(errors: readonly InputError[], names: readonly string[]): void {
  if (errors.length === 0) return
  const [fallback = 'detail'] = names
  const lists = Object.entries(messagesOfErrors(errors)).map(
    ([path, messages]) => [names.includes(path) ? path : fallback, messages] as const,
  )
  throw new RestFailure(
    400,
    collect(lists.flatMap(([path, messages]) => messages.map((message) => [path, message] as [string, string]))),
  )
}

/** `plan.breakfast.mealList[2].numServes` → `breakfast.meal_list[2].num_serves`, without what `outer` matches at its head. */
export function restPath(path: string, outer: RegExp): string {
  let inner = path
  for (let shorter = inner.replace(outer, ''); shorter.length < inner.length; shorter = inner.replace(outer, ''))
    inner = shorter
  return restWords(inner)
}

export function restWords(path: string): string {
  return path
    .replace(/isCustomised/g, 'is_customised')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/is_customised/g, 'isCustomised')
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('')
}

export function collect(pairs: (readonly [string, string])[]): FieldMessages {
  const fields = new Map<string, string[]>()
  for (const [path, message] of pairs) fields.set(path, [...(fields.get(path) ?? []), message])
  return Object.fromEntries(fields)
}
