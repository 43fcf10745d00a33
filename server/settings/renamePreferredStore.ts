import type { Knex } from 'knex'
import { UserSettingsModel } from './UserSettingsModel'

/** Keeps users' preferred store when the store gets another name. */
export async function renamePreferredStore(trx: Knex, from: string, to: string): Promise<void> {
  await UserSettingsModel.query(trx).where({ preferredStore: from }).patch({ preferredStore: to })
}
