import { unauthenticated } from '../platform/errors'
import type { Resolvers } from '../generated/resolverTypes'
import type { InputError } from '../generated/schemaTypes'
import { type Context, originOf, personHere, sessionOf, userOf } from '../request/context'
import { releasedCodes } from '../request/releasedCodes'
import { logSecurityOf, type SecurityEvent } from '../request/securityLog'
import { confirmEmailChange, type EmailKeyOutcome, requestEmailChange } from './changeEmail'
import { beginExport } from './beginExport'
import { changePassword } from './changePassword'
import { closeFirstQuestions } from './closeFirstQuestions'
import { confirmEmail } from './confirmEmail'
import { deleteAccount } from './deleteAccount'
import { endSessions, type Which } from './endSessions'
import { exportMyData } from './exportMyData'
import { accountOf, logOutcome } from './logAccountEvents'
import { securityHistory } from './history/securityHistory'
import { logIn } from './logIn'
import { logOut } from './logOut'
import { KEY_LIFE } from './mailedKeys'
import { messages } from './messages'
import { hasPassword } from './passwordHash'
import { openSessions } from './openSessions'
import { proveByPassword } from './proveByPassword'
import { refreshSession } from './refreshSession'
import { replaceSession } from './replaceSession'
import { requestPasswordReset } from './requestPasswordReset'
import { resetPassword } from './resetPassword'
import { returnEmail } from './returnEmail'
import { newSecret } from './secrets'
import { giveCookie } from './sessions'
import { signUp } from './signUp'
import { viewerOf, viewerOfSession } from './viewerOf'

