import type { Knex } from 'knex'
import type { AccountEnding, Services } from '../platform/services'
import { announceHousehold } from './announceHousehold'
import { countChange } from './changeHousehold'
import { endHousehold } from './endHousehold'
import { HouseholdModel } from './HouseholdModel'
import { InvitationModel } from './InvitationModel'
import { accountsIn, type FullHousehold, lockHouseholds, ownerIn } from './lockHouseholds'
import { MemberModel } from './MemberModel'
import { noteMembership } from './noteMembership'

/**
 * When an account ends: each of its households goes on with the account that joined first as its owner, or ends with all its rows
 * where there is no other account. Invitations that were mailed to the account forget the address (docs/product.md HH-12, HH-13).
 */
export const endMembership: AccountEnding = async (services, trx, { id: userId, email }) => {
  await InvitationModel.query(trx).where({ sentTo: email }).patch({ sentTo: null })
  const members = await MemberModel.query(trx).where({ userId }).forUpdate()
  const households = await lockHouseholds(trx, ...members.map(({ householdId }) => householdId))
  for (const household of households.values()) await endIn(services, trx, household, userId)
  return () => [...households.keys()].forEach((id) => announceHousehold(services, id, 'members'))
}

async function endIn(
  services: Pick<Services, 'now' | 'hooks'>,
  trx: Knex.Transaction,
  household: FullHousehold,
  userId: string,
): Promise<void> {
  const { id } = household.household
  const others = accountsIn(household).filter((account) => account.userId !== userId)
  if (others.length === 0) {
    await endHousehold(services, trx, id)
    return
  }
  if (ownerIn(household)?.userId === userId) {
    await InvitationModel.query(trx).where({ householdId: id }).delete()
    const ownerId = others[0]?.userId ?? null
    await HouseholdModel.query(trx).findById(id).patch({ ownerId })
    if (ownerId !== null)
      await noteMembership(services, trx, ownerId, household, { kind: 'HOUSEHOLD_TAKEN_OVER', by: 'another' })
  }
  await countChange(trx, id)
}
