import { collect, restPath, restWords } from './fieldErrors'
import { messages } from './messages'
import {
  type FormAnswerInput,
  type FormFieldType,
  type RestFieldFragment,
  type RestFormsFragment,
  SaveSettingsDocument,
  type SaveSettingsMutation,
  type SaveSettingsMutationVariables,
  SettingsFormsDocument,
} from './operations.generated'
import { present, restCall, RestFailure, type RestCall, type RestRequest } from './RestCall'
import {
  dietaryRequirements,
  formDescriptors,
  refused,
  settingsInput,
  storedRequirements,
  tagPreferences,
} from './shapes'

type FormName = 'dietary' | 'tags'

const TYPES: Record<FormFieldType, string> = {
  TEXT: 'text',
  CHECKBOX: 'checkbox',
  MULTI_CHECKBOX: 'multi_checkbox',
  DROPDOWN: 'dropdown',
}

const tag = 'Settings'
const bad = { description: 'What is wrong with which field; nothing is stored.', shape: refused }

const toDescriptors = (fields: RestFieldFragment[]) =>
  Object.fromEntries(
    fields.map(({ label, type, choices, settingOptions }) => [
      label,
      {
        label,
        type: TYPES[type],
        options:
          settingOptions?.map(({ choice, possibleSettings }) => ({ choice, possible_settings: possibleSettings })) ??
          choices ??
          null,
      },
    ]),
  )

const toValue = ({ type, value }: RestFieldFragment) =>
  type === 'MULTI_CHECKBOX'
    ? Object.fromEntries((value.settings ?? []).map(({ choice, setting }) => [choice, setting]))
    : ((type === 'CHECKBOX' ? value.choices : type === 'DROPDOWN' ? value.choice : value.text) ?? '')

const toForm = (fields: RestFieldFragment[]) => Object.fromEntries(fields.map((field) => [field.label, toValue(field)]))
const settingsOf = (fields: RestFieldFragment[]) =>
  fields.find(({ type }) => type === 'MULTI_CHECKBOX')?.value.settings ?? []
const toTags = ({ tags }: RestFormsFragment) => ({
  tag_preferences: settingsOf(tags).map(({ choice, setting }) => ({ tag: choice, setting })),
  form: toForm(tags),
})
const toDietary = ({ dietary }: RestFormsFragment) => ({
  dietary_requirements: Object.fromEntries(settingsOf(dietary).map(({ choice, setting }) => [choice, setting])),
  form: toForm(dietary),
})

