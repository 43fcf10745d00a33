import type { Knex } from 'knex'
import { MemberModel } from '../households/MemberModel'
import { ProfileSettingsModel } from './ProfileSettingsModel'
import { fromRow, NO_SETTINGS, type UserSettings } from './readSettings'
import { UserSettingsModel } from './UserSettingsModel'

type Whose = Pick<MemberModel, 'id' | 'userId'>

/**
 * The settings of a member, whose row is made if it is missing and held until the transaction ends. Null when a member
 * without an account has been removed in the meantime.
 */
export async function lockSettings(
  trx: Knex.Transaction,
  { id, userId }: Whose,
  now: number,
): Promise<UserSettings | null> {
  if (userId !== null) {
    const empty = UserSettingsModel.fromJson({ userId, ...toRow(NO_SETTINGS, now) }).$toDatabaseJson()
    await trx(UserSettingsModel.tableName).insert(empty).onConflict('userId').ignore()
    return fromRow(await UserSettingsModel.query(trx).findById(userId).forUpdate().throwIfNotFound())
  }
  if (!(await MemberModel.query(trx).findById(id).forUpdate())) return null
  const { preferredStoreId: _, ...answers } = toRow(NO_SETTINGS, now)
  const empty = ProfileSettingsModel.fromJson({ memberId: id, ...answers }).$toDatabaseJson()
  await trx(ProfileSettingsModel.tableName).insert(empty).onConflict('memberId').ignore()
  return fromRow(await ProfileSettingsModel.query(trx).findById(id).forUpdate().throwIfNotFound())
}

/** Writes the settings of a member whose row is held. */
export async function writeSettings(
  trx: Knex.Transaction,
  { id, userId }: Whose,
  settings: UserSettings,
  now: number,
): Promise<void> {
  const { preferredStoreId, ...answers } = toRow(settings, now)
  if (userId === null) await ProfileSettingsModel.query(trx).findById(id).patch(answers)
  else
    await UserSettingsModel.query(trx)
      .findById(userId)
      .patch({ ...answers, preferredStoreId, preferredStore: nameOf(preferredStoreId) })
}

/** What the release before reads. */
const nameOf = (storeId: string | null) =>
  storeId === null ? null : UserSettingsModel.raw('(select stores.name from stores where stores.id = ?)', storeId)

function toRow(settings: UserSettings, updatedAt: number) {
  return {
    requirements: Object.fromEntries(settings.requirements),
    neverEaten: settings.neverEaten,
    neverEatenSlugs: [...settings.neverEatenSlugs],
    disliked: settings.disliked,
    tagPreferences: Object.fromEntries(settings.tagPreferences),
    targets: settings.targets.size === 0 ? null : Object.fromEntries(settings.targets),
    preferredStoreId: settings.preferredStoreId,
    updatedAt,
  }
}
