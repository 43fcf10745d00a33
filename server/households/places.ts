import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { MemberModel } from './MemberModel'
import { messages } from './messages'
import { startHousehold } from './startHousehold'

/** An account's places in its households, the first one first. For the transaction in which they are changed. */
export const placesOfAccount = (trx: Knex, userId: string): Promise<MemberModel[]> =>
  MemberModel.query(trx).where({ userId }).orderBy('place').execute()

/** The number of a further place beside those that an account has; null where it has all that it may (docs/product.md HH-25). */
export function freePlace(places: readonly Pick<MemberModel, 'place'>[]): number | null {
  const numbers = Array.from({ length: LIMITS.households }, (_, number) => number)
  return numbers.find((number) => places.every(({ place }) => place !== number)) ?? null
}

export const tooManyHouseholds = () => inputError('TOO_MANY', null, messages.tooManyHouseholds())

/** Ends an account's place in a household: it goes on in the others that it has, or in a new one. */
export async function endPlace(services: Services, trx: Knex.Transaction, member: MemberModel): Promise<void> {
  const userId = String(member.userId)
  const [next] = (await placesOfAccount(trx, userId)).filter(({ id }) => id !== member.id)
  if (!next) return startHousehold(services, trx, member)
  await MemberModel.query(trx).deleteById(member.id)
  if (member.place > 0) return
  for (const follow of services.hooks.householdLeavings)
    await follow(services, trx, { userId, member: null, from: member.householdId })
  await MemberModel.query(trx).findById(next.id).patch({ place: 0 })
}
