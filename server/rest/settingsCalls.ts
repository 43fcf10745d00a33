import type { FormAnswerInput, FormField, FormFieldType, InputError } from '../generated/resolverTypes'
import { collect, restPath, restWords } from './fieldErrors'
import { restCall, RestFailure, type RestCall, type RestRequest } from './RestCall'
import { dietaryRequirements, formDescriptors, refused, settingsInput, tagPreferences } from './shapes'

type FormName = 'dietary' | 'tags'
type Forms = Record<FormName, FormField[]>

const FIELD = 'label type choices settingOptions { choice possibleSettings } value { text choice choices settings { choice setting } }'
const FORMS = `{ dietary { ${FIELD} } tags { ${FIELD} } }`
const TYPES: Record<FormFieldType, string> = { TEXT: 'text', CHECKBOX: 'checkbox', MULTI_CHECKBOX: 'multi_checkbox', DROPDOWN: 'dropdown' }

const tag = 'Settings'
const bad = { description: 'What is wrong with which field; nothing is stored.', shape: refused }

async function readForms(execute: RestRequest<unknown>['execute']): Promise<Forms> {
  return (await execute<{ settingsForms: Forms }>(`{ settingsForms ${FORMS} }`)).settingsForms
}

const toDescriptors = (fields: FormField[]) =>
  Object.fromEntries(
    fields.map(({ label, type, choices, settingOptions }) => [
      label,
      { label, type: TYPES[type], options: settingOptions?.map(({ choice, possibleSettings }) => ({ choice, possible_settings: possibleSettings })) ?? choices ?? null },
    ]),
  )

const toValue = ({ type, value }: FormField) =>
  type === 'MULTI_CHECKBOX'
    ? Object.fromEntries((value.settings ?? []).map(({ choice, setting }) => [choice, setting]))
    : ((type === 'CHECKBOX' ? value.choices : type === 'DROPDOWN' ? value.choice : value.text) ?? '')

const toForm = (fields: FormField[]) => Object.fromEntries(fields.map((field) => [field.label, toValue(field)]))
const settingsOf = (fields: FormField[]) => fields.find(({ type }) => type === 'MULTI_CHECKBOX')?.value.settings ?? []
const toTags = ({ tags }: Forms) => ({ tag_preferences: settingsOf(tags).map(({ choice, setting }) => ({ tag: choice, setting })), form: toForm(tags) })
const toDietary = ({ dietary }: Forms) => ({
  dietary_requirements: Object.fromEntries(settingsOf(dietary).map(({ choice, setting }) => [choice, setting])),
  form: toForm(dietary),
})

