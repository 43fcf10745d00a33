import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { InvitationModel } from './InvitationModel'

const DAY = 24 * 60 * 60 * 1000
const EXPIRED_KEPT = 30 * DAY

/**
 * Deletes invitations that expired 30 days ago (docs/product.md HH-12), and households whose last account was deleted by an
 * instance of the release before this one, which knows no households.
 */
export async function forgetHouseholds({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteInBatches(db, InvitationModel.tableName, 'id', (rows) =>
    rows.where('expiresAt', '<', now() - EXPIRED_KEPT),
  )
  const lived = db('household_members').whereNotNull('userId').select('householdId')
  await deleteInBatches(db, 'households', 'id', (rows) => rows.whereNull('ownerId').whereNotIn('id', lived))
}
