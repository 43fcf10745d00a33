import type { Knex } from 'knex'
import { UserSettingsModel } from './UserSettingsModel'

/** What the release before knows a preferred store by when the store gets another name. */
export async function renamePreferredStore(trx: Knex, storeId: string, name: string): Promise<void> {
  await UserSettingsModel.query(trx).where({ preferredStoreId: storeId }).patch({ preferredStore: name })
}
