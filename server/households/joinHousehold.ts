import type { Knex } from 'knex'
import { UserModel } from '../accounts/UserModel'
import type { Services } from '../platform/services'
import { countChange } from './changeHousehold'
import { endHousehold } from './endHousehold'
import { InvitationModel } from './InvitationModel'
import type { FullHousehold } from './lockHouseholds'
import { MemberModel } from './MemberModel'
import { noteMembership } from './noteMembership'
import { nameOf } from './views'
import type { Origin } from '../request/Origin'

/** A newcomer with an invitation, and both households, locked. */
export interface Acceptance {
  invitation: InvitationModel
  self: MemberModel
  from: FullHousehold
  to: FullHousehold
  /** Whether the newcomer's household ends, since no other account is in it. */
  isEnd: boolean
  /** Members without an account who come along. */
  brought: readonly MemberModel[]
  /** Whether own items and what is at home come along. */
  bringsItems: boolean
  /** What the newcomer wants to be called; null for the name so far. */
  name: string | null
  /** From where the newcomer joins. */
  by: Origin
}

/** Moves a newcomer, and who comes along, into the household of an invitation, which is used up. */
export async function joinHousehold(
  services: Services,
  trx: Knex.Transaction,
  { invitation, self: present, from, to, isEnd, brought, bringsItems, name, by }: Acceptance,
): Promise<void> {
  const self = name === null ? present : present.$clone().$set({ name })
  const userId = String(self.userId)
  const [left, joined] = [from.household.id, to.household.id]
  const now = services.now()
  await InvitationModel.query(trx)
    .findById(invitation.id)
    .where({ householdId: joined })
    .patch({ usedAt: now, sentTo: null })
  const { email } = await UserModel.query(trx).findById(userId).throwIfNotFound()
  const place = to.members.find(({ id }) => id === invitation.memberId)
  const memberId = place ? await takePlace(trx, self, place, now) : await takeNewPlace(trx, self, joined, now)
  for (const { id } of brought) await MemberModel.query(trx).findById(id).patch({ householdId: joined })
  const move = {
    userId,
    memberId,
    name: nameOf({ name: self.name, email }),
    from: left,
    place: self.place,
    to: joined,
    isEnd,
    bringsItems,
    memberIds: new Map([[self.id, memberId], ...brought.map(({ id }) => [id, id] as const)]),
    placeOf: place?.id ?? null,
  }
  for (const follow of services.hooks.householdMoves) await follow(services, trx, move)
  await noteMembership(services, trx, userId, to, { kind: 'HOUSEHOLD_JOINED', by })
  if (isEnd) await endHousehold(services, trx, left)
  else {
    await noteMembership(services, trx, userId, from, { kind: 'HOUSEHOLD_LEFT', by })
    await countChange(trx, left)
  }
  await countChange(trx, joined)
}

async function takeNewPlace(trx: Knex, self: MemberModel, householdId: string, joinedAt: number): Promise<string> {
  await MemberModel.query(trx)
    .findById(self.id)
    .patch({ householdId, joinedAt, name: self.name, answersEditedBy: 'SELF' })
  return self.id
}

/** The newcomer becomes the member whose place it is. */
async function takePlace(trx: Knex, self: MemberModel, place: MemberModel, joinedAt: number): Promise<string> {
  await MemberModel.query(trx).deleteById(self.id)
  return becomeMember(trx, self, place, joinedAt)
}

/** An account takes the place of a member without one. Other invitations to that place lead nowhere. */
export async function becomeMember(
  trx: Knex,
  self: Pick<MemberModel, 'userId' | 'name' | 'place'>,
  place: MemberModel,
  joinedAt: number,
): Promise<string> {
  await InvitationModel.query(trx)
    .where({ householdId: place.householdId, memberId: place.id })
    .whereNull('usedAt')
    .delete()
  await MemberModel.query(trx)
    .findById(place.id)
    .patch({ userId: self.userId, name: self.name || place.name, joinedAt, answersEditedBy: 'SELF', place: self.place })
  return place.id
}