const refuseField = (path: string, message: string): never => {
  throw new RestFailure(400, { error: message, fields: { [path]: [message] } })
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

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
function toAnswer({ label, type }: FormField, value: unknown, path: string, rowsOf = rowsOfMap): Given {
  if (type === 'TEXT') return typeof value === 'string' ? { path, answer: { label, text: value } } : refuseField(path, 'A text is expected.')
  if (type === 'DROPDOWN') return typeof value === 'string' ? { path, answer: { label, choice: value } } : refuseField(path, 'A text is expected.')
  if (type === 'CHECKBOX') return isTexts(value) ? { path, answer: { label, choices: value } } : refuseField(path, 'A list of texts is expected.')
  const rows = [...new Map(rowsOf(value, path).map((row) => [row.choice, row])).values()]
  return { path, rows, answer: { label, settings: rows.map(({ choice, setting }) => ({ choice, setting })) } }
}

/** A map of choices to settings. @throws RestFailure naming the path. */
function rowsOfMap(value: unknown, path: string): Row[] {
  if (!isObject(value)) return refuseField(path, 'A map of choices to settings is expected.')
  return Object.entries(value).map(([choice, setting]) => {
    const at = `${path}.${choice}`
    return typeof setting === 'string' ? { choice, setting, at: { choice: at, setting: at } } : refuseField(at, 'A text is expected.')
  })
}

/** What stands under the first known key: a map, or a list of its own form. @throws RestFailure naming the path. */
function rowsOfKey(value: unknown, key: string): Row[] {
  if (!Array.isArray(value)) return rowsOfMap(value, key)
  return value.map((one: unknown, index) => {
    const at = `${key}[${index}]`
    if (key === 'dietary_requirements' && typeof one === 'string') return { choice: one, setting: 'Strict', at: { choice: at, setting: at } }
    if (isObject(one) && typeof one.tag === 'string' && typeof one.setting === 'string')
      return { choice: one.tag, setting: one.setting, at: { choice: `${at}.tag`, setting: `${at}.setting` } }
    return refuseField(at, key === 'dietary_requirements' ? 'A requirement is expected.' : 'A tag and its setting are expected.')
  })
}

/** Reads a body in any of its three forms: the list or map under `key`, `form`, or values by label. */
function toAnswers(fields: FormField[], key: string, body: Record<string, unknown>): Given[] {
  const first = fields.find(({ type }) => type === 'MULTI_CHECKBOX')
  const known = key in body || 'form' in body
  const byLabel = known ? (body.form ?? {}) : body
  if (!isObject(byLabel)) return refuseField('form', 'A map of labels to values is expected.')
  const given = Object.entries(byLabel).map(([label, value]) => {
    const path = known ? `form.${label}` : label
    const field = fields.find((one) => one.label === label)
    return field ? toAnswer(field, value, path) : refuseField(path, 'There is no such field.')
  })
  return key in body && first ? [...given, toAnswer(first, body[key], key, rowsOfKey)] : given
}

async function save({ body, execute }: RestRequest<Record<string, unknown>>, name: FormName, key: string): Promise<Forms> {
  const forms = await readForms(execute)
  const given = toAnswers(forms[name], key, body)
  const { saveSettings } = await execute<{ saveSettings: { forms: Forms; errors: InputError[] } }>(
    `mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { forms ${FORMS} errors { code field message } } }`,
    { input: { [name]: given.map(({ answer }) => answer) } },
  )
  const [error] = saveSettings.errors
  if (!error) return saveSettings.forms
  throw new RestFailure(400, { error: error.message, fields: collect(saveSettings.errors.map(({ field, message }) => [spell(field ?? '', name, given), message])) })
}

/** `dietary[0].settings[1].setting` as the body that was sent spells it: `dietary_requirements.Vegan`. */
function spell(field: string, name: FormName, given: Given[]): string {
  const [, index, rest = ''] = new RegExp(`^(?:input\\.)?${name}\\[(\\d+)\\](.*)$`).exec(field) ?? []
  const one = index === undefined ? undefined : given[Number(index)]
  if (!one) return restPath(field, /^input(\.|$)/)
  const [, row, part] = /^\.settings\[(\d+)\](?:\.(choice|setting))?$/.exec(rest) ?? []
  const at = row === undefined ? undefined : one.rows?.[Number(row)]?.at
  return at ? at[part === 'setting' ? 'setting' : 'choice'] : one.path + restWords(rest.replace(/^\.(label|settings|text|choices?)/, ''))
}

/** The calls about settings of the specification's section 7. */
export const settingsCalls: RestCall[] = [
  ...(['dietary', 'tags'] as const).map((name) =>
    restCall({
      method: 'get', path: `/api/user/settings/${name}-form`, tag, summary: `Describe the ${name} form`, who: 'user', body: null,
      answers: { 200: { description: 'The fields by label.', shape: formDescriptors } },
      run: async ({ execute }) => ({ status: 200, body: toDescriptors((await readForms(execute))[name]) }),
    }),
  ),
  restCall({
    method: 'get', path: '/api/user/settings/preferences/tags/', tag, summary: 'Read the tag preferences', who: 'user', body: null,
    answers: { 200: { description: 'Every field of the tags form.', shape: tagPreferences } },
    run: async ({ execute }) => ({ status: 200, body: toTags(await readForms(execute)) }),
  }),
  restCall({
    method: 'post', path: '/api/user/settings/preferences/tags/', tag, summary: 'Store tag preferences', who: 'user', body: settingsInput,
    answers: { 200: { description: 'Every field of the tags form, as stored.', shape: tagPreferences }, 400: bad },
    run: async (request) => ({ status: 200, body: toTags(await save(request, 'tags', 'tag_preferences')) }),
  }),
  restCall({
    method: 'get', path: '/api/user/settings/requirements/dietary/', tag, summary: 'Read the dietary requirements', who: 'user', body: null,
    answers: { 200: { description: 'Every field of the dietary form.', shape: dietaryRequirements } },
    run: async ({ execute }) => ({ status: 200, body: toDietary(await readForms(execute)) }),
  }),
  restCall({
    method: 'post', path: '/api/user/settings/requirements/dietary/', tag, summary: 'Store dietary requirements', who: 'user', body: settingsInput,
    answers: { 200: { description: 'Every field of the dietary form, as stored.', shape: dietaryRequirements }, 400: bad },
    run: async (request) => ({ status: 200, body: toDietary(await save(request, 'dietary', 'dietary_requirements')) }),
  }),
]
