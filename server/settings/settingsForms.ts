import type { FormField, SettingsForms } from '../generated/resolverTypes'
import type { Services } from '../services'
import { listStores } from '../stores/listStores'
import { readSettings, type UserSettings } from './readSettings'
import { LABELS, settingsFields, type SettingsField, type SettingsFields } from './settingsFields'

/** Both settings forms with a person's answers. */
export async function settingsForms(services: Pick<Services, 'db'>, userId: string): Promise<SettingsForms> {
  const [stores, settings] = await Promise.all([listStores(services), readSettings(services.db, userId)])
  return showForms(settingsFields(stores), settings)
}

/** Forms with answers. */
export function showForms(fields: SettingsFields, settings: UserSettings): SettingsForms {
  const show = (field: SettingsField): FormField => {
    const { label, type, help, choices, settingOptions } = field
    const excludesIngredients = label === LABELS.neverEaten
    return { label, type, help, choices, settingOptions, value: field.show(settings), excludesIngredients }
  }
  return { dietary: fields.dietary.map(show), tags: fields.tags.map(show) }
}
