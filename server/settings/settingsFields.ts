import { LIMITS } from '../../schema/limits'
import { slugOf } from '../catalogue/labelKeys'
import type { TagSetting } from '../catalogue/menu'
import { noteOf, REQUIREMENTS, type RequirementMode } from '../catalogue/requirements'
import { TAGS } from '../catalogue/types'
import type { ErrorCode, FormKind } from '../generated/schemaTypes'
import type { StoreChoice } from '../stores/listStores'
import { TARGET_FIGURES } from '../wishes/targets'
import { TARGET_NUTRIENTS } from '../wishes/wishes'
import { type FormField, mapField, NO_ANSWER, nothingWrong } from './FormField'
import { splitWords } from './matchIngredients'
import { messages } from './messages'
import type { UserSettings } from './readSettings'
import { LABELS } from './settingsLabels'

/** One field of a member's settings forms. */
export type SettingsField = FormField<UserSettings>

/** The fields of a member's forms. */
export type SettingsFields = Readonly<Record<Exclude<FormKind, 'WISHES'>, readonly SettingsField[]>>

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

const requirements = mapField({
  id: 'dietary.requirements',
  label: LABELS.requirements,
  help: messages.requirementsHelp,
  keys: REQUIREMENTS.map(({ key, label }) => ({ key, id: key, label, note: noteOf(key), values: MODES })),
  of: (settings: UserSettings) => settings.requirements,
  with: (settings, map) => ({ ...settings, requirements: map }),
})

/** The fields whose words exclude ingredients, by what they answer. */
export const WORDS_FIELDS = { neverEaten: 'dietary.neverEaten', disliked: 'dietary.disliked' } as const

/** What is wrong with the length of a text whose words exclude ingredients; null when nothing is (docs/product.md SET-14). */
export function checkWords(text: string): { code: ErrorCode; message: string } | null {
  if (text.length > LIMITS.neverEatenLength) return { code: 'TOO_LONG', message: messages.longText() }
  if (splitWords(text).length > LIMITS.neverEatenWords) return { code: 'TOO_MANY', message: messages.manyWords() }
  return null
}

/** A text of words that exclude ingredients. */
const wordsField = (key: 'neverEaten' | 'disliked', help: string): SettingsField => ({
  id: WORDS_FIELDS[key],
  label: LABELS[key],
  type: 'TEXT',
  help,
  options: [],
  excludesIngredients: true,
  show: (settings) => ({ ...NO_ANSWER, text: settings[key] }),
  check: ({ text }) => checkWords(text ?? ''),
  apply: (settings, { text }) => ({ ...settings, [key]: text ?? '' }),
})

const neverEaten = wordsField('neverEaten', messages.neverEatenHelp)
const disliked = wordsField('disliked', messages.dislikedHelp)

const tags = mapField({
  id: 'tags.preferences',
  label: LABELS.tags,
  help: messages.tagsHelp,
  keys: TAGS.map((tag) => ({ key: tag, id: slugOf(tag), label: capitalised(tag), values: TAG_SETTINGS })),
  of: (settings: UserSettings) => settings.tagPreferences,
  with: (settings, map) => ({ ...settings, tagPreferences: map }),
})

export const TARGETS_FIELD = 'targets.day'

const targets = mapField({
  id: TARGETS_FIELD,
  label: messages.targets,
  help: messages.targetsHelp,
  keys: TARGET_NUTRIENTS.map((nutrient) => ({
    key: nutrient,
    id: nutrient,
    label: messages.nutrient[nutrient],
    values: TARGET_FIGURES[nutrient].map((figure) => [figure, messages.target[nutrient]({ figure })] as const),
  })),
  of: (settings: UserSettings) => settings.targets,
  with: (settings, map) => ({ ...settings, targets: map }),
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
  return {
    DIETARY: [requirements, neverEaten, disliked],
    TAGS: stores === null ? [tags] : [tags, preferredStore(stores)],
    TARGETS: [targets],
  }
}
