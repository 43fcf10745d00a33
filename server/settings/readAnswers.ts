import { inputError } from '../platform/errors'
import type { FormAnswerInput, FormValue, InputError } from '../generated/schemaTypes'
import { messages } from './messages'
import type { SettingsField } from './settingsFields'

/** An answer that passed the checks, with the field that it answers. */
export interface ReadAnswer {
  readonly field: SettingsField
  readonly value: FormValue
}

type Part = 'text' | 'choice' | 'choices' | 'settings'

/** More than any form has fields, choices or settings. */
const MOST_ITEMS = 200
const PARTS: readonly Part[] = ['text', 'choice', 'choices', 'settings']
const PART_OF = { TEXT: 'text', DROPDOWN: 'choice', CHECKBOX: 'choices', MULTI_CHECKBOX: 'settings' } as const

/** Checks the answers to one form. Every mistake is reported with its path, which begins with the form's name. */
export function readAnswers(
  form: string,
  fields: readonly SettingsField[],
  answers: readonly FormAnswerInput[],
): { answers: ReadAnswer[]; errors: InputError[] } {
  if (answers.length > MOST_ITEMS)
    return { answers: [], errors: [inputError('TOO_MANY', form, messages.tooManyAnswers)] }
  const errors: InputError[] = []
  const read: ReadAnswer[] = []
  answers.forEach((answer, index) => {
    const path = `${form}[${index}]`
    const field = fields.find(({ label }) => same(label, answer.label))
    if (!field)
      errors.push(inputError('UNKNOWN', `${path}.label`, messages.noSuchField({ label: quoted(answer.label) })))
    else if (read.some((other) => other.field === field))
      errors.push(inputError('DUPLICATE', `${path}.label`, messages.answeredTwice({ label: quoted(field.label) })))
    else read.push({ field, value: readAnswer(field, answer, path, errors) })
  })
  return { answers: read, errors }
}

/** The part of the answer that belongs to the field's type, in the form's own spelling. */
function readAnswer(field: SettingsField, answer: FormAnswerInput, path: string, errors: InputError[]): FormValue {
  const part = PART_OF[field.type]
  for (const other of PARTS)
    if (other !== part && answer[other] !== null && answer[other] !== undefined)
      errors.push(inputError('INVALID', `${path}.${other}`, messages.answeredIn({ label: quoted(field.label), part })))
  if (answer[part] === null || answer[part] === undefined) {
    errors.push(inputError('REQUIRED', `${path}.${part}`, messages.answeredIn({ label: quoted(field.label), part })))
    return {}
  }
  const count = errors.length
  const value = readPart(field, answer, path, errors)
  const wrong = errors.length > count ? null : field.check(value)
  if (wrong) errors.push(inputError(wrong.code, `${path}.${part}`, wrong.message))
  return value
}

function readPart(field: SettingsField, answer: FormAnswerInput, path: string, errors: InputError[]): FormValue {
  switch (field.type) {
    case 'TEXT': {
      const text = (answer.text ?? '').trim()
      // Neither database keeps such a character in a text.
      if (text.includes('\u0000')) errors.push(inputError('INVALID', `${path}.text`, messages.nulCharacter))
      return { text }
    }
    case 'DROPDOWN': {
      if (answer.choice === '') return { choice: '' }
      return { choice: pick(field.choices ?? [], answer.choice ?? '', `${path}.choice`, errors) ?? '' }
    }
    case 'CHECKBOX': {
      const choices = unlessTooMany(answer.choices ?? [], `${path}.choices`, errors)
      const picked = choices.map((choice, index) =>
        pick(field.choices ?? [], choice, `${path}.choices[${index}]`, errors),
      )
      return { choices: [...new Set(picked.filter((choice) => choice !== null))] }
    }
    case 'MULTI_CHECKBOX':
      return { settings: readChoiceSettings(field, answer, path, errors) }
  }
}

function readChoiceSettings(
  field: SettingsField,
  answer: FormAnswerInput,
  path: string,
  errors: InputError[],
): { choice: string; setting: string }[] {
  const options = field.settingOptions ?? []
  const seen = new Set<string>()
  return unlessTooMany(answer.settings ?? [], `${path}.settings`, errors).flatMap((given, index) => {
    const at = `${path}.settings[${index}]`
    const choice = pick(
      options.map((option) => option.choice),
      given.choice,
      `${at}.choice`,
      errors,
    )
    if (choice === null) return []
    if (seen.has(choice))
      errors.push(inputError('DUPLICATE', `${at}.choice`, messages.setTwice({ choice: quoted(choice) })))
    seen.add(choice)
    const possible = options.find((option) => option.choice === choice)?.possibleSettings ?? []
    const setting = pick(possible, given.setting, `${at}.setting`, errors)
    return setting === null ? [] : [{ choice, setting }]
  })
}

/** The one of the words that is meant, case aside; null with an error when there is none. */
function pick(words: readonly string[], given: string, path: string, errors: InputError[]): string | null {
  const found = words.find((word) => same(word, given))
  if (found === undefined) errors.push(inputError('UNKNOWN', path, messages.noSuchChoice({ choice: quoted(given) })))
  return found ?? null
}

function unlessTooMany<T>(items: readonly T[], path: string, errors: InputError[]): readonly T[] {
  if (items.length <= MOST_ITEMS) return items
  errors.push(inputError('TOO_MANY', path, messages.tooManyChoices))
  return []
}

function same(word: string, given: string): boolean {
  return word.toLowerCase() === given.trim().toLowerCase()
}

/** What was given, short enough for a message. */
function quoted(given: string): string {
  return `'${given.length > 60 ? `${given.slice(0, 60)}…` : given}'`
}
