import { LIMITS } from '../../schema/limits'
import type { TagSetting } from '../catalogue/menu'
import { REQUIREMENTS, type RequirementMode } from '../catalogue/requirements'
import { TAGS } from '../catalogue/types'
import type { ErrorCode, FormFieldType, FormValue, SettingOption } from '../generated/schemaTypes'
import { messages } from './messages'
import { LABELS } from './settingsLabels'
import { splitWords } from './matchIngredients'
import type { UserSettings } from './readSettings'

/** One field of a settings form: what it asks, what it shows and what an answer changes. */
export interface SettingsField {
  readonly label: string
  readonly type: FormFieldType
  readonly help: string
  readonly choices: string[] | null
  readonly settingOptions: SettingOption[] | null
  /** The person's present answer. */
  show(settings: UserSettings): FormValue
  /** What is wrong with an answer that has the right form; null when nothing is. */
  check(value: FormValue): { code: ErrorCode; message: string } | null
  /** The settings with an answer that passed the checks. */
  apply(settings: UserSettings, value: FormValue): UserSettings
}

/** The two forms. */
export interface SettingsFields {
  readonly dietary: readonly SettingsField[]
  readonly tags: readonly SettingsField[]
}

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
  label: string
  help: string
  keys: readonly (readonly [Key, string])[]
  settings: readonly (readonly [Setting, string])[]
  of(settings: UserSettings): ReadonlyMap<Key, Setting>
  with(settings: UserSettings, map: ReadonlyMap<Key, Setting>): UserSettings
}): SettingsField {
  const { label, help, keys, settings } = field
  const possibleSettings = settings.map(([, name]) => name)
  const nameOf = (wanted: Setting | undefined) => settings.find(([setting]) => setting === wanted)?.[1]
  return {
    label,
    help,
    type: 'MULTI_CHECKBOX',
    choices: null,
    settingOptions: keys.map(([, choice]) => ({ choice, possibleSettings })),
    show: (current) => ({
      settings: keys.flatMap(([key, choice]) => {
        const setting = nameOf(field.of(current).get(key))
        return setting === undefined ? [] : [{ choice, setting }]
      }),
    }),
    check: nothingWrong,
    apply: (current, value) => {
      const answered = new Map((value.settings ?? []).map(({ choice, setting }) => [choice, setting]))
      return field.with(
        current,
        new Map(
          keys.flatMap(([key, choice]) => {
            const setting = settings.find(([, name]) => name === answered.get(choice))?.[0]
            return setting === undefined ? [] : [[key, setting] as const]
          }),
        ),
      )
    },
  }
}

const requirements = settingsField({
  label: LABELS.requirements,
  help: messages.requirementsHelp,
  keys: REQUIREMENTS.map(({ key, label }) => [key, label] as const),
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
  label: LABELS.neverEaten,
  type: 'TEXT',
  help: messages.neverEatenHelp,
  choices: null,
  settingOptions: null,
  show: (settings) => ({ text: settings.neverEaten }),
  check: ({ text }) => checkNeverEaten(text ?? ''),
  apply: (settings, { text }) => ({ ...settings, neverEaten: text ?? '' }),
}

const tags = settingsField({
  label: LABELS.tags,
  help: messages.tagsHelp,
  keys: TAGS.map((tag) => [tag, capitalised(tag)] as const),
  settings: TAG_SETTINGS,
  of: (settings) => settings.tagPreferences,
  with: (settings, map) => ({ ...settings, tagPreferences: map }),
})

/** A store that is no longer among the choices counts as none. */
const preferredStore = (stores: string[]): SettingsField => ({
  label: LABELS.preferredStore,
  type: 'DROPDOWN',
  help: messages.preferredStoreHelp,
  choices: stores,
  settingOptions: null,
  show: ({ preferredStore: store }) => ({ choice: store !== null && stores.includes(store) ? store : '' }),
  check: nothingWrong,
  apply: (settings, { choice }) => ({ ...settings, preferredStore: choice || null }),
})

/** The fields of both forms, given the names of the stores; null for a member without an account, who prefers none. */
export function settingsFields(stores: string[] | null): SettingsFields {
  return { dietary: [requirements, neverEaten], tags: stores === null ? [tags] : [tags, preferredStore(stores)] }
}
