import { jsonRows, readJsonRows } from '../database/jsonRows'
import { DishModel, type DishVersion } from '../dishes/DishModel'
import type { Extend } from '../households/lockHouseholds'
import { type TablePlace, tableReader, type TableMember } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { type DishColumn, withDishes } from './ownMeals'
import { ProfileSettingsModel } from '../settings/ProfileSettingsModel'
import { fromAnswers, NO_SETTINGS, type StoredAnswers, type UserSettings } from '../settings/readSettings'
import { UserSettingsModel } from '../settings/UserSettingsModel'
import type { Caller } from '../request/context'

/** A person of the household with what the person has set. */
export interface SettledMember {
  readonly person: TableMember
  readonly settings: UserSettings
  /** The dishes that the person has brought in. */
  readonly dishes: readonly DishVersion[]
}

/** A member's stored answers and dishes: those of the account, and of the place where it has none. */
export interface SettledColumns extends DishColumn {
  accountAnswers: unknown
  placeAnswers: unknown
}

const PLACE = ['requirements', 'neverEaten', 'neverEatenSlugs', 'disliked', 'tagPreferences', 'targets'] as const
const ACCOUNT = [...PLACE, 'preferredStoreId'] as const

/** Answers as they are stored: JSON within JSON. */
type Stored = Record<Exclude<(typeof PLACE)[number], 'targets' | 'disliked'>, string> &
  Record<'targets' | 'disliked', string | null> & { preferredStoreId?: string | null }

/**
 * Adds them to a query of members. They are read beside the members, not joined, so that they are not locked where members
 * are. A member with an account has the account's answers, whatever was answered for its place before.
 */
export const withSettings: Extend = (query, db) => {
  const ofAccount = db(UserSettingsModel.tableName).where('user_settings.userId', db.ref('member.userId'))
  const ofPlace = db(ProfileSettingsModel.tableName)
    .where('profile_settings.memberId', db.ref('member.id'))
    .whereNull('member.userId')
  return withDishes(query, db).select(
    jsonRows(db, ofAccount, ACCOUNT).as('accountAnswers'),
    jsonRows(db, ofPlace, PLACE).as('placeAnswers'),
  )
}

const readRows = tableReader<SettledColumns>(withSettings)

/** Everyone in an account's household with their settings: one query, shared with what asks at the same time. */
export async function readTable(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
): Promise<readonly SettledMember[]> {
  return (await readRows(services, caller)).map(toSettled)
}

/** A member that was read with `withSettings`. */
export function toSettled({ person, more }: TablePlace<SettledColumns>): SettledMember {
  const [answers] = [
    ...readJsonRows<Stored>(more.accountAnswers, ACCOUNT),
    ...readJsonRows<Stored>(more.placeAnswers, PLACE),
  ]
  return {
    person,
    settings: answers ? settingsOf(answers, person.id) : NO_SETTINGS,
    dishes: DishModel.readVersions(more.dishes),
  }
}

function settingsOf(stored: Stored, memberId: string): UserSettings {
  const {
    requirements,
    neverEaten,
    neverEatenSlugs,
    disliked,
    tagPreferences,
    targets,
    preferredStoreId = null,
  } = stored
  const answers = {
    requirements: JSON.parse(requirements) as StoredAnswers['requirements'],
    neverEaten,
    neverEatenSlugs: JSON.parse(neverEatenSlugs) as string[],
    disliked,
    tagPreferences: JSON.parse(tagPreferences) as StoredAnswers['tagPreferences'],
    targets: targets === null ? null : (JSON.parse(targets) as StoredAnswers['targets']),
    preferredStoreId,
  }
  return fromAnswers(answers, memberId)
}
