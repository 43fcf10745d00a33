import type { Field, Forms } from '../../../web/settings/answers'

const none = { text: null, optionIds: [], settings: [] }

/** A field for tests. Its label is one that the page can't know; its id follows from the label, as those of options do. */
export function field(label: string, changes: Partial<Omit<Field, 'answer'>> & { answer?: object } = {}): Field {
  // The cache tells by its type name to whom a fragment applies.
  const typed = { __typename: 'FormField' }
  return {
    ...typed,
    id: `id of ${label}`,
    label,
    type: 'TEXT',
    help: null,
    excludesIngredients: false,
    options: [],
    ...changes,
    answer: { ...none, ...changes.answer },
  }
}

/** What the forms say of one of their choices. */
const NOTES: Record<string, string> = { 'No gluten': 'Nor oats.' }

/** Options with these labels, each with these settings. */
export const options = (labels: string[], settings: string[] = []): Field['options'] =>
  labels.map((label) => ({
    __typename: 'FormOption',
    id: `id of ${label}`,
    label,
    note: NOTES[label] ?? null,
    settings: settings.map((one) => ({ __typename: 'FormSetting', id: one.toUpperCase(), label: one })),
  }))

export const setting = (label: string, settingId: string) => ({ optionId: `id of ${label}`, settingId })

/** Forms with a field of each type, and with answers. */
export const forms = (words = 'olives'): Forms => ({
  dietary: [
    field('Rules', {
      type: 'MULTI_CHECKBOX',
      help: 'Hard rules.',
      options: options(['No gluten', 'No milk'], ['Strict', 'Adapt']),
      answer: { settings: [setting('No milk', 'ADAPT')] },
    }),
    field('Never on my plate', { answer: { text: words } }),
  ],
  tags: [
    field('Days', {
      type: 'CHECKBOX',
      options: options(['Monday', 'Tuesday']),
      answer: { optionIds: ['id of Tuesday'] },
    }),
    field('Shop', { type: 'DROPDOWN', options: options(['Greens', 'Corner']) }),
  ],
})

/** The two forms of a member, as the API answers them. */
export function formsAnswer({ dietary, tags }: Forms, member = 'anna') {
  const form = (kind: string, fields: readonly Field[]) => ({
    __typename: 'SettingsForm',
    id: `SettingsForm:${member}.${kind.toLowerCase()}`,
    kind,
    fields,
  })
  return { dietary: form('DIETARY', dietary), tags: form('TAGS', tags) }
}
