import type { Knex } from 'knex'
import type { ImportState } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { ImportModel } from './ImportModel'

/** How long a claim lasts without being renewed: longer than one step of the work may take. */
export const CLAIM = 2 * 60 * 1000

/** Work on an import was taken out of this process's hands: by its person, or with the account. */
export class ImportTaken extends Error {
  constructor() {
    super('The import is no longer ours')
  }
}

/**
 * Notes how far an import is, in the transaction in which that comes about.
 * @throws ImportTaken where it is in another state meanwhile, or another process works on it: the transaction is undone then.
 */
export async function note(
  { now, imports }: Pick<Services, 'now' | 'imports'>,
  trx: Knex,
  { id, userId, state }: Pick<ImportModel, 'id' | 'userId'> & { state: ImportState },
  change: Partial<ImportModel>,
): Promise<void> {
  const at = now()
  const noted = await ImportModel.query(trx)
    .findById(id)
    .where({ userId, state, claimedBy: imports.holder })
    .patch({ changedAt: at, claimedUntil: at + CLAIM, ...change })
  if (noted === 0) throw new ImportTaken()
}

/** Takes up an import that is in one of these states and on which no one else works, the one that waits longest. */
export async function claim(
  { db, now, imports }: Pick<Services, 'db' | 'now' | 'imports'>,
  states: readonly ImportState[],
): Promise<ImportModel | null> {
  const at = now()
  const [next] = await ImportModel.query(db)
    .whereIn('state', [...states])
    .where('claimedUntil', '<', at)
    .orderBy('changedAt')
    .limit(1)
  if (!next) return null
  const claimed = await ImportModel.query(db)
    .findById(next.id)
    .where({ userId: next.userId, state: next.state })
    .where('claimedUntil', '<', at)
    .patch({ claimedBy: imports.holder, claimedUntil: at + CLAIM })
  return claimed === 1 ? next : null
}
