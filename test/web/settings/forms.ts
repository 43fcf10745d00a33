import type { Field } from '../../../web/settings/answers'

const none = { text: null, choice: null, choices: null, settings: null }

/** A field for tests. Its label is one that the page can't know. */
export function field(label: string, changes: Partial<Field> = {}): Field {
  // The cache tells by its type name to whom a fragment applies.
  const typed = { __typename: 'FormField' }
  return {
    ...typed,
    label,
    type: 'TEXT',
    help: null,
    excludesIngredients: false,
    choices: null,
    settingOptions: null,
    ...changes,
    value: { ...none, ...changes.value },
  }
}

const set = (names: string[], ...possibleSettings: string[]) => names.map((choice) => ({ choice, possibleSettings }))

/** Forms with a field of each type, and with answers. */
export function forms(words = 'olives') {
  return {
    __typename: 'SettingsForms',
    dietary: [
      field('Rules', {
        type: 'MULTI_CHECKBOX',
        help: 'Hard rules.',
        settingOptions: set(['No gluten', 'No milk'], 'Strict', 'Adapt'),
        value: { ...none, settings: [{ choice: 'No milk', setting: 'Adapt' }] },
      }),
      field('Never on my plate', { value: { ...none, text: words } }),
    ],
    tags: [
      field('Days', { type: 'CHECKBOX', choices: ['Monday', 'Tuesday'], value: { ...none, choices: ['Tuesday'] } }),
      field('Shop', { type: 'DROPDOWN', choices: ['Greens', 'Corner'], value: { ...none, choice: '' } }),
    ],
  }
}
