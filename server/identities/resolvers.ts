import { accountOf, logOutcome } from '../accounts/logAccountEvents'
import { isProven } from '../accounts/presentPassword'
import { replaceSession } from '../accounts/replaceSession'
import { viewerOf, viewerOfSession } from '../accounts/viewerOf'
import type { Resolvers } from '../generated/resolverTypes'
import { type Context, originOf, personHere, personOf, sessionOf, userOf } from '../request/context'
import { logSecurityOf } from '../request/securityLog'
import { beginVisit } from './beginVisit'
import { connectedWith } from './connectedWith'
import { connectProvider } from './connectProvider'
import { disconnectProvider } from './disconnectProvider'
import { addressOfLogOut } from './provider'
import { proveByProvider } from './proveByProvider'
import { signInByProvider } from './signInByProvider'
import { secretIn, VISIT_LIFE } from './visits'

/** Signing in with the home's own provider of OpenID Connect. */
export const identities: Resolvers = {
  Viewer: {
    provider: async ({ id }, _args, context) => {
      const { services } = context
      const { provider } = services.config
      if (provider === null) return null
      const identity = await connectedWith(services, id)
      return {
        name: provider.name,
        connectedAt: identity?.createdAt ?? null,
        usedAt: identity?.usedAt ?? null,
        isProven: await isProven(services, id, sessionOf(context)),
      }
    },
  },
  LogOutResult: {
    providerLogOut: ({ wasByProvider }, _args, { services }) => (wasByProvider ? addressOfLogOut(services) : null),
  },
  Mutation: {
    beginProviderVisit: async (_parent, { input }, context) => {
      const visitor = { userId: personOf(context.principal)?.userId ?? null, sessionId: sessionOf(context) }
      const begun = await beginVisit(context.services, input, visitor)
      if ('errors' in begun) return { url: null, errors: begun.errors }
      context.visitCookie.set(begun.secret, VISIT_LIFE)
      return { url: begun.url, errors: [] }
    },
    signInByProvider: async (_parent, { input }, context) => {
      const { services, ip } = context
      const outcome = await signInByProvider(services, secretOf(context), input, originOf(context))
      const { email } = outcome
      const account = email === null ? {} : accountOf(context, email)
      if ('errors' in outcome) {
        const { errors } = outcome
        // Who is asked to agree is on the way.
        if (errors[0]?.code !== 'REQUIRED') logOutcome(context, 'sign_in', errors, { ...account, object: 'provider' })
        return { accessToken: null, ip, viewer: null, email, errors }
      }
      const { session, user, isNew } = outcome
      if (isNew) logSecurityOf(context, 'sign_up', 'success', { ...account, object: 'provider' })
      logSecurityOf(context, 'sign_in', 'success', { ...account, userId: user.id, object: 'provider' })
      context.visitCookie.clear()
      await replaceSession(context, user.id, session)
      return { accessToken: session.accessToken, ip, viewer: viewerOf({ ...user, ipAddress: ip }), email, errors: [] }
    },
    connectProvider: async (_parent, { input: { agreed = false } }, context) => {
      const { userId } = userOf(context)
      const { email, errors } = await connectProvider(context.services, personHere(context), secretOf(context), agreed)
      if (errors[0]?.code !== 'REQUIRED') logOutcome(context, 'provider_connected', errors)
      if (errors.length > 0) return { viewer: null, email, errors }
      context.visitCookie.clear()
      return { viewer: viewerOfSession(context.services, userId), email, errors }
    },
    proveByProvider: async (_parent, _args, context) => {
      const { userId } = userOf(context)
      const errors = await proveByProvider(
        context.services,
        { userId, sessionId: sessionOf(context) },
        secretOf(context),
      )
      logOutcome(context, 'provider_proof', errors)
      context.visitCookie.clear()
      return { viewer: errors.length > 0 ? null : viewerOfSession(context.services, userId), errors }
    },
    disconnectProvider: async (_parent, { input: { password } }, context) => {
      const person = personHere(context)
      const errors = await disconnectProvider(context.services, person, password)
      logOutcome(context, 'provider_disconnected', errors)
      return { viewer: errors.length > 0 ? null : viewerOfSession(context.services, person.userId), errors }
    },
  },
}

const secretOf = ({ visitCookie }: Context): string | null => secretIn(visitCookie.value)
