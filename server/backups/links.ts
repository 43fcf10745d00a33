import { hashOf, newSecret } from '../accounts/secrets'
import type { Services } from '../platform/services'
import { BackupStateModel } from './BackupStateModel'

/** How long a link leads to a backup, in milliseconds. */
const LINK_LIFE = 60 * 1000

type Means = Pick<Services, 'db' | 'now'>

/** Where links lead; the last part is the secret. */
export const LINKS_PATH = '/api/backups'

/** Makes a link to a backup; the one before leads nowhere then. @returns its path. */
export async function makeLink({ db, now }: Means, id: string): Promise<string> {
  const secret = newSecret()
  await BackupStateModel.row(db).patch({
    ...{ linkHash: hashOf(secret), linkedBackup: id, linkedUntil: now() + LINK_LIFE },
  })
  return `${LINKS_PATH}/${secret}`
}

/** The id of the backup that a secret leads to, once: of calls at the same time one gets it; null for no other. */
export async function takeLink({ db, now }: Means, secret: string): Promise<string | null> {
  const mark = { linkHash: hashOf(secret) }
  const state = await BackupStateModel.row(db).where(mark).where('linkedUntil', '>', now())
  if (!state) return null
  const taken = await BackupStateModel.row(db)
    .where(mark)
    .patch({ linkHash: null, linkedBackup: null, linkedUntil: null })
  return Number(taken) === 1 ? state.linkedBackup : null
}
