import { accountOf, logOutcome } from '../accounts/logAccountEvents'
import { isProven } from '../accounts/presentPassword'
import { newSecret } from '../accounts/secrets'
import { replaceSession } from '../accounts/replaceSession'
import { viewerOf, viewerOfSession } from '../accounts/viewerOf'
import type { Resolvers } from '../generated/resolverTypes'
import type { InputError } from '../generated/schemaTypes'
import { type Context, originOf, personHere, sessionOf, userOf } from '../request/context'
import { logSecurityOf, type SecurityEvent } from '../request/securityLog'
import { addPasskey, beginPasskey } from './addPasskey'
import { CHALLENGE_LIFE } from './challenges'
import { PasskeyModel } from './PasskeyModel'
import { removePasskey, renamePasskey } from './passkeys'
import { beginPasskeyProof, proveByPasskey } from './proveByPasskey'
import { noPasskeys } from './relyingParty'
import { mayRemovePassword, removePassword } from './removePassword'
import { beginPasskeySignIn, signInByPasskey } from './signInByPasskey'

/** Passkeys: adding, naming and removing them, and signing in with one. */
export const passkeys: Resolvers = {
  Viewer: {
    passkeys: ({ id }, _args, { services }) => PasskeyModel.ofUser(services.db, id),
    isProven: ({ id }, _args, context) => isProven(context.services, id, sessionOf(context)),
    mayRemovePassword: async (viewer, _args, { services }) => mayRemovePassword(services, await viewer.account()),
  },
  Mutation: {
    beginPasskeySignIn: async (_parent, _args, context) => {
      const secret = secretOf(context) ?? newSecret()
      const options = await beginPasskeySignIn(context.services, secret)
      if (options !== null) context.passkeyCookie.set(secret, CHALLENGE_LIFE)
      return begun(options)
    },
    signInByPasskey: async (_parent, { input: { response } }, context) => {
      const { services, ip } = context
      const outcome = await signInByPasskey(services, secretOf(context), response, originOf(context))
      if ('errors' in outcome) {
        const { errors, blocked, copied } = outcome
        const about = { object: 'passkey', ...(copied && { userId: copied.userId, reason: 'COPIED' }) }
        if (blocked) logSecurityOf(context, 'sign_in', 'blocked', about)
        else logOutcome(context, 'sign_in', errors, about)
        return { accessToken: null, ip, viewer: null, errors }
      }
      const { session, user } = outcome
      logSecurityOf(context, 'sign_in', 'success', {
        ...accountOf(context, user.email),
        ...{ userId: user.id, object: 'passkey' },
      })
      await replaceSession(context, user.id, session)
      return { accessToken: session.accessToken, ip, viewer: viewerOf({ ...user, ipAddress: ip }), errors: [] }
    },
    beginPasskey: async (_parent, { input: { password } }, context) => {
      const outcome = await beginPasskey(context.services, personHere(context), password)
      if (!('errors' in outcome)) return begun(outcome.options)
      logOutcome(context, 'passkey_added', outcome.errors)
      return { options: null, errors: outcome.errors }
    },
    addPasskey: async (_parent, { input: { response } }, context) =>
      changed(context, 'passkey_added', await addPasskey(context.services, personHere(context), response)),
    beginPasskeyProof: async (_parent, _args, context) =>
      begun(await beginPasskeyProof(context.services, personHere(context))),
    proveByPasskey: async (_parent, { input: { response } }, context) =>
      changed(context, 'passkey_proof', await proveByPasskey(context.services, personHere(context), response)),
    renamePasskey: async (_parent, { input }, context) => {
      const { userId } = userOf(context)
      return viewerAfter(context, await renamePasskey(context.services, userId, input))
    },
    removePasskey: async (_parent, { input }, context) =>
      changed(context, 'passkey_removed', await removePasskey(context.services, personHere(context), input), {
        object: input.id,
      }),
    removePassword: async (_parent, { input: { password } }, context) =>
      changed(context, 'password_removal', await removePassword(context.services, personHere(context), password)),
  },
}

/** What the browser holds of the sign-ins that were begun in it; null for none. */
const secretOf = ({ passkeyCookie: { value } }: Context) => (/^[\w-]{43}$/.test(value ?? '') ? value : null)

const begun = (options: object | null) =>
  options === null ? { options: null, errors: [noPasskeys()] } : { options: { ...options }, errors: [] }

function changed(context: Context, event: SecurityEvent, errors: InputError[], about = {}) {
  logOutcome(context, event, errors, about)
  return viewerAfter(context, errors)
}

const viewerAfter = (context: Context, errors: InputError[]) => ({
  viewer: errors.length > 0 ? null : viewerOfSession(context.services, userOf(context).userId),
  errors,
})
