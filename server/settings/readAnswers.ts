import { inputError } from '../platform/errors'
import type { FormAnswer, FormAnswerInput, FormFieldType, InputError, OptionSetting } from '../generated/schemaTypes'
import { messages } from './messages'
import { type FormFieldAsked, NO_ANSWER } from './FormField'

/** An answer that passed the checks, with the field that it answers. */
export interface ReadAnswer<Field extends FormFieldAsked> {
  readonly field: Field
  readonly answer: FormAnswer
  /** Where it was sent, such as `answers[2]`. */
  readonly path: string
}

type Part = 'text' | 'choice' | 'choices' | 'settings' | 'optionIds' | 'optionSettings'
type Key = 'fieldId' | 'label'

/** A choice that was sent, and where. */
interface Sent {
  readonly given: string
  readonly path: string
}

/** How answers name fields, options and settings, and in which of their parts they are. */
interface Spelling {
  readonly key: Key
  readonly parts: Readonly<Record<FormFieldType, Part>>
  isNamed(one: { id: string; label: string }, given: string): boolean
  /** What is chosen in a dropdown or checkbox field. */
  chosen(answer: FormAnswerInput, type: 'DROPDOWN' | 'CHECKBOX', path: string): Sent[]
  /** What is chosen with a setting in a multi_checkbox field. */
  set(answer: FormAnswerInput, path: string): { option: Sent; setting: Sent }[]
}

/** More than any form has fields, choices or settings. */
const MOST_ITEMS = 200
const PARTS: readonly Part[] = ['text', 'choice', 'choices', 'settings', 'optionIds', 'optionSettings']

const sent = (path: string) => (given: string, index: number) => ({ given, path: `${path}[${index}]` })

/** By ids, which never change. */
export const BY_ID: Spelling = {
  key: 'fieldId',
  parts: { TEXT: 'text', DROPDOWN: 'optionIds', CHECKBOX: 'optionIds', MULTI_CHECKBOX: 'optionSettings' },
  isNamed: ({ id }, given) => id === given,
  chosen: ({ optionIds }, _type, path) => (optionIds ?? []).map(sent(`${path}.optionIds`)),
  set: ({ optionSettings }, path) =>
    (optionSettings ?? []).map(({ optionId, settingId }, index) => ({
      option: { given: optionId, path: `${path}.optionSettings[${index}].optionId` },
      setting: { given: settingId, path: `${path}.optionSettings[${index}].settingId` },
    })),
}

/** By labels, case aside, as `saveSettings` and the REST calls do. */
export const BY_LABEL: Spelling = {
  key: 'label',
  parts: { TEXT: 'text', DROPDOWN: 'choice', CHECKBOX: 'choices', MULTI_CHECKBOX: 'settings' },
  isNamed: ({ label }, given) => label.toLowerCase() === given.trim().toLowerCase(),
  chosen: ({ choice, choices }, type, path) => {
    if (type === 'CHECKBOX') return (choices ?? []).map(sent(`${path}.choices`))
    return choice ? [{ given: choice, path: `${path}.choice` }] : []
  },
  set: ({ settings }, path) =>
    (settings ?? []).map(({ choice, setting }, index) => ({
      option: { given: choice, path: `${path}.settings[${index}].choice` },
      setting: { given: setting, path: `${path}.settings[${index}].setting` },
    })),
}

/** Checks answers to fields. Every mistake is reported with its path, which begins with `list`. */
export function readAnswers<Field extends FormFieldAsked>(
  list: string,
  fields: readonly Field[],
  answers: readonly FormAnswerInput[],
  spelling: Spelling,
): { answers: ReadAnswer<Field>[]; errors: InputError[] } {
  if (answers.length > MOST_ITEMS)
    return { answers: [], errors: [inputError('TOO_MANY', list, messages.tooManyAnswers)] }
  const { key, isNamed } = spelling
  const errors: InputError[] = []
  const read: ReadAnswer<Field>[] = []
  answers.forEach((answer, index) => {
    const path = `${list}[${index}]`
    const given = answer[key]
    if (given === null || given === undefined) {
      errors.push(inputError('REQUIRED', `${path}.${key}`, messages.unnamed({ key })))
      return
    }
    const field = fields.find((one) => isNamed(one, given))
    if (!field) errors.push(inputError('UNKNOWN', `${path}.${key}`, messages.noSuchField({ label: quoted(given) })))
    else if (read.some((other) => other.field === field))
      errors.push(inputError('DUPLICATE', `${path}.${key}`, messages.answeredTwice({ label: quoted(field.label) })))
    else read.push({ field, answer: readAnswer(field, answer, path, spelling, errors), path })
  })
  return { answers: read, errors }
}