const refuseField = (path: string, message: string): never => {
  throw new RestFailure(400, { error: message, fields: { [path]: [message] } })
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A value as the form's field takes it, and where in the body it and its parts came from. */
interface Given {
  answer: FormAnswerInput
  path: string
  /** Of each setting, in the order of the answer's: the path of its choice and of itself. */
  rows?: Row[]
}

interface Row {
  choice: string
  setting: string
  at: { choice: string; setting: string }
}

/** One value as the form's field takes it. @throws RestFailure naming the path. */
function toAnswer({ label, type }: RestFieldFragment, value: unknown, path: string, rowsOf = rowsOfMap): Given {
  if (type === 'TEXT')
    return typeof value === 'string'
      ? { path, answer: { label, text: value } }
      : refuseField(path, messages.expected.text)
  if (type === 'DROPDOWN')
    return typeof value === 'string'
      ? { path, answer: { label, choice: value } }
      : refuseField(path, messages.expected.text)
  if (type === 'CHECKBOX')
    return isTexts(value) ? { path, answer: { label, choices: value } } : refuseField(path, messages.expected.texts)
  const rows = [...new Map(rowsOf(value, path).map((row) => [row.choice, row])).values()]
  return { path, rows, answer: { label, settings: rows.map(({ choice, setting }) => ({ choice, setting })) } }
}

/** A map of choices to settings. @throws RestFailure naming the path. */
function rowsOfMap(value: unknown, path: string): Row[] {
  if (!isObject(value)) return refuseField(path, messages.expected.settings)
  return Object.entries(value).map(([choice, setting]) => {
    const at = `${path}.${choice}`
    return typeof setting === 'string'
      ? { choice, setting, at: { choice: at, setting: at } }
      : refuseField(at, messages.expected.text)
  })
}

/** What the first known key holds: a map, or a list in the form of that key. @throws RestFailure naming the path. */
function rowsOfKey(value: unknown, key: string): Row[] {
  if (!Array.isArray(value)) return rowsOfMap(value, key)
  return value.map((one: unknown, index) => {
    const at = `${key}[${index}]`
    if (key === 'dietary_requirements' && typeof one === 'string')
      return { choice: one, setting: 'Strict', at: { choice: at, setting: at } }
    if (isObject(one) && typeof one.tag === 'string' && typeof one.setting === 'string')
      return { choice: one.tag, setting: one.setting, at: { choice: `${at}.tag`, setting: `${at}.setting` } }
    return refuseField(
      at,
      key === 'dietary_requirements' ? messages.expected.requirement : messages.expected.tagSetting,
    )
  })
}

/** Reads a body in any of its three forms: the list or map under `key`, `form`, or values by label. */
function toAnswers(fields: RestFieldFragment[], key: string, body: Record<string, unknown>): Given[] {
  const first = fields.find(({ type }) => type === 'MULTI_CHECKBOX')
  const known = key in body || 'form' in body
  const byLabel = known ? (body.form ?? {}) : body
  if (!isObject(byLabel)) return refuseField('form', messages.expected.labels)
  const given = Object.entries(byLabel).map(([label, value]) => {
    const path = known ? `form.${label}` : label
    const field = fields.find((one) => one.label === label)
    return field ? toAnswer(field, value, path) : refuseField(path, messages.noSuchField)
  })
  return key in body && first ? [...given, toAnswer(first, body[key], key, rowsOfKey)] : given
}

interface Saved {
  forms: RestFormsFragment
  neverEaten: SaveSettingsMutation['saveSettings']['neverEaten']
}

const toStored = ({ forms, neverEaten }: Saved) => ({
  ...toDietary(forms),
  unknown_words: neverEaten.flatMap(({ word, understood, suggestions }) => (understood ? [] : { word, suggestions })),
  never_eaten: neverEaten.map(({ mealCount, suggestions: _, ...effect }) => ({ ...effect, meal_count: mealCount })),
})

async function save(
  {
    body,
    execute,
    executeOther,
  }: RestRequest<Record<string, unknown>, SaveSettingsMutation, SaveSettingsMutationVariables, undefined>,
  name: FormName,
  key: string,
): Promise<Saved> {
  const { settingsForms: forms } = await executeOther(SettingsFormsDocument, {})
  const given = toAnswers(forms[name], key, body)
  const { saveSettings } = await execute({ input: { [name]: given.map(({ answer }) => answer) } })
  const [error] = saveSettings.errors
  if (!error) return { forms: present(saveSettings.forms), neverEaten: saveSettings.neverEaten }
  throw new RestFailure(400, {
    error: error.message,
    fields: collect(saveSettings.errors.map(({ field, message }) => [spell(field ?? '', name, given), message])),
  })
}

/** `dietary[0].settings[1].setting` as the body that was sent spells it: `dietary_requirements.Vegan`. */
function spell(field: string, name: FormName, given: Given[]): string {
  const [, index, rest = ''] = new RegExp(`^(?:input\\.)?${name}\\[(\\d+)\\](.*)$`).exec(field) ?? []
  const one = index === undefined ? undefined : given[Number(index)]
  if (!one) return restPath(field, /^input(\.|$)/)
  const [, row, part] = /^\.settings\[(\d+)\](?:\.(choice|setting))?$/.exec(rest) ?? []
  const at = row === undefined ? undefined : one.rows?.[Number(row)]?.at
  return at
    ? at[part === 'setting' ? 'setting' : 'choice']
    : one.path + restWords(rest.replace(/^\.(label|settings|text|choices?)/, ''))
}

/** The calls about settings (docs/product.md API-27 to API-30). */
export const settingsCalls: RestCall[] = [
  ...(['dietary', 'tags'] as const).map((name) =>
    restCall({
      method: 'get',
      path: `/api/user/settings/${name}-form`,
      tag,
      summary: `Describe the ${name} form`,
      operation: SettingsFormsDocument,
      body: null,
      answers: { 200: { description: 'The fields by label.', shape: formDescriptors } },
      run: async ({ execute }) => ({ status: 200, body: toDescriptors((await execute({})).settingsForms[name]) }),
    }),
  ),
  restCall({
    method: 'get',
    path: '/api/user/settings/preferences/tags/',
    tag,
    summary: 'Read the tag preferences',
    operation: SettingsFormsDocument,
    body: null,
    answers: { 200: { description: 'Every field of the tags form.', shape: tagPreferences } },
    run: async ({ execute }) => ({ status: 200, body: toTags((await execute({})).settingsForms) }),
  }),
  restCall({
    method: 'post',
    path: '/api/user/settings/preferences/tags/',
    tag,
    summary: 'Store tag preferences',
    operation: SaveSettingsDocument,
    body: settingsInput,
    answers: { 200: { description: 'Every field of the tags form, as stored.', shape: tagPreferences }, 400: bad },
    run: async (request) => ({ status: 200, body: toTags((await save(request, 'tags', 'tag_preferences')).forms) }),
  }),
  restCall({
    method: 'get',
    path: '/api/user/settings/requirements/dietary/',
    tag,
    summary: 'Read the dietary requirements',
    operation: SettingsFormsDocument,
    body: null,
    answers: { 200: { description: 'Every field of the dietary form.', shape: dietaryRequirements } },
    run: async ({ execute }) => ({ status: 200, body: toDietary((await execute({})).settingsForms) }),
  }),
  restCall({
    method: 'post',
    path: '/api/user/settings/requirements/dietary/',
    tag,
    summary: 'Store dietary requirements',
    operation: SaveSettingsDocument,
    body: settingsInput,
    answers: {
      200: {
        description:
          'Every field of the dietary form, as stored, and what each word excludes; unknown words by themselves.',
        shape: storedRequirements,
      },
      400: bad,
    },
    run: async (request) => ({ status: 200, body: toStored(await save(request, 'dietary', 'dietary_requirements')) }),
  }),
]
