import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { hashOf } from '../accounts/secrets'
import type { InvitationPreview } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { HouseholdModel } from './HouseholdModel'
import { InvitationModel } from './InvitationModel'
import { ownerIn } from './lockHouseholds'
import { addressedMembers } from './readHousehold'
import { type HouseholdView, invitationView, type InvitationView, nameOf } from './views'

/** Between the key of an invitation and what is only in the mail of it. */
export const PROOF_MARK = '.'

/** The invitation of a key, if it can be accepted. */
export function findInvitation(db: Knex, given: string, now: number): Promise<InvitationModel | undefined> {
  const [key = ''] = given.split(PROOF_MARK)
  return InvitationModel.open(db, now)
    .findOne({ hash: hashOf(key) })
    .execute()
}

/** Whether a key is that of an invitation which can be accepted. */
export async function isOpenInvitation({ db, now }: Pick<Services, 'db' | 'now'>, key: string): Promise<boolean> {
  return (await findInvitation(db, key, now())) !== undefined
}

/**
 * The address to which an invitation was mailed, where the key is the mailed one: its holder reads that address. The link
 * that the owner has proves nothing (docs/product.md HH-21).
 */
export async function addressProvenBy(services: Pick<Services, 'db' | 'now'>, key: string): Promise<string | null> {
  const found = await findInvitation(services.db, key, services.now())
  const [, proof = ''] = key.split(PROOF_MARK)
  return found && proof !== '' && found.proofHash === hashOf(proof) ? found.sentTo : null
}

/** The invitations of a household that can be accepted, the newest first; none for those who do not own it. */
export async function openInvitations(
  { db, now }: Pick<Services, 'db' | 'now'>,
  household: HouseholdView,
): Promise<InvitationView[]> {
  if (!household.isOwned) return []
  const invitations = await InvitationModel.open(db, now())
    .where({ householdId: household.id })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(LIMITS.openInvitations)
  return invitations.map((invitation) => invitationView(invitation, household))
}

/** What an invitation says before it is accepted; null when it cannot be. */
export async function previewInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  key: string,
): Promise<InvitationPreview | null> {
  const found = await findInvitation(db, key, now())
  if (!found) return null
  const [household, members] = await Promise.all([
    HouseholdModel.query(db).findById(found.householdId),
    addressedMembers(db, found.householdId),
  ])
  const owner = household && ownerIn({ household, members })
  if (!owner) return null
  const named = (id: string | null) => members.filter((member) => member.id === id).map(nameOf)[0] ?? null
  return {
    householdName: household.name,
    invitedBy: named(owner.id) ?? '',
    forMember: named(found.memberId),
    memberCount: members.length,
    expiresAt: found.expiresAt,
    sentTo: await addressProvenBy({ db, now }, key),
  }
}
