import type { ErrorCode, FormAnswer, FormFieldType, FormOption } from '../generated/schemaTypes'

/** What a field of a settings form asks. Ids never change, labels may. */
export interface FormFieldAsked {
  readonly id: string
  readonly label: string
  readonly type: FormFieldType
  readonly help: string
  /** What may be chosen; empty in a text field. */
  readonly options: readonly FormOption[]
  /** Whether the words of a text exclude ingredients. */
  readonly excludesIngredients: boolean
  /** What is wrong with an answer that has the right form; null when nothing is. */
  check(answer: FormAnswer): { code: ErrorCode; message: string } | null
}

/** A field with what it shows of some settings, and what an answer changes in them. */
export interface FormField<Settings> extends FormFieldAsked {
  /** The present answer. */
  show(settings: Settings): FormAnswer
  /** The settings with an answer that passed the checks. */
  apply(settings: Settings, answer: FormAnswer): Settings
}

/** An answer that says nothing. */
export const NO_ANSWER: FormAnswer = { text: null, optionIds: [], settings: [] }

export const nothingWrong = (): null => null

/** A multi_checkbox field over keys that have labels, held as a map from key to setting. */
export function mapField<Settings, Key extends string, Value extends string | number>(field: {
  id: string
  label: string
  help: string
  keys: readonly {
    key: Key
    id: string
    label: string
    note?: string | null
    values: readonly (readonly [Value, string])[]
  }[]
  of(settings: Settings): ReadonlyMap<Key, Value>
  with(settings: Settings, map: ReadonlyMap<Key, Value>): Settings
}): FormField<Settings> {
  const { id, label, help, keys } = field
  const options = keys.map((option) => ({
    id: option.id,
    label: option.label,
    note: option.note ?? null,
    settings: option.values.map(([value, name]) => ({ id: String(value), label: name })),
  }))
  return {
    id,
    label,
    help,
    type: 'MULTI_CHECKBOX',
    options,
    excludesIngredients: false,
    show: (current) => ({
      ...NO_ANSWER,
      settings: keys.flatMap(({ key, id: optionId }) => {
        const value = field.of(current).get(key)
        return value === undefined ? [] : [{ optionId, settingId: String(value) }]
      }),
    }),
    check: nothingWrong,
    apply: (current, answer) => {
      const answered = new Map(answer.settings.map(({ optionId, settingId }) => [optionId, settingId]))
      const set = keys.flatMap(({ key, id: optionId, values }) => {
        const [value] = values.find(([one]) => String(one) === answered.get(optionId)) ?? []
        return value === undefined ? [] : [[key, value] as const]
      })
      return field.with(current, new Map(set))
    },
  }
}

/** A dropdown of numbers; none chosen is null. */
export function numberField<Settings>(field: {
  id: string
  label: string
  help: string
  numbers: readonly (readonly [number, string])[]
  of(settings: Settings): number | null
  with(settings: Settings, value: number | null): Settings
}): FormField<Settings> {
  const { id, label, help, numbers } = field
  return {
    id,
    label,
    help,
    type: 'DROPDOWN',
    options: numbers.map(([number, name]) => ({ id: String(number), label: name, settings: [] })),
    excludesIngredients: false,
    show: (settings) => {
      const value = field.of(settings)
      return { ...NO_ANSWER, optionIds: value === null ? [] : [String(value)] }
    },
    check: nothingWrong,
    apply: (settings, { optionIds: [chosen] }) => field.with(settings, chosen === undefined ? null : Number(chosen)),
  }
}
