import { badRequest, forbidden } from '../platform/errors'
import type { FormField, SettingsForms } from '../generated/schemaTypes'
import { messages as households } from '../households/messages'
import type { Services } from '../platform/services'
import { listStores } from '../stores/listStores'
import { editedMember } from './editedMember'
import { messages } from './messages'
import { readMemberSettings, type UserSettings } from './readSettings'
import { settingsFields, type SettingsField, type SettingsFields } from './settingsFields'
import { LABELS } from './settingsLabels'

/**
 * Both settings forms with the answers of the caller, or of a member whose answers the caller may edit.
 * @throws BAD_USER_INPUT naming `memberId`, or FORBIDDEN.
 */
export async function settingsForms(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  memberId?: string | null,
): Promise<SettingsForms> {
  const { member, errors } = await editedMember(services, userId, memberId)
  if (errors.some(({ code }) => code === 'NOT_ALLOWED')) throw forbidden(messages.notYourAnswers)
  if (!member) throw badRequest(households.noSuchMember, 'memberId')
  const [stores, settings] = await Promise.all([
    member.userId === null ? null : listStores(services),
    readMemberSettings(services.db, member),
  ])
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
