import { unauthenticated } from '../platform/errors'
import type { Resolvers } from '../generated/resolverTypes'
import type { InputError } from '../generated/schemaTypes'
import { type Context, userOf } from '../request/context'
import { releasedCodes } from '../request/releasedCodes'
import { logSecurityOf } from '../request/securityLog'
import { changePassword } from './changePassword'
import { confirmEmail } from './confirmEmail'
import { deleteAccount } from './deleteAccount'
import { exportMyData } from './exportMyData'
import { accountOf, logOutcome } from './logAccountEvents'
import { logIn } from './logIn'
import { logOut } from './logOut'
import { messages } from './messages'
import { refreshSession } from './refreshSession'
import { requestPasswordReset } from './requestPasswordReset'
import { resetPassword } from './resetPassword'
import { giveCookie } from './sessions'
import { signUp } from './signUp'
import { viewerOf, viewerOfSession } from './viewerOf'

/** Sign-up, sessions, passwords and the personal data of an account. */
export const accounts: Resolvers = {
  Query: {
    viewer: (_parent, _args, context) => viewerOfSession(context.services, userOf(context).userId),
    myData: (_parent, _args, context) => {
      logSecurityOf(context, 'data_export', 'success')
      return exportMyData(context.services, userOf(context).userId)
    },
  },
  Viewer: {
    email: async (viewer) => (await viewer.account()).email,
    ipAddress: async (viewer) => (await viewer.account()).ipAddress,
    marketingOptIn: async (viewer) => (await viewer.account()).marketingOptIn,
    createdAt: async (viewer) => (await viewer.account()).createdAt,
  },
  Mutation: {
    logIn: async (_parent, { input }, context) => {
      const outcome = await logIn(context.services, input, callerOf(context))
      const account = accountOf(context, input.email)
      if ('errors' in outcome) {
        if (outcome.blocked) logSecurityOf(context, 'sign_in', 'blocked', account)
        else logOutcome(context, 'sign_in', outcome.errors, account)
        return { accessToken: null, ip: context.ip, viewer: null, errors: outcome.errors }
      }
      logSecurityOf(context, 'sign_in', 'success', { ...account, userId: outcome.user.id })
      giveCookie(context.refreshCookie, outcome.session)
      const viewer = viewerOf({ ...outcome.user, ipAddress: context.ip })
      return { accessToken: outcome.session.accessToken, ip: context.ip, viewer, errors: [] }
    },
    refreshSession: async (_parent, _args, context) => {
      const { services, refreshCookie } = context
      const outcome = await refreshSession(services, refreshCookie.value)
      if ('ended' in outcome) {
        if (refreshCookie.value !== null) logSecurityOf(context, 'session_refresh', 'failure')
        refreshCookie.clear()
        throw unauthenticated(messages.sessionEnded[outcome.ended])
      }
      const viewer = viewerOf(outcome.user)
      if (!('renewed' in outcome)) return { accessToken: outcome.accessToken, viewer, errors: [] }
      giveCookie(refreshCookie, outcome.renewed)
      return { accessToken: outcome.renewed.accessToken, viewer, errors: [] }
    },
    logOut: async (_parent, _args, context) => {
      const { services, principal, refreshCookie } = context
      await logOut(services, refreshCookie.value, principal)
      logSecurityOf(context, 'sign_out', 'success')
      refreshCookie.clear()
      return { errors: [] }
    },
    signUp: async (_parent, { input }, context) => {
      const outcome = await signUp(context.services, input, context)
      const payload = { ...toPayload(outcome), isConfirmed: 'isConfirmed' in outcome && outcome.isConfirmed }
      logOutcome(context, 'sign_up', payload.errors, accountOf(context, input.email))
      return payload
    },
    confirmEmail: async (_parent, { input }, context) => {
      const errors = await confirmEmail(context.services, input)
      logOutcome(context, 'confirm_email', errors)
      return { confirmed: errors.length === 0, errors: releasedCodes(errors, context) }
    },
    requestPasswordReset: async (_parent, { input }, context) => {
      const payload = toPayload(await requestPasswordReset(context.services, input.email, context))
      logOutcome(context, 'password_reset_request', payload.errors, accountOf(context, input.email))
      return payload
    },
    resetPassword: async (_parent, { input }, context) => {
      const errors = await resetPassword(context.services, input)
      logOutcome(context, 'password_reset', errors)
      return { reset: errors.length === 0, errors: releasedCodes(errors, context) }
    },
    changePassword: async (_parent, { input }, context) => {
      const outcome = await changePassword(context.services, userOf(context).userId, input, callerOf(context))
      logOutcome(context, 'password_change', 'errors' in outcome ? outcome.errors : [])
      if ('errors' in outcome) return { accessToken: null, message: null, errors: outcome.errors }
      giveCookie(context.refreshCookie, outcome.session)
      return { accessToken: outcome.session.accessToken, message: messages.passwordChanged, errors: [] }
    },
    deleteAccount: async (_parent, { input }, context) => {
      const errors = await deleteAccount(context.services, userOf(context).userId, input.password)
      logOutcome(context, 'account_deletion', errors)
      if (errors.length === 0) context.refreshCookie.clear()
      return { deleted: errors.length === 0, errors }
    },
  },
}

const callerOf = ({ ip, userAgent }: Context) => ({ ip, userAgent })

const toPayload = (outcome: { message: string } | { errors: InputError[] }) =>
  'errors' in outcome ? { message: null, errors: outcome.errors } : { message: outcome.message, errors: [] }
