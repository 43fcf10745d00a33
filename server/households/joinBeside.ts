import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type { InputError } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { countChange } from './changeHousehold'
import { InvitationModel } from './InvitationModel'
import { becomeMember } from './joinHousehold'
import { type FullHousehold, lockHouseholds } from './lockHouseholds'
import { MemberModel } from './MemberModel'
import { newMember } from './membership'
import { messages } from './messages'
import { noteMembership } from './noteMembership'
import type { Origin } from '../request/Origin'
import { freePlace, placesOfAccount, tooManyHouseholds } from './places'

/**
 * An account joins the household of an invitation beside those that it is in (docs/product.md HH-26).
 * @returns what is wrong, if anything; null when the invitation or its household has gone since.
 */
export async function joinBeside(
  services: Services,
  trx: Knex.Transaction,
  { userId, name, by }: Pick<Newcomer, 'userId' | 'name' | 'by'>,
  { id, householdId }: InvitationModel,
): Promise<{ error: InputError | null } | null> {
  const to = (await lockHouseholds(trx, householdId)).get(householdId)
  const invitation = await InvitationModel.open(trx, services.now()).findById(id).where({ householdId }).forUpdate()
  if (!to || !invitation) return null
  const own = await placesOfAccount(trx, userId)
  const [first, place] = [own[0], freePlace(own)]
  if (own.some((one) => one.householdId === householdId))
    return { error: inputError('DUPLICATE', 'key', messages.inItAlready) }
  if (!first || place === null) return { error: tooManyHouseholds() }
  if (invitation.memberId === null && to.members.length >= LIMITS.householdMembers)
    return { error: inputError('TOO_MANY', null, messages.full()) }
  await takePlaceIn(services, trx, to, { invitation, userId, name, by, first, place })
  return { error: null }
}

interface Newcomer {
  readonly invitation: InvitationModel
  readonly userId: string
  /** What the newcomer wants to be called; null for the name in the first household. */
  readonly name: string | null
  /** From where the newcomer joins. */
  readonly by: Origin
  /** The newcomer's place in the first of the other households. */
  readonly first: MemberModel
  readonly place: number
}

async function takePlaceIn(
  services: Services,
  trx: Knex.Transaction,
  full: FullHousehold,
  { invitation, userId, name: wanted, by, first, place }: Newcomer,
): Promise<void> {
  const { household, members } = full
  const [to, now] = [household.id, services.now()]
  const { portion } = first
  const name = wanted ?? first.name
  await InvitationModel.query(trx)
    .findById(invitation.id)
    .where({ householdId: to })
    .patch({ usedAt: now, sentTo: null })
  const known = { ...newMember({ householdId: to, userId, joinedAt: now }), name, portion, place }
  const taken = members.find(({ id }) => id === invitation.memberId)
  const memberId = taken ? await becomeMember(trx, known, taken, now) : known.id
  if (!taken) await MemberModel.query(trx).insert(known)
  const move = {
    userId,
    memberId,
    name,
    from: null,
    place,
    to,
    isEnd: false,
    bringsItems: false,
    memberIds: new Map<string, string>(),
  }
  for (const follow of services.hooks.householdMoves)
    await follow(services, trx, { ...move, placeOf: taken?.id ?? null })
  await noteMembership(services, trx, userId, full, { kind: 'HOUSEHOLD_JOINED', by })
  await countChange(trx, to)
}
