import type { Services } from '../platform/services'
import { UserSettingsModel } from './UserSettingsModel'

/**
 * The release before writes a preferred store by its name alone, beside this release or after a way back to it: the id
 * follows the name where that is not the name of the id's store.
 */
export async function followStoreNames({ db }: Pick<Services, 'db'>): Promise<void> {
  const nameOfId = UserSettingsModel.raw(
    '(select stores.name from stores where stores.id = user_settings.preferredStoreId)',
  )
  await UserSettingsModel.query(db)
    .where(
      UserSettingsModel.raw("coalesce(?, '')", nameOfId),
      '<>',
      UserSettingsModel.raw("coalesce(user_settings.preferredStore, '')"),
    )
    .patch({
      preferredStoreId: UserSettingsModel.raw(
        '(select stores.id from stores where stores.name = user_settings.preferredStore)',
      ),
    })
}
