import { logOutcome } from '../accounts/logAccountEvents'
import { viewerOfSession } from '../accounts/viewerOf'
import type { Resolvers } from '../generated/resolverTypes'
import { personHere, userOf } from '../request/context'
import { logSecurityOf } from '../request/securityLog'
import { makePersonalKey } from './makePersonalKey'
import { personalKeysOf, revokePersonalKey } from './personalKeys'

/** Keys of people for their own programs. */
export const keys: Resolvers = {
  Viewer: {
    personalKeys: ({ id }, _args, { services }) => personalKeysOf(services, id),
  },
  Mutation: {
    makePersonalKey: async (_parent, { input }, context) => {
      const maker = personHere(context)
      const made = await makePersonalKey(context.services, maker, input)
      const isMade = 'key' in made
      logOutcome(context, 'personal_key_made', isMade ? [] : made.errors, isMade ? { object: made.prefix } : {})
      return isMade
        ? { key: made.key, viewer: viewerOfSession(context.services, maker.userId), errors: [] }
        : { key: null, viewer: null, errors: made.errors }
    },
    revokePersonalKey: async (_parent, { input: { id } }, context) => {
      const { userId } = userOf(context)
      if (await revokePersonalKey(context.services, userId, { id }, context))
        logSecurityOf(context, 'personal_key_revoked', 'success', { keyId: id })
      return { viewer: viewerOfSession(context.services, userId), errors: [] }
    },
  },
}
