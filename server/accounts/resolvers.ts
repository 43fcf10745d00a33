import { inputError, unauthenticated } from '../errors'
import type { InputError, Resolvers, Viewer } from '../generated/resolverTypes'
import { type Context, userOf } from '../request/context'
import { changePassword } from './changePassword'
import { confirmEmail } from './confirmEmail'
import { deleteAccount } from './deleteAccount'
import { exportMyData } from './exportMyData'
import { logIn } from './logIn'
import { logOut } from './logOut'
import { messages } from './messages'
import { refreshSession } from './refreshSession'
import { requestPasswordReset } from './requestPasswordReset'
import { resetPassword } from './resetPassword'
import { giveCookie } from './sessions'
import { signUp } from './signUp'
import { UserModel } from './UserModel'

/** Sign-up, sessions, passwords and the personal data of an account. */
export const accounts: Resolvers = {
  Query: {
    viewer: async (_parent, _args, context) => {
      const user = await UserModel.query(context.services.db).findById(userOf(context).userId)
      if (!user) throw unauthenticated()
      return viewerOf(user)
    },
    myData: (_parent, _args, context) => exportMyData(context.services, userOf(context).userId),
  },
  Mutation: {
    logIn: async (_parent, { input }, context) => {
      const outcome = await logIn(context.services, input, callerOf(context))
      if ('errors' in outcome) return { accessToken: null, ip: context.ip, viewer: null, errors: outcome.errors }
      giveCookie(context.refreshCookie, outcome.session)
      const viewer = { ...viewerOf(outcome.user), ipAddress: context.ip }
      return { accessToken: outcome.session.accessToken, ip: context.ip, viewer, errors: [] }
    },
    refreshSession: async (_parent, _args, { services, refreshCookie }) => {
      const outcome = await refreshSession(services, refreshCookie.value)
      if (!outcome) {
        refreshCookie.clear()
        throw unauthenticated(messages.sessionEnded)
      }
      if (!('renewed' in outcome)) return outcome
      giveCookie(refreshCookie, outcome.renewed)
      return { accessToken: outcome.renewed.accessToken }
    },
    logOut: async (_parent, _args, { services, principal, refreshCookie }) => {
      await logOut(services, refreshCookie.value, principal)
      refreshCookie.clear()
      return { ok: true }
    },
    signUp: async (_parent, { input }, context) => toPayload(await signUp(context.services, input, context)),
    confirmEmail: async (_parent, { input }, { services }) => {
      const confirmed = await confirmEmail(services, input.key)
      return { confirmed, errors: confirmed ? [] : [inputError('KEY_INVALID', 'key', messages.confirmKeyInvalid)] }
    },
    requestPasswordReset: async (_parent, { input }, context) =>
      toPayload(await requestPasswordReset(context.services, input.email, context)),
    resetPassword: async (_parent, { input }, { services }) => {
      const errors = await resetPassword(services, input)
      return { reset: errors.length === 0, errors }
    },
    changePassword: async (_parent, { input }, context) => {
      const outcome = await changePassword(context.services, userOf(context).userId, input, callerOf(context))
      if ('errors' in outcome) return { accessToken: null, message: null, errors: outcome.errors }
      giveCookie(context.refreshCookie, outcome.session)
      return { accessToken: outcome.session.accessToken, message: messages.passwordChanged, errors: [] }
    },
    deleteAccount: async (_parent, { input }, context) => {
      const errors = await deleteAccount(context.services, userOf(context).userId, input.password)
      if (errors.length === 0) context.refreshCookie.clear()
      return { deleted: errors.length === 0, errors }
    },
  },
}

const viewerOf = ({ id, email, ipAddress, marketingOptIn, createdAt }: UserModel): Viewer => ({
  id,
  email,
  ipAddress,
  marketingOptIn,
  createdAt,
})

const callerOf = ({ ip, userAgent }: Context) => ({ ip, userAgent })

const toPayload = (outcome: { message: string } | { errors: InputError[] }) =>
  'errors' in outcome ? { message: null, errors: outcome.errors } : { message: outcome.message, errors: [] }