/** Sign-up, sessions, passwords and the personal data of an account. */
export const accounts: Resolvers = {
  Query: {
    viewer: (_parent, _args, context) => viewerOfSession(context.services, userOf(context).userId),
    myData: async (_parent, _args, context) => {
      await beginExport(context)
      return exportMyData(context.services, userOf(context).userId)
    },
  },
  Viewer: {
    email: async (viewer) => (await viewer.account()).email,
    ipAddress: async (viewer) => (await viewer.account()).ipAddress,
    marketingOptIn: async (viewer) => (await viewer.account()).marketingOptIn,
    createdAt: async (viewer) => (await viewer.account()).createdAt,
    firstQuestionsAt: async (viewer) => (await viewer.account()).firstQuestionsAt,
    hasPassword: async (viewer) => hasPassword(await viewer.account()),
    sessions: async ({ id }, _args, context) => {
      const here = sessionOf(context)
      const all = (await openSessions(context.services, id)).map((one) => ({ ...one, isCurrent: one.id === here }))
      return all.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    },
    securityHistory: ({ id }, { first }, context) => securityHistory(context.services, id, first, sessionOf(context)),
  },
  Mutation: {
    logIn: async (_parent, { input }, context) => {
      const outcome = await logIn(context.services, input, originOf(context))
      const account = accountOf(context, input.email)
      if ('errors' in outcome) {
        if (outcome.blocked) logSecurityOf(context, 'sign_in', 'blocked', account)
        else logOutcome(context, 'sign_in', outcome.errors, account)
        return { accessToken: null, ip: context.ip, viewer: null, errors: outcome.errors }
      }
      logSecurityOf(context, 'sign_in', 'success', { ...account, userId: outcome.user.id })
      await replaceSession(context, outcome.user.id, outcome.session)
      const viewer = viewerOf({ ...outcome.user, ipAddress: context.ip })
      return { accessToken: outcome.session.accessToken, ip: context.ip, viewer, errors: [] }
    },
    refreshSession: async (_parent, _args, context) => {
      const { services, refreshCookie } = context
      const outcome = await refreshSession(services, refreshCookie.value, context)
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
      const wasByProvider = await logOut(services, refreshCookie.value, principal)
      logSecurityOf(context, 'sign_out', 'success')
      refreshCookie.clear()
      return { wasByProvider, errors: [] }
    },
    endSession: (_parent, { input: { id } }, context) => endOf(context, { only: id }),
    endOtherSessions: (_parent, _args, context) => {
      const here = sessionOf(context)
      if (here === null) throw unauthenticated()
      return endOf(context, { allBut: here })
    },
    signUp: async (_parent, { input }, context) => {
      const browserSecret = browserSecretOf(context) ?? newSecret()
      const outcome = await signUp(context.services, input, { ip: context.ip, browserSecret })
      const payload = { ...toPayload(outcome), isConfirmed: 'isConfirmed' in outcome && outcome.isConfirmed }
      // Whether or not the address is known.
      if (payload.errors.length === 0) context.signUpCookie.set(browserSecret, KEY_LIFE.confirm)
      logOutcome(context, 'sign_up', payload.errors, accountOf(context, input.email))
      return payload
    },
    confirmEmail: async (_parent, { input }, context) => {
      const caller = { ...originOf(context), browserSecret: browserSecretOf(context) }
      const outcome = await confirmEmail(context.services, input, caller)
      const errors = 'errors' in outcome ? outcome.errors : []
      logOutcome(context, 'confirm_email', errors)
      const refused = { confirmed: false, email: null, accessToken: null, ip: context.ip }
      if ('errors' in outcome) return { ...refused, errors: releasedCodes(errors, context) }
      const { user, session } = outcome
      if (session) {
        logSecurityOf(context, 'sign_in', 'success', { ...accountOf(context, user.email), userId: user.id })
        await replaceSession(context, user.id, session)
        context.signUpCookie.clear()
      }
      const accessToken = session?.accessToken ?? null
      return { ...refused, confirmed: true, email: user.email, accessToken, errors: [] }
    },
    requestPasswordReset: async (_parent, { input }, context) => {
      const payload = toPayload(await requestPasswordReset(context.services, input.email, context))
      logOutcome(context, 'password_reset_request', payload.errors, accountOf(context, input.email))
      return payload
    },
    resetPassword: async (_parent, { input }, context) => {
      const errors = await resetPassword(context.services, input, context)
      logOutcome(context, 'password_reset', errors)
      return { reset: errors.length === 0, errors: releasedCodes(errors, context) }
    },
    changePassword: async (_parent, { input }, context) => {
      const outcome = await changePassword(context.services, userOf(context).userId, input, {
        ...originOf(context),
        sessionId: sessionOf(context),
      })
      logOutcome(context, 'password_change', 'errors' in outcome ? outcome.errors : [])
      if ('errors' in outcome) return { accessToken: null, message: null, errors: outcome.errors }
      giveCookie(context.refreshCookie, outcome.session)
      return { accessToken: outcome.session.accessToken, message: messages.passwordChanged, errors: [] }
    },
    requestEmailChange: async (_parent, { input }, context) => {
      const caller = { ...originOf(context), sessionId: sessionOf(context) }
      const errors = await requestEmailChange(context.services, userOf(context).userId, input, caller)
      logOutcome(context, 'email_change_request', errors)
      return { errors }
    },
    confirmEmailChange: async (_parent, { input }, context) =>
      byEmailKey(context, 'email_change', await confirmEmailChange(context.services, input.key, context)),
    returnEmail: async (_parent, { input }, context) =>
      byEmailKey(context, 'email_return', await returnEmail(context.services, input.key, context)),
    proveByPassword: async (_parent, { input: { password } }, context) => {
      const errors = await proveByPassword(context.services, personHere(context), password)
      logOutcome(context, 'password_proof', errors)
      return { viewer: errors.length > 0 ? null : viewerOfSession(context.services, userOf(context).userId), errors }
    },
    closeFirstQuestions: async (_parent, _args, context) => ({
      closedAt: await closeFirstQuestions(context.services, userOf(context).userId),
      errors: [],
    }),
    deleteAccount: async (_parent, { input }, context) => {
      const errors = await deleteAccount(context.services, userOf(context).userId, {
        password: input.password,
        sessionId: sessionOf(context),
      })
      logOutcome(context, 'account_deletion', errors)
      if (errors.length === 0) context.refreshCookie.clear()
      return { deleted: errors.length === 0, errors }
    },
  },
}

/** What the browser holds of a sign-up that was made in it; null for none. */
const browserSecretOf = ({ signUpCookie: { value } }: Context) => (/^[\w-]{43}$/.test(value ?? '') ? value : null)

function byEmailKey(context: Context, event: SecurityEvent, outcome: EmailKeyOutcome) {
  const isDone = 'email' in outcome
  logOutcome(context, event, isDone ? [] : outcome.errors, isDone ? { userId: outcome.userId } : {})
  return isDone ? { email: outcome.email, errors: [] } : { email: null, errors: outcome.errors }
}

async function endOf(context: Context, which: Exclude<Which, 'all'>) {
  const ended = await endSessions(context.services, userOf(context).userId, which, context)
  if (ended > 0) logSecurityOf(context, 'session_end', 'success', 'only' in which ? { object: which.only } : {})
  return { ended, errors: [] }
}

const toPayload = (outcome: { message: string } | { errors: InputError[] }) =>
  'errors' in outcome ? { message: null, errors: outcome.errors } : { message: outcome.message, errors: [] }
