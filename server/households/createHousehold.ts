import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { askingFor, type Caller } from '../request/context'
import type { HouseholdOutcome } from './changeHousehold'
import { insertHousehold } from './insertHousehold'
import { MemberModel } from './MemberModel'
import { memberships, newMember } from './membership'
import { freePlace, placesOfAccount, tooManyHouseholds } from './places'
import { readHousehold } from './readHousehold'
import { readName } from './readMemberInput'

/** Makes a further household of an account, beside those that it is in (docs/product.md HH-25). */
export async function createHousehold(
  services: Services,
  caller: Caller,
  given: string | null,
): Promise<HouseholdOutcome> {
  const { name, errors } = given === null ? { name: '', errors: [] } : readName(given)
  if (errors.length > 0) return { household: null, errors }
  const { userId } = caller
  // The account's first household is there before the further one.
  await memberships(services, userId)
  const joinedAt = services.now()
  const made = await inTransaction(
    services.db,
    async (trx) => {
      const own = await placesOfAccount(trx, userId)
      const [first, place] = [own[0], freePlace(own)]
      if (!first || place === null) return null
      const householdId = await insertHousehold(trx, userId, joinedAt, name)
      const { name: called, portion } = first
      await MemberModel.query(trx).insert({
        ...newMember({ householdId, userId, joinedAt }),
        ...{ name: called, portion, place },
      })
      return householdId
    },
    ['unique'],
  )
  if (made === null) return { household: null, errors: [tooManyHouseholds()] }
  return { household: await readHousehold(services, askingFor(caller, made)), errors: [] }
}
