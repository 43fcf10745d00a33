import { badRequest, forbidden } from '../platform/errors'
import { messages as households } from '../households/messages'
import type { TableMember } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { listStores } from '../stores/listStores'
import { editedMember } from './editedMember'
import { messages } from './messages'
import { readMemberSettings, type UserSettings } from './readSettings'
import { settingsFields, type SettingsFields } from './settingsFields'
import { readHouseholdWishes } from '../wishes/householdWishes'
import { type FieldView, fieldViews, formViews, type FormView, wishFormView } from './views'
import type { Caller } from '../request/context'

type Needed = Pick<Services, 'db' | 'now'>

/** Both forms as older calls show them. */
interface SettingsFormsView {
  dietary: FieldView[]
  tags: FieldView[]
}

/** The fields of a member's forms. */
export const fieldsOf = async (services: Needed, { userId }: Pick<TableMember, 'userId'>): Promise<SettingsFields> =>
  settingsFields(userId === null ? null : await listStores(services))

/**
 * The forms of a member whose answers the caller may edit; null for others. Those of several members, asked for at the
 * same time, are four queries.
 */
export async function formsOf(services: Needed, caller: Caller, memberId: string): Promise<FormView[] | null> {
  const { member } = await editedMember(services, caller, memberId)
  if (!member) return null
  const [fields, settings] = await Promise.all([fieldsOf(services, member), readMemberSettings(services.db, member)])
  return formViews(member.id, fields, settings)
}

/** The form of the household of the caller, who is one of its accounts. */
export const wishFormOf = async ({ db }: Pick<Services, 'db'>, householdId: string): Promise<FormView> =>
  wishFormView(householdId, await readHouseholdWishes(db, householdId))

/**
 * Both settings forms with the answers of the caller, or of a member whose answers the caller may edit.
 * @throws BAD_USER_INPUT naming `memberId`, or FORBIDDEN.
 */
export async function settingsForms(
  services: Needed,
  caller: Caller,
  memberId?: string | null,
): Promise<SettingsFormsView> {
  const { member, errors } = await editedMember(services, caller, memberId)
  if (errors.some(({ code }) => code === 'NOT_ALLOWED')) throw forbidden(messages.notYourAnswers)
  if (!member) throw badRequest(households.noSuchMember, 'memberId')
  const [fields, settings] = await Promise.all([fieldsOf(services, member), readMemberSettings(services.db, member)])
  return showForms(fields, settings)
}

/** Forms with answers. */
export const showForms = ({ DIETARY, TAGS }: SettingsFields, settings: UserSettings): SettingsFormsView => ({
  dietary: fieldViews(DIETARY, settings),
  tags: fieldViews(TAGS, settings),
})