/** The part of the answer that belongs to the field's type, in ids. */
function readAnswer(
  field: FormFieldAsked,
  answer: FormAnswerInput,
  path: string,
  spelling: Spelling,
  errors: InputError[],
): FormAnswer {
  const part = spelling.parts[field.type]
  const rule = messages.answeredIn({ label: quoted(field.label), part })
  const other: Key = spelling.key === 'label' ? 'fieldId' : 'label'
  if (isGiven(answer[other]))
    errors.push(inputError('INVALID', `${path}.${other}`, messages.unnamed({ key: spelling.key })))
  for (const wrong of PARTS)
    if (wrong !== part && isGiven(answer[wrong])) errors.push(inputError('INVALID', `${path}.${wrong}`, rule))
  if (!isGiven(answer[part])) {
    errors.push(inputError('REQUIRED', `${path}.${part}`, rule))
    return NO_ANSWER
  }
  const count = errors.length
  const read = readPart(field, answer, path, spelling, errors)
  const wrong = errors.length > count ? null : field.check(read)
  if (wrong) errors.push(inputError(wrong.code, `${path}.${part}`, wrong.message))
  return read
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

function readPart(
  field: FormFieldAsked,
  answer: FormAnswerInput,
  path: string,
  spelling: Spelling,
  errors: InputError[],
): FormAnswer {
  const at = `${path}.${spelling.parts[field.type]}`
  if (field.type === 'TEXT') {
    const text = (answer.text ?? '').trim()
    // Neither database keeps such a character in a text.
    if (text.includes('\u0000')) errors.push(inputError('INVALID', at, messages.nulCharacter))
    return { ...NO_ANSWER, text }
  }
  if (field.type === 'MULTI_CHECKBOX') {
    const settings = unlessTooMany(spelling.set(answer, path), at, errors)
    return { ...NO_ANSWER, settings: readSettings(field, settings, spelling, errors) }
  }
  const chosen = unlessTooMany(spelling.chosen(answer, field.type, path), at, errors)
  if (field.type === 'DROPDOWN' && chosen.length > 1)
    errors.push(inputError('TOO_MANY', at, messages.oneChoice({ label: quoted(field.label) })))
  const picked = chosen.flatMap((one) => pick(field.options, one, spelling, errors)?.id ?? [])
  return { ...NO_ANSWER, optionIds: [...new Set(picked)] }
}

function readSettings(
  { options }: FormFieldAsked,
  given: readonly { option: Sent; setting: Sent }[],
  spelling: Spelling,
  errors: InputError[],
): OptionSetting[] {
  const seen = new Set<string>()
  return given.flatMap((one) => {
    const option = pick(options, one.option, spelling, errors)
    if (!option) return []
    if (seen.has(option.id))
      errors.push(inputError('DUPLICATE', one.option.path, messages.setTwice({ choice: quoted(option.label) })))
    seen.add(option.id)
    const setting = pick(option.settings, one.setting, spelling, errors)
    return setting ? [{ optionId: option.id, settingId: setting.id }] : []
  })
}

/** The one that is meant; null with an error when there is none. */
function pick<One extends { id: string; label: string }>(
  ones: readonly One[],
  { given, path }: Sent,
  { isNamed }: Spelling,
  errors: InputError[],
): One | null {
  const found = ones.find((one) => isNamed(one, given))
  if (!found) errors.push(inputError('UNKNOWN', path, messages.noSuchChoice({ choice: quoted(given) })))
  return found ?? null
}

function unlessTooMany<T>(items: readonly T[], path: string, errors: InputError[]): readonly T[] {
  if (items.length <= MOST_ITEMS) return items
  errors.push(inputError('TOO_MANY', path, messages.tooManyChoices))
  return []
}

/** What was given, short enough for a message. */
function quoted(given: string): string {
  return `'${given.length > 60 ? `${given.slice(0, 60)}…` : given}'`
}
