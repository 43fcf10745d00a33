import { logOutcome } from '../accounts/logAccountEvents'
import type { Resolvers } from '../generated/resolverTypes'
import { readHousehold } from '../households/readHousehold'
import { userOf } from '../request/context'
import { calendarFeedsOf, endCalendarFeed, makeCalendarFeed } from './calendarFeeds'

/** The plan in other programs' calendars. */
export const calendar: Resolvers = {
  Household: {
    calendarFeeds: async ({ id, members }, _args, context) => {
      const feeds = await calendarFeedsOf(context.services, userOf(context).userId, id)
      return feeds.map(({ memberId, ...feed }) => ({
        id: feed.id,
        createdAt: feed.createdAt,
        member: members.find((member) => member.id === memberId) ?? null,
      }))
    },
  },
  Mutation: {
    makeCalendarFeed: async (_parent, { input }, context) => {
      const caller = userOf(context)
      const { address, errors } = await makeCalendarFeed(context.services, caller, input.memberId ?? null)
      logOutcome(context, 'calendar_address', errors)
      return { address, household: address === null ? null : await readHousehold(context.services, caller), errors }
    },
    endCalendarFeed: async (_parent, { input }, context) => {
      const caller = userOf(context)
      await endCalendarFeed(context.services, caller, input.id)
      return { household: await readHousehold(context.services, caller), errors: [] }
    },
  },
}
