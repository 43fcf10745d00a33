import { LIMITS, TIMES } from '../../schema/limits'
import { emailProblems, normaliseEmail } from '../accounts/email'
import { consumeMail } from '../accounts/mailBudget'
import { hashOf, newSecret } from '../accounts/secrets'
import { UserModel } from '../accounts/UserModel'
import { inputError } from '../platform/errors'
import type { InputError, InviteToHouseholdInput } from '../generated/schemaTypes'
import { queueMail } from '../mail/outbox'
import { invitationMail } from '../mail/templates/invitationMail'
import type { Services } from '../platform/services'
import { announceHousehold } from './announceHousehold'
import { type Change, countChange, type HouseholdOutcome, inHousehold } from './changeHousehold'
import { findMember, noSuchMember } from './findMember'
import { InvitationModel } from './InvitationModel'
import { PROOF_MARK } from './invitations'
import { messages } from './messages'
import { readHousehold } from './readHousehold'
import type { Caller } from '../request/context'
import { newId } from '../../schema/newId'

/** What an owner asked for, with the address in the form in which it is compared. */
interface Wanted {
  email: string | null
  memberId: string | null
}

/** The outcome of making an invitation: its id and its link, of which only the hash of the key is kept. */
type InvitationOutcome = HouseholdOutcome & { made: { id: string; link: string } | null }

/**
 * Makes an invitation to the caller's household and queues the mail with its link. Of the address nothing is looked up, so
 * that neither the answer nor the time tells whether it has an account (docs/product.md HH-10).
 */
export async function inviteToHousehold(
  services: Services,
  caller: Caller,
  input: InviteToHouseholdInput,
  { ip }: { ip: string },
): Promise<InvitationOutcome> {
  const email = input.email == null ? null : normaliseEmail(input.email)
  const wanted: Wanted = { email, memberId: input.memberId ?? null }
  const errors = [
    ...(await inHousehold(services, caller, (change) => problemsOf(services, change, wanted))),
    ...(email === null ? [] : emailProblems(email, messages.blankEmail)),
  ]
  if (errors.length > 0) return { household: null, made: null, errors }
  if (email !== null && !(await consumeMail(services, { purpose: 'invitation', email, ip, inviter: caller.userId })))
    return { household: null, made: null, errors: [inputError('TOO_MANY', 'email', messages.tooManyMails)] }

  const made = { id: newId(), link: '' }
  const late = await inHousehold(services, caller, async (change) => {
    const errors = await problemsOf(services, change, wanted)
    if (errors.length > 0) return { errors, householdId: null }
    made.link = await insertInvitation(services, change, made.id, wanted)
    await countChange(change.trx, change.household.id)
    return { errors, householdId: change.household.id }
  })
  if (late.householdId === null) return { household: null, made: null, errors: late.errors }
  announceHousehold(services, late.householdId, 'members')
  return { household: await readHousehold(services, caller), made, errors: [] }
}

async function problemsOf({ now }: Services, change: Change, { memberId }: Wanted): Promise<InputError[]> {
  if (!change.isOwner) return [inputError('NOT_ALLOWED', null, messages.ownerOnly)]
  if (memberId === null) {
    if (change.members.length >= LIMITS.householdMembers) return [inputError('TOO_MANY', null, messages.full())]
  } else {
    const member = findMember(change, memberId)
    if (!member) return noSuchMember()
    if (member.userId !== null) return [inputError('INVALID', 'memberId', messages.hasAccount)]
  }
  const open = await InvitationModel.open(change.trx, now()).where({ householdId: change.household.id }).resultSize()
  return open < LIMITS.openInvitations ? [] : [inputError('TOO_MANY', null, messages.tooManyInvitations())]
}

/** @returns the link. */
async function insertInvitation(
  services: Services,
  { trx, household, self }: Change,
  id: string,
  { email, memberId }: Wanted,
): Promise<string> {
  const [key, proof] = [newSecret(), newSecret()]
  const now = services.now()
  await InvitationModel.query(trx).insert({
    id,
    hash: hashOf(key),
    householdId: household.id,
    memberId,
    sentTo: email,
    proofHash: email === null ? null : hashOf(proof),
    createdAt: now,
    expiresAt: now + TIMES.invitation,
  })
  const link = `${services.config.publicUrl}/invitation/${key}`
  if (email !== null) {
    const inviter = await UserModel.query(trx).findById(String(self.userId)).throwIfNotFound()
    const mail = invitationMail(services.config, { link: link + PROOF_MARK + proof, inviter: inviter.email })
    await queueMail(services, trx, { to: email, userId: inviter.id, ...mail })
  }
  return link
}
