import { LIMITS } from '../../schema/limits'
import { slugOf } from '../catalogue/labelKeys'
import type { TagSetting } from '../catalogue/menu'
import { REQUIREMENTS, type RequirementMode } from '../catalogue/requirements'
import { TAGS } from '../catalogue/types'
import type { ErrorCode, FormAnswer, FormFieldType, FormKind, FormOption } from '../generated/schemaTypes'
import type { StoreChoice } from '../stores/listStores'
import { splitWords } from './matchIngredients'
import { messages } from './messages'
import type { UserSettings } from './readSettings'
import { LABELS } from './settingsLabels'

/** One field of a settings form: what it asks, what it shows and what an answer changes. Ids never change, labels may. */
export interface SettingsField {
  readonly id: string
  readonly label: string
  readonly type: FormFieldType
  readonly help: string
  /** What may be chosen; empty in a text field. */
  readonly options: readonly FormOption[]
  /** Whether the words of a text exclude ingredients. */
  readonly excludesIngredients: boolean
  /** The person's present answer. */
  show(settings: UserSettings): FormAnswer
  /** What is wrong with an answer that has the right form; null when nothing is. */
  check(answer: FormAnswer): { code: ErrorCode; message: string } | null
  /** The settings with an answer that passed the checks. */
  apply(settings: UserSettings, answer: FormAnswer): UserSettings
}

/** The fields of the forms. */
export type SettingsFields = Readonly<Record<FormKind, readonly SettingsField[]>>

/** An answer that says nothing. */
export const NO_ANSWER: FormAnswer = { text: null, optionIds: [], settings: [] }

const MODES: readonly (readonly [RequirementMode, string])[] = [
  ['STRICT', 'Strict'],
  ['ADAPT', 'Adapt'],
]
const TAG_SETTINGS: readonly (readonly [TagSetting, string])[] = [
  ['MORE', 'More'],
  ['LESS', 'Less'],
  ['NEVER', 'Never'],
]

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const nothingWrong = (): null => null

/** A multi_checkbox field over keys that have labels, kept as a map from key to setting. */
function settingsField<Key extends string, Setting extends string>(field: {
  id: string
  label: string
  help: string
  keys: readonly { key: Key; id: string; label: string }[]
  settings: readonly (readonly [Setting, string])[]
  of(settings: UserSettings): ReadonlyMap<Key, Setting>
  with(settings: UserSettings, map: ReadonlyMap<Key, Setting>): UserSettings
}): SettingsField {
  const { id, label, help, keys } = field
  const settings = field.settings.map(([setting, name]) => ({ id: setting, label: name }))
  return {
    id,
    label,
    help,
    type: 'MULTI_CHECKBOX',
    options: keys.map((option) => ({ id: option.id, label: option.label, settings })),
    excludesIngredients: false,
    show: (current) => ({
      ...NO_ANSWER,
      settings: keys.flatMap(({ key, id: optionId }) => {
        const settingId = field.of(current).get(key)
        return settingId === undefined ? [] : [{ optionId, settingId }]
      }),
    }),
    check: nothingWrong,
    apply: (current, answer) => {
      const answered = new Map(answer.settings.map(({ optionId, settingId }) => [optionId, settingId]))
      const set = keys.flatMap(({ key, id: optionId }) => {
        const [setting] = field.settings.find(([one]) => one === answered.get(optionId)) ?? []
        return setting === undefined ? [] : [[key, setting] as const]
      })
      return field.with(current, new Map(set))
    },
  }
}

const requirements = settingsField({
  id: 'dietary.requirements',
  label: LABELS.requirements,
  help: messages.requirementsHelp,
  keys: REQUIREMENTS.map(({ key, label }) => ({ key, id: key, label })),
  settings: MODES,
  of: (settings) => settings.requirements,
  with: (settings, map) => ({ ...settings, requirements: map }),
})

/** What is wrong with the length of a text of 'Ingredients I never eat'; null when nothing is (docs/product.md SET-14). */
export function checkNeverEaten(text: string): { code: ErrorCode; message: string } | null {
  if (text.length > LIMITS.neverEatenLength) return { code: 'TOO_LONG', message: messages.longText() }
  if (splitWords(text).length > LIMITS.neverEatenWords) return { code: 'TOO_MANY', message: messages.manyWords() }
  return null
}

const neverEaten: SettingsField = {
  id: 'dietary.neverEaten',
  label: LABELS.neverEaten,
  type: 'TEXT',
  help: messages.neverEatenHelp,
  options: [],
  excludesIngredients: true,
  show: (settings) => ({ ...NO_ANSWER, text: settings.neverEaten }),
  check: ({ text }) => checkNeverEaten(text ?? ''),
  apply: (settings, { text }) => ({ ...settings, neverEaten: text ?? '' }),
}

const tags = settingsField({
  id: 'tags.preferences',
  label: LABELS.tags,
  help: messages.tagsHelp,
  keys: TAGS.map((tag) => ({ key: tag, id: slugOf(tag), label: capitalised(tag) })),
  settings: TAG_SETTINGS,
  of: (settings) => settings.tagPreferences,
  with: (settings, map) => ({ ...settings, tagPreferences: map }),
})

/** A store that is no longer among the choices counts as none. */
const preferredStore = (stores: readonly StoreChoice[]): SettingsField => ({
  id: 'tags.preferredStore',
  label: LABELS.preferredStore,
  type: 'DROPDOWN',
  help: messages.preferredStoreHelp,
  options: stores.map(({ id, name }) => ({ id, label: name, settings: [] })),
  excludesIngredients: false,
  show: ({ preferredStoreId }) => ({
    ...NO_ANSWER,
    optionIds: stores.flatMap(({ id }) => (id === preferredStoreId ? [id] : [])),
  }),
  check: nothingWrong,
  apply: (settings, { optionIds: [id = null] }) => ({ ...settings, preferredStoreId: id }),
})

/** The fields of the forms, given the stores; null for a member without an account, who prefers none. */
export function settingsFields(stores: readonly StoreChoice[] | null): SettingsFields {
  return { DIETARY: [requirements, neverEaten], TAGS: stores === null ? [tags] : [tags, preferredStore(stores)] }
}
