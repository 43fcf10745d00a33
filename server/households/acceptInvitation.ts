import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { inTransaction } from '../database/transaction'
import { inputError, unavailable } from '../platform/errors'
import type { AcceptInvitationInput, InputError } from '../generated/schemaTypes'
import { UserModel } from '../accounts/UserModel'
import type { Services } from '../platform/services'
import { announceHousehold } from './announceHousehold'
import { type HouseholdOutcome } from './changeHousehold'
import { InvitationModel } from './InvitationModel'
import { findInvitation } from './invitations'
import { joinBeside } from './joinBeside'
import { type Acceptance, joinHousehold } from './joinHousehold'
import { accountsIn, type FullHousehold, lockHouseholds, ownerIn } from './lockHouseholds'
import { membership } from './membership'
import { messages } from './messages'
import { readHousehold } from './readHousehold'
import { askingFor, type Caller } from '../request/context'
import type { Origin } from '../request/Origin'
import { readName } from './readMemberInput'

/** How often both households are looked for again when either side changes just then. */
const TRIES = 5

/** Joins the household of an invitation. Of concurrent calls with one key, one succeeds (docs/product.md HH-11). */
export async function acceptInvitation(
  services: Services,
  caller: Caller,
  { key, bringMembers, bringItems, isFurther, name: given }: AcceptInvitationInput,
  by: Origin,
): Promise<HouseholdOutcome> {
  const refused = (error: InputError) => ({ household: null, errors: [error] })
  const named = given == null ? null : readName(given)
  const [wrong] = named?.errors ?? []
  if (wrong) return refused(wrong)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findInvitation(services.db, key, services.now())
    if (!found) return refused(inputError('LINK_INVALID', 'key', messages.keyInvalid))
    if (!(await isFor(services, found, caller.userId)))
      return refused(inputError('NOT_ALLOWED', 'key', messages.sentToAnother))
    const joined = async () => ({
      household: await readHousehold(services, askingFor(caller, found.householdId)),
      errors: [],
    })
    const { householdId } = await membership(services, caller)
    if (isFurther) {
      const beside = await inTransaction(
        services.db,
        (trx) => joinBeside(services, trx, { userId: caller.userId, name: named?.name ?? null, by }, found),
        ['unique'],
      )
      if (beside?.error) return refused(beside.error)
      if (!beside) continue
      announceHousehold(services, found.householdId, 'members')
      return joined()
    }
    if (householdId === found.householdId) return refused(inputError('DUPLICATE', 'key', messages.inItAlready))
    const done = await inTransaction(services.db, async (trx) => {
      const locked = await lockHouseholds(trx, householdId, found.householdId)
      const acceptance = await readAcceptance(services, trx, found.id, {
        from: locked.get(householdId),
        to: locked.get(found.householdId),
        userId: caller.userId,
        bringsMembers: bringMembers ?? false,
        bringsItems: bringItems ?? false,
        name: named?.name ?? null,
        by,
      })
      if (!acceptance) return null
      const error = problemOf(acceptance)
      if (!error) await joinHousehold(services, trx, acceptance)
      return { error }
    })
    if (done?.error) return refused(done.error)
    if (!done) continue
    announceHousehold(services, householdId, 'members')
    for (const name of ['members', 'list', 'cupboard'] as const)
      if (name === 'members' || bringItems) announceHousehold(services, found.householdId, name)
    return joined()
  }
  throw unavailable()
}

/** A mailed invitation is for its address, one whose link was handed over for its bearer. */
async function isFor({ db }: Services, { sentTo }: InvitationModel, userId: string): Promise<boolean> {
  if (sentTo === null) return true
  const { email } = await UserModel.query(db).findById(userId).throwIfNotFound()
  return email === sentTo
}

/** Everything as it is under the locks; null when the newcomer or the invitation has moved since. */
async function readAcceptance(
  { now }: Services,
  trx: Knex.Transaction,
  id: string,
  given: {
    from: FullHousehold | undefined
    to: FullHousehold | undefined
    userId: string
    bringsMembers: boolean
  } & Pick<Acceptance, 'bringsItems' | 'name' | 'by'>,
): Promise<Acceptance | null> {
  const { from, to, userId, bringsMembers, bringsItems, name, by } = given
  const self = from?.members.find((member) => member.userId === userId)
  if (!from || !to || !self) return null
  const householdId = to.household.id
  const invitation = await InvitationModel.open(trx, now()).findById(id).where({ householdId }).forUpdate()
  if (!invitation) return null
  const isEnd = accountsIn(from).length === 1
  const brought = isEnd && bringsMembers ? from.members.filter((member) => member.userId === null) : []
  return { invitation, self, from, to, isEnd, brought, bringsItems: isEnd && bringsItems, name, by }
}

function problemOf({ self, from, to, isEnd, invitation, brought }: Acceptance): InputError | null {
  if (to.members.some(({ userId }) => userId === self.userId))
    return inputError('DUPLICATE', 'key', messages.inItAlready)
  if (!isEnd && ownerIn(from)?.id === self.id) return inputError('HAND_OVER_FIRST', null, messages.handOverFirst)
  const added = brought.length + (invitation.memberId === null ? 1 : 0)
  if (to.members.length + added <= LIMITS.householdMembers) return null
  return inputError('TOO_MANY', brought.length > 0 ? 'bringMembers' : null, messages.full())
}
