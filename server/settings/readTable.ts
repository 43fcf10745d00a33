import { DishModel } from '../dishes/DishModel'
import { tableReader, type TableMember } from '../households/tableMembers'
import type { Services } from '../services'
import { ProfileSettingsModel } from './ProfileSettingsModel'
import { fromAnswers, NO_SETTINGS, type StoredAnswers, type UserSettings } from './readSettings'
import { UserSettingsModel } from './UserSettingsModel'

/** A person of the household with what the person has set. */
export interface SettledMember {
  readonly person: TableMember
  readonly settings: UserSettings
  /** Whether the person has brought in dishes. */
  readonly hasDishes: boolean
}

const ANSWERS = ['requirements', 'neverEaten', 'neverEatenSlugs', 'tagPreferences'] as const

/** Answers as they are stored; all null where nothing was answered. */
interface Columns extends Record<(typeof ANSWERS)[number], string | null> {
  preferredStore: string | null
  hasDishes: number
}

/** A member with an account has the account's answers, whatever was answered for its place before. */
const readRows = tableReader<Columns>((query, db) =>
  query
    .leftJoin(UserSettingsModel.tableName, 'user_settings.userId', 'member.userId')
    .leftJoin(ProfileSettingsModel.tableName, (on) =>
      on.on('profile_settings.memberId', 'member.id').onNull('member.userId'),
    )
    .select(
      'user_settings.preferredStore',
      ...ANSWERS.map((name) =>
        db.raw('coalesce(??, ??) as ??', [`user_settings.${name}`, `profile_settings.${name}`, name]),
      ),
      db.raw('exists (select 1 from ?? where ?? = ??) as ??', [
        DishModel.tableName,
        'dishes.userId',
        'member.userId',
        'hasDishes',
      ]),
    ),
)

/** Everyone in an account's household with their settings: one query, shared with what asks at the same time. */
export async function readTable(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<readonly SettledMember[]> {
  const rows = await readRows(services, userId)
  return rows.map(({ person, more }) => ({
    person,
    settings: settingsOf(more, person.id),
    hasDishes: more.hasDishes === 1,
  }))
}

function settingsOf(
  { requirements, neverEaten, neverEatenSlugs, tagPreferences, preferredStore }: Columns,
  memberId: string,
): UserSettings {
  if (requirements === null || neverEaten === null || neverEatenSlugs === null || tagPreferences === null)
    return NO_SETTINGS
  const answers = {
    requirements: JSON.parse(requirements) as StoredAnswers['requirements'],
    neverEaten,
    neverEatenSlugs: JSON.parse(neverEatenSlugs) as string[],
    tagPreferences: JSON.parse(tagPreferences) as StoredAnswers['tagPreferences'],
    preferredStore,
  }
  return fromAnswers(answers, memberId)
}
