import type { AccountEnding } from '../platform/services'
import { announceHousehold } from './announceHousehold'
import { countChange } from './changeHousehold'
import { HouseholdModel } from './HouseholdModel'
import { InvitationModel } from './InvitationModel'
import { accountsIn, lockHouseholds, ownerIn } from './lockHouseholds'
import { MemberModel } from './MemberModel'

/**
 * When an account ends: its household goes on with the account that joined first as its owner, or ends with all its rows
 * where there is no other account. Invitations that were mailed to the account forget the address (docs/product.md HH-12, HH-13).
 */
export const endMembership: AccountEnding = async (services, trx, { id: userId, email }) => {
  await InvitationModel.query(trx).where({ sentTo: email }).patch({ sentTo: null })
  const member = await MemberModel.query(trx).findOne({ userId }).forUpdate()
  const household = member && (await lockHouseholds(trx, member.householdId)).get(member.householdId)
  if (!member || !household) return () => undefined
  const { id } = household.household
  const others = accountsIn(household).filter((account) => account.userId !== userId)
  if (others.length === 0) await HouseholdModel.query(trx).deleteById(id)
  else {
    if (ownerIn(household)?.id === member.id) {
      await InvitationModel.query(trx).where({ householdId: id }).delete()
      await HouseholdModel.query(trx)
        .findById(id)
        .patch({ ownerId: others[0]?.userId ?? null })
    }
    await countChange(trx, id)
  }
  return () => announceHousehold(services, id, 'members')
}
