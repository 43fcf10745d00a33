import type { Knex } from 'knex'
import { signIn } from '../accounts/history/signIn'
import { lockAccount } from '../accounts/lockAccount'
import { NO_PASSWORD } from '../accounts/passwordHash'
import type { Caller, OpenSession } from '../accounts/sessions'
import { invitationOf, refusal, registerConfirmed } from '../accounts/signUp'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError, SignInByProviderInput } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { newId } from '../../schema/newId'
import { IdentityModel } from './IdentityModel'
import { messages } from './messages'
import { type AnsweredVisit, answeredVisit, endVisit } from './visits'

export type SignInOutcome =
  | { session: OpenSession; user: UserModel; email: string; isNew: boolean }
  /** `email`: whom the provider vouches for; null where the visit is over. */
  | { errors: InputError[]; email: string | null }

/** What is wrong ends a transaction as this error, so that nothing of it stays. */
class Refused extends Error {
  constructor(readonly error: InputError) {
    super(error.message)
  }
}

/**
 * Signs in whom the provider vouches for. Who is unknown gets an account where the installation takes one and the terms are
 * agreed to; an account that has the address already is not touched (docs/product.md ACC-61).
 */
export async function signInByProvider(
  services: Services,
  secret: string | null,
  input: SignInByProviderInput,
  caller: Caller,
): Promise<SignInOutcome> {
  const name = services.config.provider?.name ?? ''
  const over = inputError('VISIT_OVER', null, messages.visitOver({ name }))
  const visit = await answeredVisit(services, secret, 'SIGN_IN')
  if (!visit) return { errors: [over], email: null }
  const { email } = visit
  // Outside the transaction: features above look invitations up.
  const refused = await refusal(services, invitationOf(input), 'provider')
  try {
    return await inTransaction(
      services.db,
      async (trx) => {
        // First, so that of two calls at once the other waits, and finds it ended.
        if (!(await endVisit(trx, visit))) throw new Refused(over)
        const known = await IdentityModel.of(trx, visit)
        const identity = known ?? (await makeAccount(services, trx, visit, { ...input, refused }))
        const user = await UserModel.query(trx).findById(identity.userId)
        if (!user || (await lockAccount(trx, user)) !== 'unchanged')
          throw new Refused(inputError('NOT_ALLOWED', null, messages.locked(services.config)))
        await IdentityModel.query(trx)
          .findById(identity.id)
          .where({ userId: user.id })
          .patch({ usedAt: services.now() })
        const provenAt = visit.signedInAt === null ? null : Math.min(visit.signedInAt, services.now())
        const session = await signIn(services, trx, user, caller, { name, by: { identityId: identity.id, provenAt } })
        return { session, user, email, isNew: !known }
      },
      ['unique', 'foreignKey'],
    )
  } catch (error) {
    if (error instanceof Refused) return { errors: [error.error], email }
    throw error
  }
}

/** Makes an account without a password, whose address the provider has verified. @throws Refused */
async function makeAccount(
  services: Services,
  trx: Knex,
  { issuer, subject, email }: AnsweredVisit,
  { agreed, marketingOptIn = false, refused }: SignInByProviderInput & { refused: InputError | null },
): Promise<Pick<IdentityModel, 'id' | 'userId'>> {
  const name = services.config.provider?.name ?? ''
  const present = await UserModel.ofEmail(trx, email)
  const isTaken = present !== undefined && (present.confirmedAt !== null || present.lockedAt !== null)
  if (isTaken) throw new Refused(inputError('DUPLICATE', 'email', messages.addressTaken({ name, email })))
  if (refused) throw new Refused(refused)
  if (!agreed) throw new Refused(inputError('REQUIRED', 'agreed', messages.agree))
  const isMade = await registerConfirmed(services, trx, { email, passwordHash: NO_PASSWORD, marketingOptIn })
  const user = await UserModel.ofEmail(trx, email)
  // Its owner may have confirmed the address a moment ago.
  if (!isMade || !user) throw new Refused(inputError('DUPLICATE', 'email', messages.addressTaken({ name, email })))
  const identity = { id: newId(), userId: user.id, issuer, subject }
  await IdentityModel.query(trx).insert({ ...identity, createdAt: services.now(), usedAt: null })
  return identity
}
