import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

interface Field {
  label: string
  type: string
  choices: string[] | null
  settingOptions: { choice: string; possibleSettings: string[] }[] | null
  value: {
    text: string | null
    choice: string | null
    choices: string[] | null
    settings: { choice: string; setting: string }[] | null
  }
}
/** Both forms as the calls answer with them. */
export interface Forms {
  dietary: Field[]
  tags: Field[]
}
/** The outcome of saving. */
export interface Saved {
  forms: Forms | null
  unknownWords: { word: string; suggestions: string[] }[]
  errors: { code: string; field: string | null; message: string }[]
}

const FIELD =
  'label type help choices settingOptions { choice possibleSettings } value { text choice choices settings { choice setting } }'
export const FORMS = `{ dietary { ${FIELD} } tags { ${FIELD} } }`
export const SAVE = `mutation ($input: SaveSettingsInput!) {
  saveSettings(input: $input) { forms ${FORMS} unknownWords { word suggestions } errors { code field message } }
}`
export const DIET = 'Dietary requirements'
export const NEVER = 'Ingredients I never eat'
export const DISLIKED = "Ingredients I don't like"

/** Loads and saves settings for the person of a test, or for another one. */
export function settingsCalls(app: RunningApp, personOf: () => Person) {
  return {
    async load(by = personOf()): Promise<Forms> {
      const answer = await app.graphql(`{ settingsForms ${FORMS} }`, {}, by.token)
      expect(answer.errors).toBeUndefined()
      return answer.data.settingsForms as never
    },
    async save(input: object, by = personOf()): Promise<Saved> {
      const answer = await app.graphql(SAVE, { input }, by.token)
      expect(answer.errors).toBeUndefined()
      return answer.data.saveSettings as never
    },
  }
}

/** Answers to the dietary form and to the tags form. */
export const vegan = [
  { choice: 'Vegan', setting: 'Strict' },
  { choice: 'Gluten free', setting: 'Adapt' },
]
export const quick = [
  { choice: 'Quick', setting: 'More' },
  { choice: 'Kid friendly', setting: 'Never' },
]
