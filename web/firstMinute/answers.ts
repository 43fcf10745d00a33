import { LIMITS } from '../../schema/limits'
import type { FormAnswerInput } from '../apollo/schemaTypes.generated'
import type { Category } from '../plan/plan'
import { newId } from '../../schema/newId'
import type { AskedFormFragment } from './operations.generated'
import type { Guest } from './readGuests'

/** A person at the table, the one who is asked first. */
export interface Eater extends Guest {
  /** On this page; also the id of the operation that adds the person. */
  key: string
}

/** What a person avoids. */
export interface Avoided {
  /** Ids of options of the form's field of choices. */
  options: readonly string[]
  /** Ingredients, as they were typed. */
  words: readonly string[]
}

/** The answers to the three questions so far. Nothing of them is stored before the last one (docs/product.md PLAN-85). */
export interface Answers {
  /** The person who is asked, then the others. */
  eaters: readonly [Eater, ...Eater[]]
  /** By the key of the person. */
  avoided: Readonly<Record<string, Avoided>>
  counts: Readonly<Record<Category, number>>
}

const NOTHING: Avoided = { options: [], words: [] }
const A_WEEK = 7

/** The answers to begin with: the person alone, and a week. */
export function firstAnswers(portion: number, form: AskedFormFragment | null): Answers {
  const self = { key: newId(), name: '', portion }
  const options = choicesIn(form)?.answer.settings.map(({ optionId }) => optionId) ?? []
  return {
    eaters: [self],
    avoided: { [self.key]: { options, words: [] } },
    counts: { breakfast: A_WEEK, lunch: A_WEEK, dinner: A_WEEK },
  }
}

/** The field in which kinds of food are chosen; undefined where the server sends none. */
export const choicesIn = (form: AskedFormFragment | null) => form?.fields.find(({ type }) => type === 'MULTI_CHECKBOX')

/** The field whose words exclude ingredients. */
export const wordsIn = (form: AskedFormFragment | null) => form?.fields.find((field) => field.excludesIngredients)

/** With more people at the table, as many as a household may have. */
export function withGuests(answers: Answers, guests: readonly Guest[]): Answers {
  const [self, ...others] = answers.eaters
  const added = guests.map((guest) => ({ ...guest, key: newId() }))
  return { ...answers, eaters: [self, ...[...others, ...added].slice(0, LIMITS.householdMembers - 1)] }
}

export function withoutGuest(answers: Answers, key: string): Answers {
  const [self, ...others] = answers.eaters
  return { ...answers, eaters: [self, ...others.filter((one) => one.key !== key)] }
}

/** With something else known of a person. */
export function withEater(answers: Answers, key: string, change: Partial<Guest>): Answers {
  const changed = (eater: Eater) => (eater.key === key ? { ...eater, ...change } : eater)
  const [self, ...others] = answers.eaters
  return { ...answers, eaters: [changed(self), ...others.map(changed)] }
}

export const avoidedBy = ({ avoided }: Answers, key: string): Avoided => avoided[key] ?? NOTHING

/**
 * With a choice or a word added for these people, or taken away where all of them have it.
 * @param kind whether `value` is the id of an option or a word.
 */
export function withAvoided(answers: Answers, keys: readonly string[], kind: keyof Avoided, value: string): Answers {
  const isOn = keys.every((key) => avoidedBy(answers, key)[kind].includes(value))
  const changed = keys.map((key) => {
    const known = avoidedBy(answers, key)
    const others = known[kind].filter((one) => one !== value)
    return [key, { ...known, [kind]: isOn ? others : [...others, value] }]
  })
  return { ...answers, avoided: { ...answers.avoided, ...Object.fromEntries(changed) } }
}

/** The people who avoid something, in the order of the table. */
export function whoAvoids(answers: Answers, kind: keyof Avoided, value: string): Eater[] {
  return answers.eaters.filter(({ key }) => avoidedBy(answers, key)[kind].includes(value))
}

/**
 * What one person's form is to hold; empty when nothing was said of the person. A choice is set to the last of its settings,
 * which leaves the most to choose from: the strictest comes first.
 * @param isOwn whether the form shows that person's stored answers, which stay.
 */
export function formAnswers(form: AskedFormFragment | null, said: Avoided, isOwn: boolean): FormAnswerInput[] {
  const [choices, words] = [choicesIn(form), wordsIn(form)]
  const stored = (isOwn && choices?.answer.settings) || []
  const optionSettings = said.options.flatMap((optionId) => {
    const settings = choices?.options.find(({ id }) => id === optionId)?.settings
    const settingId = stored.find((one) => one.optionId === optionId)?.settingId ?? settings?.at(-1)?.id
    return settingId === undefined ? [] : [{ optionId, settingId }]
  })
  const isChanged = optionSettings.length > 0 || stored.length > 0
  const text = [(isOwn && words?.answer.text) || '', ...said.words].filter((word) => word !== '').join(', ')
  return [
    ...(choices && isChanged ? [{ fieldId: choices.id, optionSettings }] : []),
    ...(words && said.words.length > 0 ? [{ fieldId: words.id, text }] : []),
  ]
}
